import { cellFits, dayNumber, dayText, isExcept, alternativesOf } from './cell';
import type { Cell, DayDomain, Domain, NumberDomain } from './domain';

/** A cell left out is `undefined`. */
type AnyCell = Cell<Domain> | undefined;

/** A domain cut into pieces within which no row tells two values apart. */
export interface Segmentation {
  /** How many pieces there are. */
  readonly count: number;
  /** Whether a cell covers each piece. */
  covers(cell: AnyCell): boolean[];
  /** The cell that covers exactly these pieces; undefined for all of them. */
  cellOf(pieces: readonly number[]): unknown;
}

type Span = readonly [from: number, to: number];

const single = (items: readonly unknown[]): unknown => (items.length === 1 ? items[0] : items);

const segmentValues = (values: readonly unknown[]): Segmentation => ({
  count: values.length,
  covers: (cell) => values.map((value) => cellFits(cell, value)),
  cellOf: (pieces) =>
    pieces.length === values.length ? undefined : single(pieces.map((piece) => values[piece])),
});

/** How the values of an interval become whole positions 0, 1, 2 ... and back. */
interface Scale {
  readonly size: number;
  position(value: unknown): number;
  value(position: number): number | string;
}

const numberScale = ({ from, to }: NumberDomain): Scale => ({
  size: to - from + 1,
  position: (value) => Number(value) - from,
  value: (position) => from + position,
});

const dayScale = ({ from, to }: DayDomain): Scale => ({
  size: dayNumber(to) - dayNumber(from) + 1,
  position: (value) => dayNumber(String(value)) - dayNumber(from),
  value: (position) => dayText(dayNumber(from) + position),
});

/** The positions of a cell; a cell left out is a range without ends. */
const spansOf = (scale: Scale, cell: AnyCell = {}): Span[] =>
  alternativesOf(isExcept(cell) ? cell.except : cell).map((piece) => {
    if (typeof piece !== 'object') return [scale.position(piece), scale.position(piece)];
    const { from, to } = piece as { from?: unknown; to?: unknown };
    return [from === undefined ? 0 : scale.position(from), to === undefined ? Infinity : scale.position(to)];
  });

const segmentInterval = (scale: Scale, cells: readonly AnyCell[]): Segmentation => {
  const spans = cells.flatMap((cell) => spansOf(scale, cell));
  const starts = [...new Set([0, ...spans.flatMap(([from, to]) => [from, to + 1])])]
    .filter((start) => start >= 0 && start < scale.size)
    .sort((a, b) => a - b);
  const end = (piece: number): number => (starts[piece + 1] ?? scale.size) - 1;
  const cellOf = (pieces: readonly number[]): unknown => {
    if (pieces.length === starts.length) return undefined;
    const runs: [number, number][] = [];
    for (const piece of pieces) {
      const last = runs.at(-1);
      if (last && last[1] === piece - 1) last[1] = piece;
      else runs.push([piece, piece]);
    }
    return single(
      runs.map(([first, last]) => {
        const from = starts[first] ?? 0;
        return from === end(last)
          ? scale.value(from)
          : { from: scale.value(from), to: scale.value(end(last)) };
      }),
    );
  };
  // No row tells the values of a piece apart, so that its first value answers for all of them.
  const covers = (cell: AnyCell) => starts.map((start) => cellFits(cell, scale.value(start)));
  return { count: starts.length, covers, cellOf };
};

/** Cuts a domain at the end points of the cells that the rows hold for it. */
export const segment = (domain: Domain, cells: readonly AnyCell[]): Segmentation => {
  switch (domain.kind) {
    case 'choice':
      return segmentValues(domain.values);
    case 'flag':
      return segmentValues([false, true]);
    case 'number':
      return segmentInterval(numberScale(domain), cells);
    case 'day':
      return segmentInterval(dayScale(domain), cells);
  }
};
