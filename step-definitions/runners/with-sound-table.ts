import type { DefineStep, Step, Table } from '../foundation/phrases';
import type { FilingDriver } from '../levels/filing-driver';

/** Something wrong in a feature, for its author: the place in the code where it was noticed says nothing to them. */
class FeatureProblem extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FeatureProblem';
    this.stack = message;
  }
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table that refuses a row or a column that its step cannot read, which would else be taken for an empty one. */
class SoundTable implements Table {
  private readonly readColumns = new Set<string>();
  private columns: readonly string[] = [];

  constructor(private readonly table: Table & { raw?(): string[][] }) {}

  rows(): string[][] {
    return this.table.rows();
  }

  rowsHash(): Record<string, string> {
    const uneven = this.table.raw?.().find(({ length }) => length !== 2);
    if (uneven)
      throw new FeatureProblem(
        `The row ${row(uneven)} has ${uneven.length} cells; expected 2, what is meant and its value.`,
      );
    return this.table.rowsHash();
  }

  hashes(): Record<string, string>[] {
    const hashes = this.table.hashes();
    this.columns = Object.keys(hashes[0] ?? {});
    return hashes.map(
      (cells) =>
        new Proxy(cells, {
          get: (target, column) => {
            if (typeof column === 'string') this.readColumns.add(column);
            return Reflect.get(target, column) as unknown;
          },
          // Whoever asks for all columns compares the row as a whole.
          ownKeys: (target) => {
            this.columns.forEach((column) => this.readColumns.add(column));
            return Reflect.ownKeys(target);
          },
        }),
    );
  }

  /** @throws FeatureProblem for a column that the step has not read */
  refuseUnread(): void {
    // A step that failed before it read anything says why itself.
    if (this.readColumns.size === 0) return;
    const unread = this.columns.find((column) => !this.readColumns.has(column));
    if (unread !== undefined)
      throw new FeatureProblem(
        `No column is called "${unread}" here. Known: ${[...this.readColumns].join(', ')}.`,
      );
  }
}

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && 'rowsHash' in value && 'hashes' in value;

/** A step as both runners call it: the drivers are in its world. */
type RunnersStep = (this: { driver: FilingDriver }, ...given: unknown[]) => unknown;

type Callback = (problem: FeatureProblem) => void;

/** What a runner passes, and how to tell it of a problem: cucumber-js adds a callback, by which it goes where one argument is missing. */
const withoutCallback = (given: readonly unknown[]): [unknown[], Callback] => {
  const last = given.at(-1);
  if (typeof last === 'function') return [given.slice(0, -1), (problem) => void last(problem)];
  return [
    [...given],
    (problem) => {
      throw problem;
    },
  ];
};

const NO_TABLE = 'This step needs a table below it.';

/**
 * A runner's Given, When or Then for the wordings of the phrase book. Their steps refuse a table that is missing, or that they cannot read,
 * in words. A step that takes no more than its wording names has none, and is left alone: what it is given may be a function as well.
 */
export const withSoundTable =
  (define: (wording: string, step: RunnersStep) => unknown): DefineStep<FilingDriver> =>
  (wording, carryOut) => {
    const step = carryOut as Step<FilingDriver>;
    // The drivers come first.
    const taken = step.length - 1;
    const hasTable = taken > (wording.match(/\{/g)?.length ?? 0);
    const checked: RunnersStep = function (...given) {
      if (!hasTable) return step(this.driver, ...given);
      const [args, callback] = withoutCallback(given);
      if (args.length < taken) return callback(new FeatureProblem(NO_TABLE));
      const last = args.at(-1);
      if (!isTable(last)) return step(this.driver, ...args);
      const table = new SoundTable(last);
      const done = async () => {
        await step(this.driver, ...args.slice(0, -1), table);
        table.refuseUnread();
      };
      return done().catch((error: unknown) => {
        table.refuseUnread();
        throw error;
      });
    };
    // Both runners go by the number of arguments.
    return define(wording, Object.defineProperty(checked, 'length', { value: taken }));
  };
