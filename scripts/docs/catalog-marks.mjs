import { readCatalog } from '../lib/catalog.mjs';
import { summarize } from '../lib/cells.mjs';
import { LEVELS } from '../lib/spec-reports.mjs';
import { readFeatures } from '../lib/features.mjs';
import { html } from './html.mjs';
import { LEVEL_WORDS, outcomes, runsOf } from './results.mjs';
import { standingOf } from './standing.mjs';

/** The catalog as the last runs and the sources show it, read once for all pages. */
export const CATALOG = readCatalog();

const SCENARIOS = readFeatures().flatMap(({ scenarios }) => scenarios);

/** How the scenarios of a requirement ended at a level; undefined where it has none there. */
const endsOf = (id, level) =>
  outcomes(SCENARIOS.filter(({ ids }) => ids.includes(id)).flatMap(runsOf)).find(
    (found) => found.level === LEVELS[level].name,
  );

const standing = ({ id, level, status }) =>
  standingOf(status, status === 'missing' ? endsOf(id, level) : undefined);

/** The mark of a standing; what is only waited for is no failure. */
const KINDS = { met: 'passed', failed: 'failed', 'no scenario': 'failed' };

const cellMark = (cell) => {
  const stands = standing(cell);
  const part = stands === 'met' && cell.awaits.length > 0 ? ' for what is built' : '';
  return html`<span class="mark ${KINDS[stands] ?? 'none'}"
    >${LEVEL_WORDS[LEVELS[cell.level].name]}: ${stands}${part}</span
  > `;
};

/** The number of cells of the catalog with this standing. */
export const standingCount = (wanted) => CATALOG.cells.filter((cell) => standing(cell) === wanted).length;

const cellsOf = (id) => CATALOG.cells.filter((cell) => cell.id === id);

/** A mark for each level that a requirement names. */
export const requirementMarks = (id) => cellsOf(id).map(cellMark);

/** The parts of a requirement that are registered nowhere, by their kind and name; empty where all of it is built. */
export const awaitedParts = (id) => [...new Set(cellsOf(id).flatMap(({ awaits }) => awaits))];

/** How many of some requirements, at each of their levels, are met, not built and missing. */
export const requirementCounts = (ids) => summarize(CATALOG.cells.filter(({ id }) => ids.includes(id)));

/** Whether a part is there at a level, as a mark. */
export const partMark = (part, level) =>
  CATALOG.portal.isRegistered(part, level)
    ? html`<span class="mark passed">built</span>`
    : html`<span class="mark none">not built</span>`;
