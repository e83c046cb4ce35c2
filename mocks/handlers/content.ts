import {
  ENTITY_TYPES,
  EXISTING_ENTITY_LINKS,
  feeOf,
  filingOfTransaction,
  formatMoney,
  NEW_ENTITY_LINKS,
} from '#rules';
import { http } from '../http';

const INTRODUCED: readonly string[] = [
  ...NEW_ENTITY_LINKS.map(({ transactionType }) => transactionType),
  ...EXISTING_ENTITY_LINKS,
];

const answer = (content: string | null) =>
  content === null ? { apiData: { code: 404 as const } } : { apiData: { code: 200 as const, content } };

/** With the same sections as the registry's own texts, but shorter. */
function introductionOf(transactionType: string): string {
  const filingType = filingOfTransaction(transactionType)?.filingType;
  const fee = filingType ? `<strong>${formatMoney(feeOf({ filingType }))}</strong>` : 'shown before you pay';
  return `<p>Use this form to file ${transactionType} (sample text).</p><h2>Fee</h2><p>The fee is ${fee}.</p>`;
}

/** Texts of the content service (W7-intro, W7-designator, T11-boi); for the same transactions and types as the registry's. */
export const contentHandlers = [
  http.get('/business-api/content/intro', ({ query, response }) => {
    const transactionType = query.get('legacy') === 'Y' ? '' : (query.get('transTyp') ?? '');
    const isKnown = INTRODUCED.includes(transactionType);
    return response(200).json(answer(isKnown ? introductionOf(transactionType) : null));
  }),
  http.get('/business-api/content/entity/namedesignation', ({ query, response }) => {
    const entityType = ENTITY_TYPES.find((type) => type === query.get('entityType'));
    const text = `<p>What a name of the type <strong>${entityType}</strong> must contain (sample text).</p>`;
    return response(200).json(answer(entityType ? text : null));
  }),
  http.get('/business-api/content/entity/ownershipnote', ({ query, response }) =>
    response(200).json(
      answer(
        `<p>The note for an entity of the origin <strong>${query.get('origin')}</strong> (sample text).</p>`,
      ),
    ),
  ),
];
