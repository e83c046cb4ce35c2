/** The parts of a data table that both runners offer. */
export interface Table {
  hashes(): Record<string, string>[];
  rows(): string[][];
  rowsHash(): Record<string, string>;
}

/**
 * Registers a wording and what it does with the drivers of the nouns that it is about, at the level that it runs at, and with its values:
 * one argument each, and the table below it.
 */
export type DefineStep<Drivers> = <Values extends unknown[]>(
  wording: string,
  step: (drivers: Drivers, ...values: Values) => unknown,
) => unknown;

/** A step as runners call it. */
export type Step<Drivers> = (drivers: Drivers, ...values: unknown[]) => unknown;

/** Gives the wordings of one noun to a runner whose drivers know that noun, and what else the wordings mention. */
export type Phrases<Drivers> = (runner: {
  Given: DefineStep<Drivers>;
  When: DefineStep<Drivers>;
  Then: DefineStep<Drivers>;
}) => void;
