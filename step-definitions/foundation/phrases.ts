/** What a step sees as `this`: the drivers of the nouns that its wordings are about, at the level that it runs at. */
export interface World<Drivers> {
  driver: Drivers;
}

/** The parts of a data table that both runners offer. */
export interface Table {
  hashes(): Record<string, string>[];
  rows(): string[][];
  rowsHash(): Record<string, string>;
}

/** Registers a wording and what it does. Shaped like the runners' own Given, When and Then, which are passed in. */
export type DefineStep<Drivers> = <Arguments extends unknown[]>(
  wording: string,
  step: (this: World<Drivers>, ...args: Arguments) => unknown,
) => unknown;

/** Gives the wordings of one noun to a runner whose drivers know that noun, and what else the wordings mention. */
export type Phrases<Drivers> = (runner: {
  Given: DefineStep<Drivers>;
  When: DefineStep<Drivers>;
  Then: DefineStep<Drivers>;
}) => void;
