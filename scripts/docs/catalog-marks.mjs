import { readCatalog } from '../lib/catalog.mjs';
import { summarize } from '../lib/cells.mjs';
import { LEVELS } from '../lib/spec-reports.mjs';
import { readFeatures } from '../lib/features.mjs';
import { html } from './html.mjs';
import { LEVEL_WORDS, outcomes, runsOf } from './results.mjs';

/** The catalog as the last runs and the sources show it, read once for all pages. */
export const CATALOG = readCatalog();

const SCENARIOS = readFeatures().flatMap(({ scenarios }) => scenarios);

/** Why nothing shows a requirement that is built: its scenarios failed, were not run, or there are none. */
const unmetBecause = (id, level) => {
  const runs = SCENARIOS.filter(({ ids }) => ids.includes(id)).flatMap(runsOf);
  const counts = outcomes(runs).find((found) => found.level === LEVELS[level].name);
  if (!counts) return 'no scenario';
  return counts.failed > 0 ? 'failed' : 'not run';
};

const cellMark = ({ id, level, status, awaits }) => {
  const name = LEVEL_WORDS[LEVELS[level].name];
  if (status === 'notBuilt') return html`<span class="mark none">${name}: not built</span> `;
  if (status === 'notRun') return html`<span class="mark none">${name}: not run</span> `;
  if (status === 'missing') {
    const why = unmetBecause(id, level);
    return html`<span class="mark ${why === 'not run' ? 'none' : 'failed'}">${name}: ${why}</span> `;
  }
  return html`<span class="mark passed">${name}: met${awaits.length > 0 && ' for what is built'}</span> `;
};

const cellsOf = (id) => CATALOG.cells.filter((cell) => cell.id === id);

/** A mark for each level that a requirement names. */
export const requirementMarks = (id) => cellsOf(id).map(cellMark);

/** What of a requirement is registered nowhere, as parts by their kind and name; empty where all of it is built. */
export const awaitedParts = (id) => [...new Set(cellsOf(id).flatMap(({ awaits }) => awaits))];

/** How many of some requirements, at each of their levels, are met, not built and missing. */
export const requirementCounts = (ids) => summarize(CATALOG.cells.filter(({ id }) => ids.includes(id)));

/** Whether a part is there at a level, as a mark. */
export const partMark = (part, level) =>
  CATALOG.portal.isRegistered(part, level)
    ? html`<span class="mark passed">built</span>`
    : html`<span class="mark none">not built</span>`;
