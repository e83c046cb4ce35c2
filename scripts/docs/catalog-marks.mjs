import { readCatalog } from '../lib/catalog.mjs';
import { summarize } from '../lib/cells.mjs';
import { LEVELS } from '../lib/spec-reports.mjs';
import { html } from './html.mjs';

/** The catalog as the last runs and the sources show it, read once for all pages. */
export const CATALOG = readCatalog();

const cellMark = ({ level, status, awaits }) => {
  const { name } = LEVELS[level];
  if (status === 'notBuilt') return html`<span class="mark none">${name}: not built</span> `;
  if (status === 'notRun') return html`<span class="mark none">${name}: not run</span> `;
  if (status === 'missing') return html`<span class="mark failed">${name}: no passing scenario</span> `;
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
