import type { RowTree } from '../constraints/row';
import { tidyTree } from '../constraints/tidy';
import type { Filing } from '../filing/filing';
import { STEP_RULES } from './step-rules';

/** The rows of all steps, where their values stand in the filing. Pages that share a part each bring the rows of their fields. */
const FILING_ROWS: RowTree = Object.values(STEP_RULES).reduce<RowTree>((tree, { rowsInFiling }) => {
  const shared = Object.entries(rowsInFiling).map(([part, rows]) => [part, { ...tree[part], ...rows }]);
  return { ...tree, ...Object.fromEntries(shared) };
}, {});

/**
 * The filing with every part normalized by its rows: text trimmed, and whatever else a row normalizes (W5-trim). Leaving the pages one
 * after the other would do more: a page also drops what an answer makes irrelevant. Never throws.
 */
export const tidyFiling = (filing: Filing): Filing => tidyTree(FILING_ROWS, filing) as Filing;
