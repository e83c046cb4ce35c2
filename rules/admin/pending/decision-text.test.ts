import { decisionRows } from './decision-text';

const AT = '2026-11-25T17:00:00Z';
const MAIL = { to: 'filer@example.com', subject: 'Rejected: Change', state: 'done', at: AT } as const;
const told = (decision: Partial<NonNullable<Parameters<typeof decisionRows>[0]['decision']>>, known = {}) =>
  Object.fromEntries(
    decisionRows({
      state: 'rejected',
      decidedBy: 'kim',
      decidedAt: AT,
      decision: { leftOut: [], mail: MAIL, ...decision },
      ...known,
    }).map(({ label, value }) => [label, value]),
  );

it('says nothing before there is a decision', () => {
  expect(decisionRows({ state: 'locked' })).toEqual([]);
});

it('tells of an approval from when it counts and what is left out, and of a rejection until when it can be corrected', () => {
  expect(
    told(
      { effectiveAt: AT, leftOut: ['a.pdf', 'b.pdf'] },
      { state: 'approved', decidedByName: 'Kim Larsen' },
    ),
  ).toEqual({
    Decision: 'Approved',
    'Decided by': 'Kim Larsen',
    'Decided on': '11/25/2026 10:00 AM MST',
    'Counts from': '11/25/2026 10:00 AM MST',
    'Left out of the record': 'a.pdf, b.pdf',
    'Email to its filer': '"Rejected: Change" to filer@example.com was sent on 11/25/2026 10:00 AM MST.',
  });
  expect(told({ effectiveAt: AT }, { state: 'approved' })).toMatchObject({
    'Left out of the record': 'Nothing',
  });
  expect(told({ correctUntil: AT })).toEqual({
    Decision: 'Rejected',
    'Decided by': 'kim',
    'Decided on': '11/25/2026 10:00 AM MST',
    'Email to its filer': '"Rejected: Change" to filer@example.com was sent on 11/25/2026 10:00 AM MST.',
    'Can be corrected until': '11/25/2026 10:00 AM MST',
  });
});

it.each([
  ['queued', undefined, 'is about to be sent.', '$10.00 is about to be refunded.'],
  ['done', undefined, 'was sent.', '$10.00 was refunded.'],
  [
    'failed',
    undefined,
    'could not be sent. Write to its filer yourself.',
    'The refund of $10.00 has failed. Refund it at the payment provider.',
  ],
  ['done', AT, 'was sent on 11/25/2026 10:00 AM MST.', '$10.00 was refunded on 11/25/2026 10:00 AM MST.'],
] as const)('what follows and is %s at %s is told so', (state, at, mail, refund) => {
  const followUp = at === undefined ? { state } : { state, at };
  const { at: _at, ...unsent } = MAIL;
  expect(told({ mail: { ...unsent, ...followUp }, refund: { amount: 10, ...followUp } })).toMatchObject({
    'Email to its filer': `"Rejected: Change" to filer@example.com ${mail}`,
    Refund: refund,
  });
});
