import type { FilingDriver } from './levels/filing-driver';

/** What a step sees as `this`: the driver of the level that it runs at. */
export interface World {
  driver: FilingDriver;
}

/** The parts of a data table that both runners offer. */
export interface Table {
  hashes(): Record<string, string>[];
  rows(): string[][];
  rowsHash(): Record<string, string>;
}

/** Registers a wording and what it does. Shaped like the runners' own Given, When and Then, which are passed in. */
export type DefineStep = <Arguments extends unknown[]>(
  wording: string,
  step: (this: World, ...args: Arguments) => unknown,
) => unknown;

/** Gives the wordings of one noun to a runner. */
export type Phrases = (runner: { Given: DefineStep; When: DefineStep; Then: DefineStep }) => void;
