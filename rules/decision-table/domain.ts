/** The domain of an input: finitely many values, or an interval that the rows cut into finitely many pieces. */

export interface ChoiceDomain<T extends string> {
  kind: 'choice';
  values: readonly T[];
}

export interface FlagDomain {
  kind: 'flag';
}

/** Whole numbers, both ends included. */
export interface NumberDomain {
  kind: 'number';
  from: number;
  to: number;
}

/** Calendar days, `YYYY-MM-DD`, both ends included. */
export interface DayDomain {
  kind: 'day';
  from: string;
  to: string;
}

export type Domain = ChoiceDomain<string> | FlagDomain | NumberDomain | DayDomain;
export type Inputs = Readonly<Record<string, Domain>>;

export const choice = <const T extends string>(values: readonly T[]): ChoiceDomain<T> => ({
  kind: 'choice',
  values,
});
export const flag = (): FlagDomain => ({ kind: 'flag' });
export const number = (from: number, to: number): NumberDomain => ({ kind: 'number', from, to });
export const day = (from: string, to: string): DayDomain => ({ kind: 'day', from, to });

/** The value that a fact of a domain has. */
export type Fact<D extends Domain> =
  D extends ChoiceDomain<infer T>
    ? T
    : D extends FlagDomain
      ? boolean
      : D extends NumberDomain
        ? number
        : string;

/** A fact for each input clause of a table. */
export type Facts<I extends Inputs> = { readonly [K in keyof I]: Fact<I[K]> };

/** Both ends included; an end left out reaches to the end of the domain. */
export interface Range<T> {
  from?: T;
  to?: T;
}

type Piece<D extends Domain> =
  D extends ChoiceDomain<infer T>
    ? T
    : D extends FlagDomain
      ? boolean
      : D extends NumberDomain
        ? number | Range<number>
        : string | Range<string>;

/** A cell: one piece of the domain, any of several, or all but some. A cell left out means "any". */
export type Cell<D extends Domain> =
  Piece<D> | readonly Piece<D>[] | { except: Piece<D> | readonly Piece<D>[] };

/** A row's condition. */
export type RowCondition<I extends Inputs> = { readonly [K in keyof I]?: Cell<I[K]> };

/** What an outcome may be where its type says less: whole dollars, never below zero; a sentence that every document can print; a part of one, or nothing. */
export type OutcomeDomain = 'dollars' | 'sentence' | 'part';
