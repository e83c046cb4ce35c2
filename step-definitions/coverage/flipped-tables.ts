import type { TableShape } from '#rules';
import { rowText, splitsOf } from '#rules';
import { otherOutcome } from './other-outcome';

/** A change of the rule book that some scenario ought to notice. */
export interface Flip {
  /** What is changed, for people. */
  what: string;
  /** What scenarios exercise, where it is changed. */
  thing: object;
  /** Changes it. @returns the way back */
  apply(): () => void;
}

type TableRow = TableShape['rows'][number];

const isParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const written = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** A part that says the condition once more, such as the flows of a step: it decides nothing. */
const repeatsCondition = (when: TableRow['when'], part: unknown): boolean => {
  const cells = Object.entries(when);
  const isCell = (value: unknown): boolean => cells.some(([, cell]) => written(cell) === written(value));
  const isWithin = (value: Record<string, unknown>): boolean =>
    Object.entries(value).every(([input, cell]) => written(when[input]) === written(cell));
  return isCell(part) || (isParts(part) && isWithin(part));
};

/** Rows in the place of one, and back. */
const replacing = (table: TableShape, place: number, rows: readonly TableRow[]) => (): (() => void) => {
  const own = table.rows as TableRow[];
  const before = [...own];
  own.splice(place, 1, ...rows);
  return () => void own.splice(0, own.length, ...before);
};

/** A part of an outcome as another one, where it is: what reads the outcome past the table sees it too. */
const altering = (then: Record<string, unknown>, part: string, changed: unknown) => (): (() => void) => {
  const before = then[part];
  then[part] = changed;
  return () => void (then[part] = before);
};

/** The flips of a row: each of its values alone, or the row as a whole, and each part of its outcome. */
const flipsOfRow = (table: TableShape, row: TableRow, place: number): Flip[] => {
  const outcomes = table.rows.map(({ then }) => then);
  const other = otherOutcome(outcomes, place);
  const flipped = (when: TableRow['when']): TableRow[] =>
    table.hitPolicy === 'collect' ? [] : [{ when, then: other }];
  const said = table.hitPolicy === 'collect' ? ' left out' : ' decided otherwise';
  const ofValues = Object.keys(table.inputs).flatMap((input) =>
    splitsOf(row.when[input]).map(({ value, rest }) => ({
      what: `with ${input} ${written(value)}${said}`,
      rows: [
        { when: { ...row.when, [input]: rest as never }, then: row.then },
        ...flipped({ ...row.when, [input]: value as never }),
      ],
    })),
  );
  const whole = ofValues.length > 0 ? [] : [{ what: said.trim(), rows: flipped(row.when) }];
  const { then } = row;
  const isOfThisRow = outcomes.filter((outcome) => outcome === then).length === 1;
  const ofParts = isParts(then)
    ? Object.keys(then)
        .filter((part) => !repeatsCondition(row.when, then[part]))
        .map((part) => {
          const parts = outcomes.map((outcome) => (isParts(outcome) ? outcome[part] : undefined));
          const changed = otherOutcome(parts, place);
          const rows = [{ when: row.when, then: { ...then, [part]: changed } }];
          return {
            what: `with another ${part}`,
            apply: isOfThisRow ? altering(then, part, changed) : replacing(table, place, rows),
          };
        })
    : [];
  const replaced = [...whole, ...ofValues].map(({ what, rows }) => ({
    what,
    apply: replacing(table, place, rows),
  }));
  return [...replaced, ...ofParts].map(({ what, apply }) => ({
    what: `${rowText(row.when, row.then)} ${what}`,
    thing: row,
    apply,
  }));
};

/** Every outcome of a table as another one: of a row, of each of its values, of each part. */
export const flipsOfTable = (table: TableShape): Flip[] =>
  table.rows.flatMap((row, place) => flipsOfRow(table, row, place));
