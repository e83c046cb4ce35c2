import { readTsv } from './tsv.mjs';

/**
 * @typedef {{ id: string, levels: string, text: string }} Requirement `levels` are the catalog's letters
 * @typedef {{ id: string, level: string, text: string, status: 'met' | 'notBuilt' | 'missing' | 'notRun', awaits: string[] }}
 *   Cell
 */

/** The rule book is whole: nothing of the portal has to be there before a rule can be shown. */
const WHOLE = 'R';

/** A cell by its name in features/not-built.tsv. */
export const cellName = ({ id, level }) => `${id}\t${level}`;

/**
 * The cells of the catalog: each requirement at each level that it names.
 * - `met`: a scenario at that level passes;
 * - `notBuilt`: none does, and something that the requirement is about is not registered (`awaits`), or the list of what is not built
 *   names it;
 * - `missing`: none does, and everything that it is about is registered;
 * - `notRun`: the same, where the level has no report.
 * A cell that is met although something of it is not registered keeps its `awaits`: it is met for what is built.
 * @param {Requirement[]} requirements
 * @param {{ partsOf: (requirement: Requirement) => string[][], isRegistered: (part: string, level: string) => boolean, isReported:
 *   (level: string) => boolean, isPassed: (id: string, level: string) => boolean, isListed?: (name: string) => boolean }} facts
 *   `isListed`: features/not-built.tsv has a cell of this name
 * @returns {Cell[]}
 */
export const catalogCells = (
  requirements,
  { partsOf, isRegistered, isReported, isPassed, isListed = () => false },
) =>
  requirements.flatMap((requirement) =>
    [...requirement.levels].map((level) => {
      const { id, text } = requirement;
      const isAwaited = (group) => level !== WHOLE && !group.some((part) => isRegistered(part, level));
      const awaits = partsOf(requirement)
        .filter(isAwaited)
        .map((group) => group.join(' or '));
      const due = isReported(level) ? 'missing' : 'notRun';
      const unmet = awaits.length > 0 || isListed(cellName({ id, level })) ? 'notBuilt' : due;
      return { id, level, text, awaits, status: isPassed(id, level) ? 'met' : unmet };
    }),
  );

/** The names of the cells that are known not to be built. */
export const readCeiling = (path) => readTsv(path).map(([id, level]) => `${id}\t${level}`);

/**
 * The list of what is not built may only become shorter.
 * @param {Cell[]} cells
 * @param {string[]} ceiling names of cells that may be not built
 * @returns {{ grown: Cell[], done: string[], left: string[] }} `grown` are not built and not in the list, `done` are in the list and built
 * (or no cells of the catalog), `left` is the list without them
 */
export function compareWithCeiling(cells, ceiling) {
  const notBuilt = cells.filter(({ status }) => status === 'notBuilt');
  const names = new Set(notBuilt.map(cellName));
  return {
    grown: notBuilt.filter((cell) => !ceiling.includes(cellName(cell))),
    done: ceiling.filter((name) => !names.has(name)),
    left: ceiling.filter((name) => names.has(name)).sort(),
  };
}

const count = (cells, status) => cells.filter((cell) => cell.status === status).length;

/** `93 met (2 of them in part), 4 not built, 0 missing`, and how many were not run, if any. */
export function summarize(cells) {
  const partly = cells.filter(({ status, awaits }) => status === 'met' && awaits.length > 0).length;
  const note = partly > 0 ? ` (${partly} of them in part)` : '';
  const notRun = count(cells, 'notRun');
  return `${count(cells, 'met')} met${note}, ${count(cells, 'notBuilt')} not built, ${count(cells, 'missing')} missing${notRun > 0 ? `, ${notRun} not run` : ''}`;
}
