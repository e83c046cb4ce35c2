import { initialFiling } from '#rules';
import type { Filing, ReceiptReview } from '#rules';

/** A submitted filing. `asked` counts the receipt requests, so that the first can find the payment unconfirmed. */
export interface MockSubmission {
  refId: string;
  filing: Filing;
  /** Whole dollars. */
  price: number;
  entityId: string;
  transactionId: string;
  filedAt: string;
  asked: number;
  /** The review of a filing that staff look at. */
  review?: ReceiptReview;
}

const DAY = 86_400_000;
const daysFrom = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** The state of the review of a filing of the mocks, by the reference in the address of its receipt. */
const REVIEWS: Readonly<Record<string, () => ReceiptReview>> = {
  'sample-of-a-waiting-filing': () => ({ state: 'waiting' }),
  'sample-of-an-accepted-filing': () => ({
    state: 'approved',
    decidedAt: daysFrom(-1),
    leftOut: ['phone-numbers.txt'],
  }),
  'sample-of-a-rejected-filing': () => ({
    state: 'rejected',
    decidedAt: daysFrom(-1),
    reasons: ['The affidavit is not signed.', 'The photo ID has expired.'],
    correctUntil: daysFrom(29),
  }),
  'sample-of-an-ended-filing': () => ({
    state: 'rejected',
    decidedAt: daysFrom(-31),
    reasons: ['The affidavit is not signed.'],
    correctUntil: daysFrom(-1),
  }),
};

const ENTITY = { entityId: '20101000001', name: 'Aspen Ledger LLC' };

/** A review as an operation answers it; undefined without one. */
export const reviewAnswer = (review: ReceiptReview | undefined) =>
  review && {
    review: {
      ...review,
      reasons: [...(review.reasons ?? [])],
      leftOut: [...(review.leftOut ?? [])],
      overtaken: [...(review.overtaken ?? [])],
    },
  };

/** Changes of agent that staff review: `/business/filing/chgra/receipt?refId=sample-of-a-rejected-filing` shows one. */
export const sampleReviews = (): [string, MockSubmission][] =>
  Object.entries(REVIEWS).map(([refId, review], index) => {
    const newFiling = initialFiling({
      filingType: 'chgra',
      submissionKey: `00000000-0000-4000-8000-00000000001${index}`,
      entityId: ENTITY.entityId,
    });
    const entityNameValues = { ...newFiling.entityNameValues, name: ENTITY.name };
    const filing = { ...newFiling, entityNameValues, adminFraudCheck: true };
    return [
      refId,
      {
        refId,
        filing,
        price: 10,
        entityId: ENTITY.entityId,
        transactionId: `2026000000${index}`,
        filedAt: daysFrom(-32),
        asked: 1,
        review: review(),
      },
    ];
  });
