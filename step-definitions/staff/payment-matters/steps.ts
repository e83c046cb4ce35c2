import assert from 'node:assert/strict';
import type { BookedPayment, BookOutcome, closedMatterText, MatterFacts } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { PaymentMattersDriver } from './driver';

const MONEY: Record<string, BookedPayment['money']> = { 'was kept': 'kept', 'went back': 'returned' };
const USES: Record<string, BookedPayment['use']> = {
  'is for a filing on record': 'filed',
  'is about to be refunded': 'refunding',
  'is for no filing that is known': 'none',
};
const CLOSED = { 'have closed it': true, 'have not closed it': false };
const OUTCOMES: Record<string, BookOutcome> = {
  filed: 'filed',
  refunded: 'refunded',
  reported: 'reported',
  closed: 'closed',
};
const DISPUTED = 'disputed';
const CASES: Record<string, MatterFacts> = {
  'for no filing that is known': { kind: 'withoutFiling' },
  'disputed without a last day': { kind: DISPUTED },
  'disputed until 01/15/2027 at noon': { kind: DISPUTED, answerBy: '2027-01-15T19:00:00Z' },
};

/** Whether a payment that somebody closes is open still, and who closed it before. */
const CLOSINGS: Readonly<Record<string, Parameters<typeof closedMatterText>>> = {
  'needs attention': ['closed', ''],
  'Ana Ortiz has closed meanwhile': ['closedBefore', 'Ana Ortiz'],
  'the daily comparison has closed meanwhile': ['closedBefore', ''],
};

/** Payments that need the attention of staff. */
export const paymentMatterPhrases: Phrases<{ paymentMatters: PaymentMattersDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given(
    'the provider has reported a payment for a filing that the registry does not know',
    ({ paymentMatters }) => paymentMatters.reportUnknownPayment(),
  );
  When(
    'a payment in the book of the provider {text}, its money {text} and staff {text}',
    ({ paymentMatters }, use: string, money: string, closed: string) =>
      paymentMatters.findInBook({
        use: lookUp('use of a payment', USES, use),
        money: lookUp('whereabouts of the money', MONEY, money),
        isClosed: lookUp('closing of a payment', CLOSED, closed),
      }),
  );
  Then('the payment counts as {text}', async ({ paymentMatters }, outcome: string) =>
    assert.equal(await paymentMatters.bookOutcome(), lookUp('outcome', OUTCOMES, outcome)),
  );
  When('staff look at a payment {text}, at {instant}', ({ paymentMatters }, matter: string, now: string) =>
    paymentMatters.lookAt(lookUp('case of a payment', CASES, matter), now),
  );
  When('staff close a payment that {text}', ({ paymentMatters }, closing: string) =>
    paymentMatters.closeMatter(...lookUp('closing of a payment', CLOSINGS, closing)),
  );
  Then('their next step is {text}', says('paymentMatters', 'nextStep'));
  When('the provider reports a payment for a filing that the registry does not know', ({ paymentMatters }) =>
    paymentMatters.reportUnknownPayment(),
  );
  When('the provider reports that the payer disputes the payment', ({ paymentMatters }) =>
    paymentMatters.reportDispute(),
  );
  Given('{text} has the list of payments that need attention open', ({ paymentMatters }, name: string) =>
    paymentMatters.openList(name),
  );
  When('{text} closes the payment with the note {text}', ({ paymentMatters }, name: string, note: string) =>
    paymentMatters.close(name, note),
  );
  Then('staff see the payment as {text}', says('paymentMatters', 'shown'));
  Then(
    'staff see the payment as {text} with document number and day',
    async ({ paymentMatters }, kind: string) =>
      assert.match(
        await paymentMatters.shown(),
        new RegExp(`^${kind}, document \\d+, filed \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d [AP]M M[DS]T$`),
      ),
  );
  Then('staff no longer see the payment', async ({ paymentMatters }) =>
    assert.equal(await paymentMatters.shown(), ''),
  );
  Then('who closes the payment is told {text}', says('paymentMatters', 'told'));
  Then('the audit log has the note {text} once', async ({ paymentMatters }, note: string) =>
    assert.deepEqual(await paymentMatters.noted(), [note]),
  );
};
