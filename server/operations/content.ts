import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { ENTITY_TYPES, feeOf, formatMoney, TRANSACTION_TYPES } from '#rules';
import type { Handlers } from '../http/operation';
import { PROJECT_ROOT } from '../project-root';
import { filingTypeOf } from './filing-type-of';

const CONTENT = join(PROJECT_ROOT, 'server/content');
const rendered = new Map<string, Promise<string | null>>();

/** A text as HTML; null when there is none. Texts do not change while the server runs. */
function html(folder: string, name: string): Promise<string | null> {
  const file = join(CONTENT, folder, `${name}.md`);
  const known = rendered.get(file) ?? render(file);
  rendered.set(file, known);
  return known;
}

async function render(file: string): Promise<string | null> {
  try {
    return await marked.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const answer = (content: string | null) =>
  content === null ? { apiData: { code: 404 as const } } : { apiData: { code: 200 as const, content } };

/** Puts the fee that will be charged into an intro, so that the two cannot differ. */
const withFee = (content: string, transactionType: string): string => {
  const filingType = filingTypeOf(transactionType);
  if (filingType === null) return content;
  return content.replaceAll('{{fee}}', formatMoney(feeOf({ filingType })));
};

/** Texts of the portal (W7-intro, W7-designator). */
export const contentOperations: Handlers<'introContent' | 'nameDesignationContent'> = {
  async introContent(_registry, { query }) {
    const transactionType = TRANSACTION_TYPES.find((type) => type === query.transTyp);
    if (transactionType === undefined || query.legacy === 'Y') return answer(null);
    const content = await html('intro', transactionType);
    return answer(content && withFee(content, transactionType));
  },

  async nameDesignationContent(_registry, { query }) {
    const entityType = ENTITY_TYPES.find((type) => type === query.entityType);
    return answer(entityType === undefined ? null : await html('name-designation', entityType));
  },
};
