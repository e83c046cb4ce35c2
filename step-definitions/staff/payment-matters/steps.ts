import assert from 'node:assert/strict';
import type { BookedPayment, BookOutcome, closedMatterText, MatterFacts } from '#rules';
import type { Phrases } from '../../foundation/phrases';
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
    async function () {
      await this.driver.paymentMatters.reportUnknownPayment();
    },
  );
  When(
    'a payment in the book of the provider {text}, its money {text} and staff {text}',
    async function (use: string, money: string, closed: string) {
      await this.driver.paymentMatters.findInBook({
        use: lookUp('use of a payment', USES, use),
        money: lookUp('whereabouts of the money', MONEY, money),
        isClosed: lookUp('closing of a payment', CLOSED, closed),
      });
    },
  );
  Then('the payment counts as {text}', async function (outcome: string) {
    assert.equal(await this.driver.paymentMatters.bookOutcome(), lookUp('outcome', OUTCOMES, outcome));
  });
  When('staff look at a payment {text}, at {instant}', async function (matter: string, now: string) {
    await this.driver.paymentMatters.lookAt(lookUp('case of a payment', CASES, matter), now);
  });
  When('staff close a payment that {text}', async function (closing: string) {
    await this.driver.paymentMatters.closeMatter(...lookUp('closing of a payment', CLOSINGS, closing));
  });
  Then('their next step is {text}', async function (step: string) {
    assert.equal(await this.driver.paymentMatters.nextStep(), step);
  });
  When('the provider reports a payment for a filing that the registry does not know', async function () {
    await this.driver.paymentMatters.reportUnknownPayment();
  });
  When('the provider reports that the payer disputes the payment', async function () {
    await this.driver.paymentMatters.reportDispute();
  });
  Given('{text} has the list of payments that need attention open', async function (name: string) {
    await this.driver.paymentMatters.openList(name);
  });
  When('{text} closes the payment with the note {text}', async function (name: string, note: string) {
    await this.driver.paymentMatters.close(name, note);
  });
  Then('staff see the payment as {text}', async function (shown: string) {
    assert.equal(await this.driver.paymentMatters.shown(), shown);
  });
  Then('staff see the payment as {text} with document number and day', async function (kind: string) {
    assert.match(
      await this.driver.paymentMatters.shown(),
      new RegExp(`^${kind}, document \\d+, filed \\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d [AP]M M[DS]T$`),
    );
  });
  Then('staff no longer see the payment', async function () {
    assert.equal(await this.driver.paymentMatters.shown(), '');
  });
  Then('who closes the payment is told {text}', async function (sentence: string) {
    assert.equal(await this.driver.paymentMatters.told(), sentence);
  });
  Then('the audit log has the note {text} once', async function (note: string) {
    assert.deepEqual(await this.driver.paymentMatters.noted(), [note]);
  });
};
