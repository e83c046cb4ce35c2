import type { Cell, Domain } from './domain';
import { alternativesOf, dayNumber, dayText, isExcept } from './cell';

/** One value of a cell, and what the cell says without it. */
export interface CellSplit {
  value: unknown;
  rest: unknown;
}

const beside = (value: unknown, step: number): unknown =>
  typeof value === 'number' ? value + step : dayText(dayNumber(String(value)) + step);

/** The ends of a range, each with the range that is left. */
const splitsOfRange = ({ from, to }: { from?: unknown; to?: unknown }): CellSplit[] =>
  from === to
    ? []
    : [
        ...(from === undefined ? [] : [{ value: from, rest: { from: beside(from, 1), to } }]),
        ...(to === undefined ? [] : [{ value: to, rest: { from, to: beside(to, -1) } }]),
      ];

/**
 * The values of a cell that a row decides for beside others: each value of a list, and both ends of a range. None where the cell has one value,
 * any, or all but some.
 */
export const splitsOf = (cell: Cell<Domain> | undefined): CellSplit[] => {
  if (cell === undefined || isExcept(cell)) return [];
  const alternatives = alternativesOf(cell);
  return alternatives.flatMap((alternative, place) => {
    const others = alternatives.filter((_, other) => other !== place);
    if (typeof alternative !== 'object')
      return others.length > 0 ? [{ value: alternative, rest: others }] : [];
    return splitsOfRange(alternative as object).map(({ value, rest }) => ({
      value,
      rest: [...others, rest],
    }));
  });
};
