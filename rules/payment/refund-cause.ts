import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { sentence, term, type Text, type Value } from '../language/text';
import { ENTITY_STATUSES, isEntityStatusCode } from '../entities/entity-statuses';

/** Why a payment that arrived files nothing and is refunded. */
export const REFUND_CAUSES = [
  'amount',
  'status',
  'filed',
  'notToCome',
  'nameTaken',
  'paying',
  'waiting',
  'later',
] as const;
export type RefundCauseName = (typeof REFUND_CAUSES)[number];

/** A cause, and for `status` the code of the status in which the payment has found the entity. */
export interface RefundCause {
  cause: RefundCauseName;
  statusCode?: string;
}

/** Whether a payment that arrives still files what it was made for: the first thing that has become otherwise is its cause. */
export const REFUND_CAUSE_TABLE = defineTable<RefundCauseName | null>()({
  name: 'Why a payment that arrives is refunded',
  source: 'T1-since',
  hitPolicy: 'first',
  inputs: {
    isAmountRight: flag(),
    mayFileInStatus: flag(),
    isStillDue: flag(),
    isRevokedToCome: flag(),
    isNameHeld: flag(),
    other: choice(['none', 'paying', 'waiting', 'later']),
  },
  rows: [
    { when: { isAmountRight: false }, then: 'amount' },
    { when: { mayFileInStatus: false }, then: 'status' },
    { when: { isStillDue: false }, then: 'filed' },
    { when: { isRevokedToCome: false }, then: 'notToCome' },
    { when: { isNameHeld: false }, then: 'nameTaken' },
    { when: { other: 'paying' }, then: 'paying' },
    { when: { other: 'waiting' }, then: 'waiting' },
    { when: { other: 'later' }, then: 'later' },
    {
      when: {
        isAmountRight: true,
        mayFileInStatus: true,
        isStillDue: true,
        isRevokedToCome: true,
        isNameHeld: true,
        other: 'none',
      },
      then: null,
    },
  ],
});

/** What is found when a payment arrives. */
export interface PaymentArrival {
  isAmountRight: boolean;
  /** The status of the entity by the clock, and whether this form can be filed in it; null for a filing that forms an entity. */
  status: { statusCode: string; mayFile: boolean } | null;
  /** No other filing has made this one superfluous, as another report for the same due day has. */
  isStillDue: boolean;
  /** The filing that this one revokes is still to come; true for a filing that revokes none. */
  isRevokedToCome: boolean;
  isNameHeld: boolean;
  /** Another filing of this form on this entity that keeps this one out. */
  other: 'none' | 'paying' | 'waiting' | 'later';
}

/** Why a payment that arrives is refunded; null when it files what it was made for. */
export const refundCause = ({ status, ...arrival }: PaymentArrival): RefundCause | null => {
  const cause = evaluate(REFUND_CAUSE_TABLE, { ...arrival, mayFileInStatus: status?.mayFile ?? true });
  if (cause === null) return null;
  return cause === 'status' && status ? { cause, statusCode: status.statusCode } : { cause };
};

const statusInWords = (code = ''): Value => (isEntityStatusCode(code) ? term(ENTITY_STATUSES[code]) : code);

/** The cause of a refund as its filer reads it, on the receipt page and in the mail: one cause in one sentence (T1-since). */
export const refundMessage = ({ cause, statusCode }: RefundCause): Text =>
  ({
    amount: 'The amount that was paid is not the fee of this filing.',
    status: sentence(
      "When your payment arrived, the status of the entity was {status}. This form can't be filed in that status.",
      { status: statusInWords(statusCode) },
    ),
    filed: 'When your payment arrived, another filing of this form had been recorded for this entity.',
    notToCome: 'When your payment arrived, the filing to revoke did not wait for its day any more.',
    nameTaken: 'When your payment arrived, another filing had taken the name.',
    paying: 'When your payment arrived, another filing of this form on this entity was being paid for.',
    waiting:
      'When your payment arrived, another filing of this form on this entity was waiting for review by the office.',
    later:
      'When your payment arrived, another filing of this form on this entity was on record that takes effect later.',
  })[cause];

/** The sentence where a server that did not record causes made the refund. */
export const REFUND_WITHOUT_CAUSE = 'Your payment arrived too late for this filing.';

/** What is said of the money and the filing after the cause. */
export const REFUNDED =
  'Your payment is refunded. Nothing was filed, and everything that you entered is kept.';
