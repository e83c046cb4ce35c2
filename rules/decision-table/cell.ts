import type { Cell, Domain, Range } from './domain';

const MS_A_DAY = 86_400_000;

/** The number of a calendar day `YYYY-MM-DD`, counted from 1970; NaN for any other text. */
export const dayNumber = (text: string): number => Date.parse(`${text}T00:00:00Z`) / MS_A_DAY;

/** The calendar day of a number that `dayNumber` gave. */
export const dayText = (number: number): string => new Date(number * MS_A_DAY).toISOString().slice(0, 10);

const isDay = (text: string): boolean => {
  const number = dayNumber(text);
  return Number.isInteger(number) && dayText(number) === text;
};

/** Whether a fact is a value that its domain declares. */
export const isInDomain = (domain: Domain, fact: unknown): boolean => {
  switch (domain.kind) {
    case 'choice':
      return typeof fact === 'string' && domain.values.includes(fact);
    case 'flag':
      return typeof fact === 'boolean';
    case 'number':
      return Number.isInteger(fact) && domain.from <= (fact as number) && (fact as number) <= domain.to;
    case 'day':
      return typeof fact === 'string' && isDay(fact) && domain.from <= fact && fact <= domain.to;
  }
};

/** A cell's pieces as a list. */
export const alternativesOf = (cell: unknown): readonly unknown[] => (Array.isArray(cell) ? cell : [cell]);

export const isExcept = (cell: Cell<Domain> | undefined): cell is Extract<typeof cell, { except: unknown }> =>
  typeof cell === 'object' && 'except' in cell;

const pieceFits = (piece: unknown, fact: unknown): boolean => {
  if (typeof piece !== 'object') return piece === fact;
  const { from, to } = piece as Range<never>;
  return (from === undefined || from <= (fact as never)) && (to === undefined || (fact as never) <= to);
};

const somePieceFits = (pieces: unknown, fact: unknown): boolean =>
  Array.isArray(pieces) ? pieces.some((piece) => pieceFits(piece, fact)) : pieceFits(pieces, fact);

/** Whether a cell fits a fact of its domain; a cell left out fits every fact. */
export const cellFits = (cell: Cell<Domain> | undefined, fact: unknown): boolean => {
  if (cell === undefined) return true;
  return isExcept(cell) ? !somePieceFits(cell.except, fact) : somePieceFits(cell, fact);
};
