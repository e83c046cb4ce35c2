import assert from 'node:assert/strict';
import type { NameClaim, PaymentAction, PaymentEventType, SubmissionState } from '#rules';
import { formatMoney } from '#rules';
import type { Card } from '../drivers/parts/payment';
import type { Phrases } from '../phrasebook';

/** Payment of a filing, and what the registry makes of the provider's notifications. */
export const paymentPhrases: Phrases = ({ Given, When, Then }) => {
  Given('another filer has formed a company of the same name meanwhile', async function () {
    await this.driver.payment.takeNameMeanwhile();
  });
  Given(
    'a filing whose payment is {paymentState} and whose name is {nameClaim}',
    async function (state: SubmissionState, name: NameClaim) {
      await this.driver.payment.stand(state, name);
    },
  );

  Given('a later attempt to pay has taken its place', async function () {
    await this.driver.payment.replaceAttempt();
  });

  When('a periodic report that is due on {text} is filed', async function (dueDay: string) {
    await this.driver.payment.fileReport(dueDay);
  });
  When('the filer asks to pay', async function () {
    await this.driver.payment.ask();
  });
  When('the filer asks to pay in two windows at once', async function () {
    await this.driver.payment.askTwiceAtOnce();
  });
  When('the filer pays with the card {card}', async function (card: Card) {
    await this.driver.payment.pay(card);
  });
  When('the filer abandons the payment', async function () {
    await this.driver.payment.abandon();
  });
  When('the provider repeats its notification', async function () {
    await this.driver.payment.repeatWord();
  });
  When('somebody forges a notification of the provider', async function () {
    await this.driver.payment.forgeWord();
  });
  When('the provider says that the payment {paymentEvent}', async function (event: PaymentEventType) {
    await this.driver.payment.say(event);
  });

  Then('the fee of the report is {text}', async function (fee: string) {
    assert.equal(await this.driver.payment.reportFee(), fee);
  });
  Then('a payment of {text} is open', async function (amount: string) {
    assert.equal(await this.driver.payment.code(), 200);
    assert.equal(formatMoney(await this.driver.payment.amount()), amount);
  });
  Then('one payment is open for the filing', async function () {
    assert.equal(await this.driver.payment.sessions(), 1);
  });
  Then('the filing was charged once', async function () {
    assert.equal(await this.driver.payment.charges(), 1);
  });
  Then('the filing is found to be paid already', async function () {
    assert.equal(await this.driver.payment.code(), 208);
  });
  Then('the name is found taken', async function () {
    assert.equal(await this.driver.payment.code(), 409);
  });
  Then('the receipt is ready', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 200);
  });
  Then('the receipt waits for the provider', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 202);
  });
  Then('the payment is found declined', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 402);
  });
  Then('the payment is found abandoned', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 410);
  });
  Then('the forged notification is refused', async function () {
    assert.equal(await this.driver.payment.forgedStatus(), 401);
  });
  Then('the name of the company is held', async function () {
    assert.equal(await this.driver.payment.isNameHeld(), true);
  });
  Then('the name of the company is free again', async function () {
    assert.equal(await this.driver.payment.isNameHeld(), false);
  });
  Then('the payment is {paymentState}', async function (state: SubmissionState) {
    assert.equal(await this.driver.payment.state(), state);
  });
  Then('the registry {paymentAction}', async function (action: PaymentAction) {
    assert.equal(await this.driver.payment.action(), action);
  });
};
