import type { PaymentArrival } from '#rules';

/** What has become otherwise when a payment arrives, in the words of scenarios. */
export const ARRIVALS: Readonly<Record<string, Partial<PaymentArrival>>> = {
  'nothing has changed': {},
  'another amount was paid': { isAmountRight: false },
  'the entity has become delinquent': { status: { statusCode: 'DQQ', mayFile: false }, isStillDue: false },
  'the entity has been dissolved': { status: { statusCode: 'ADISS', mayFile: false }, isStillDue: false },
  'another filing has restored the entity': {
    status: { statusCode: 'GOOD', mayFile: false },
    isStillDue: false,
  },
  'the report of this year was filed': { isStillDue: false },
  'the filing to revoke has taken effect': { isRevokedToCome: false },
  'the name was taken': { isNameHeld: false },
  'another filing of this form is being paid for': { other: 'paying' },
  'another filing of this form waits for review': { other: 'waiting' },
  'another filing of this form is delayed': { other: 'later' },
  'the entity has become delinquent and the name was taken': {
    status: { statusCode: 'DQQ', mayFile: false },
    isStillDue: false,
    isNameHeld: false,
  },
};
