import { formatOfficeDateTime } from '../calendar/office-time';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { overtakenSentences } from '../filing/overtaken';
import { sentence, type Text } from '../language/text';
import { isDayToCome } from '../filings/recorded-state';
import { isOvertaken } from './effect-rows';
import { filedSentences } from './filed-message';
import { excludedAttachmentsNotes } from './excluded-attachments';
import type { ReceiptReview } from './receipt-review';
import { QUEUED_FOR_REVIEW_MESSAGE } from './receipt-rows';

/** The filing that a notice is about, as its receipt has it. */
export interface ReviewedFiling {
  /** Empty where it is unknown. */
  filingType: FilingType | '';
  name: string;
  laterName?: string;
  effectiveDate?: string;
  /** When the filer asked it to take effect; left out where that was at once. */
  requestedEffect?: string;
  review: ReceiptReview;
}

/** The notice to a filer about the review of their filing. */
export interface ReviewNotice {
  status: 'info' | 'success' | 'warning';
  sentences: Text[];
  /** Why it was rejected, a line each. */
  reasons: readonly string[];
  /** It can be corrected and submitted again. */
  canCorrect: boolean;
}

type Verdict = 'waiting' | 'accepted' | 'returned' | 'over' | 'told';

/** The notice that follows from the state of a review and the days left for correction. */
export const REVIEW_NOTICE_TABLE = defineTable<Verdict>()({
  name: 'What a filer reads of the review of a filing',
  source: 'W2-receipt',
  hitPolicy: 'unique',
  inputs: {
    state: choice(['waiting', 'approved', 'rejected']),
    isCorrectable: flag(),
    /** False for people who were only sent the receipt. */
    isForFiler: flag(),
  },
  rows: [
    { when: { state: 'waiting' }, then: 'waiting' },
    { when: { state: 'approved' }, then: 'accepted' },
    { when: { state: 'rejected', isForFiler: true, isCorrectable: true }, then: 'returned' },
    { when: { state: 'rejected', isForFiler: true, isCorrectable: false }, then: 'over' },
    { when: { state: 'rejected', isForFiler: false }, then: 'told' },
  ],
});

const STATUSES: Readonly<Record<Verdict, ReviewNotice['status']>> = {
  waiting: 'info',
  accepted: 'success',
  returned: 'warning',
  over: 'warning',
  told: 'warning',
};

const isAfter = (instant: string | undefined, now: string): boolean =>
  instant !== undefined && isDayToCome(instant, now);

const DOCUMENT_FILED = 'The document is on record.';

/** What an accepted filing has done, or will do, and from when on. */
const effectSentences = (
  { filingType, name, laterName, effectiveDate = '', requestedEffect = '', review }: ReviewedFiling,
  now: string,
): Text[] => {
  const facts = { filingType, entityName: name, laterName, adminFraudCheck: false, effectiveDate };
  const since = isAfter(effectiveDate, now)
    ? []
    : [sentence('It has been in effect since {moment}.', { moment: formatOfficeDateTime(effectiveDate) })];
  const dayPassed = isOvertaken(requestedEffect, effectiveDate)
    ? [
        sentence(
          'The date that was asked for, {moment}, had passed when the office accepted it: it counts from the day of its receipt.',
          { moment: formatOfficeDateTime(requestedEffect) },
        ),
      ]
    : [];
  // What the message of its kind says to be on record may be what another document has set.
  const notSet = overtakenSentences(review.overtaken ?? [], 'filer');
  const filed = notSet.length > 0 ? [DOCUMENT_FILED] : filedSentences(facts, now);
  return [...filed, ...notSet, ...since, ...dayPassed];
};

const REFUNDED = 'The charge is refunded: nothing was charged in the end.';

const SENTENCES: Readonly<Record<Verdict, (filing: ReviewedFiling, now: string) => Text[]>> = {
  waiting: () => [QUEUED_FOR_REVIEW_MESSAGE],
  accepted: (filing, now) => acceptedSentences(filing, now),
  returned: (filing) => [
    ...rejectedOn(filing),
    sentence('You can correct the filing and submit it again until {moment}.', {
      moment: correctUntilText(filing),
    }),
  ],
  over: (filing) => [
    ...rejectedOn(filing),
    sentence('The time to correct it ended on {moment}. To file it after all, begin a new filing.', {
      moment: correctUntilText(filing),
    }),
  ],
  told: (filing) => [
    ...rejectedOn(filing),
    'The office has written to its filer why, and how it can be corrected.',
  ],
};

const decided = ({ review }: ReviewedFiling): string => formatOfficeDateTime(review.decidedAt ?? '');
const correctUntilText = ({ review }: ReviewedFiling): string =>
  formatOfficeDateTime(review.correctUntil ?? '');
const acceptedOn = (filing: ReviewedFiling): Text =>
  sentence('Your filing was accepted on {moment}.', { moment: decided(filing) });
const acceptedSentences = (filing: ReviewedFiling, now: string): Text[] => [
  acceptedOn(filing),
  ...effectSentences(filing, now),
  ...excludedAttachmentsNotes(filing.review.leftOut ?? []),
];
const rejectedOn = (filing: ReviewedFiling): Text[] => [
  sentence('Your filing was rejected on {moment}. It has changed nothing on record.', {
    moment: decided(filing),
  }),
  REFUNDED,
];

/**
 * The notice to the filer about a queued filing, and about one that was rejected, at any time (W2-receipt; readings 32 and 33).
 * @param now ISO 8601 instant
 */
export const reviewNotice = (filing: ReviewedFiling, now: string): ReviewNotice => {
  const { review } = filing;
  const verdict = evaluate(REVIEW_NOTICE_TABLE, {
    state: review.state,
    isCorrectable: isAfter(review.correctUntil, now),
    isForFiler: review.correctUntil !== undefined,
  });
  return {
    status: STATUSES[verdict],
    sentences: SENTENCES[verdict](filing, now),
    reasons: review.reasons ?? [],
    canCorrect: verdict === 'returned',
  };
};
