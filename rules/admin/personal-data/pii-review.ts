import { formatAddress } from '../../addresses/format-address';
import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import { PROCESSED_MESSAGE } from '../../errors/admin-rows';
import type { Outcome } from '../../errors/outcome';
import { PATHS } from '../../navigation/paths';
import type { Filer } from '../../filing-parts/sections';
import { formatName } from '../../people/person-name';
import type { PiiIds } from './pii-entry';

/** A request to remove personal identifying information (A section 3). */
export interface PiiRequest extends PiiIds {
  entityName: string;
  filers: readonly Filer[];
}

/** What the review page shows in addition to the request. */
export interface PiiReview {
  heading: string;
  message: string;
  /**
   * The message when the registry has not confirmed the request. The catalog's sentence is not displayed, so this says what the page knows
   * (A8-admin).
   */
  notice: string;
  buttons: readonly string[];
  links: readonly { label: string; path: string }[];
}

const NOT_CONFIRMED =
  'The registry has not confirmed this request. Nothing that you entered is lost: submit it again. ' +
  'A request that was taken already is not taken twice.';

const REVIEWED = {
  heading: 'Review & submit',
  message: '',
  buttons: ['Submit', 'Cancel'],
  links: [],
} as const;

export const PII_REVIEW_TABLE = defineTable<PiiReview>()({
  name: 'Review and confirmation of a request to remove personal data',
  source: 'A2-pii-review',
  hitPolicy: 'unique',
  inputs: { answer: choice(['none', 'taken', 'notTaken']) },
  rows: [
    { when: { answer: 'none' }, then: { ...REVIEWED, notice: '' } },
    { when: { answer: 'notTaken' }, then: { ...REVIEWED, notice: NOT_CONFIRMED } },
    {
      when: { answer: 'taken' },
      then: {
        heading: 'Confirmation',
        message: PROCESSED_MESSAGE,
        notice: '',
        buttons: [],
        links: [
          { label: 'Enter another PII request', path: PATHS.piiEntry },
          { label: 'Return to admin home', path: PATHS.adminHome },
        ],
      },
    },
  ],
});

const isTaken = (answer: Outcome): boolean => answer.kind === 'ok' && answer.code === 200;

/** The review page before it was submitted, or after an answer: only the code 200 confirms (A2-pii-review). */
export const piiReview = (answer?: Outcome): PiiReview => {
  if (!answer) return evaluate(PII_REVIEW_TABLE, { answer: 'none' });
  return evaluate(PII_REVIEW_TABLE, { answer: isTaken(answer) ? 'taken' : 'notTaken' });
};

/** A filer on one line, as the list and the review show one: name - street address. */
export const piiFilerLine = ({
  nameValues,
  addressValues,
}: Pick<Filer, 'nameValues' | 'addressValues'>): string => {
  const street = formatAddress(addressValues.streetAddress).join(', ');
  return `${formatName(nameValues.name)} - ${street}`;
};

/** The lines of the review, in their order. */
export const piiReviewLines = (request: PiiRequest): { label: string; value: string }[] => [
  { label: 'Record name', value: request.entityName },
  { label: 'Entity ID', value: request.entityId },
  { label: 'PII document ID', value: request.piiDocId },
  { label: 'Removal document ID', value: request.removalDocId },
  ...request.filers.map((filer) => ({ label: 'Filer', value: piiFilerLine(filer) })),
];

/** The save payload of A section 3: what only the browser needs to tell the filers apart stays behind. */
export const piiSaveBody = ({ entityId, piiDocId, removalDocId, filers }: PiiRequest, userId: string) => ({
  entityId,
  piiDocId,
  removalDocId,
  userId,
  filers: filers.map(({ nameValues, addressValues }) => ({ nameValues, addressValues })),
});
