import assert from 'node:assert/strict';
import type {
  NameClaim,
  PaymentAction,
  PaymentArrival,
  PaymentEventType,
  StepName,
  SubmissionState,
} from '#rules';
import { formatMoney } from '#rules';
import type { Card, PaymentDriver } from './driver';
import type { Phrases } from '../foundation/phrases';
import type { FilingSince } from '../words/vocabulary/changes-since';

/** Payment of a filing, and what the registry does about the provider's messages. */
export const paymentPhrases: Phrases<{ payment: PaymentDriver }> = ({ Given, When, Then }) => {
  Given('another filer has meanwhile formed a company of the same name', async function () {
    await this.driver.payment.formCompanyWithSameName();
  });
  Given(
    'a filing whose payment is {paymentState} and whose name is {nameClaim}',
    async function (state: SubmissionState, name: NameClaim) {
      await this.driver.payment.setState(state, name);
    },
  );

  Given('a later attempt to pay has replaced it', async function () {
    await this.driver.payment.supersedeAttempt();
  });

  When('a periodic report that is due on {day} is filed', async function (dueDay: string) {
    await this.driver.payment.fileReport(dueDay);
  });
  Given('since the filing began {changeSince}', async function (change: (since: FilingSince) => FilingSince) {
    await this.driver.payment.change(change);
  });
  Given('a change of the office of a company is ready to be paid', async function () {
    await this.driver.payment.prepareOfficeChange();
  });
  When('another filing moves the office of the company', async function () {
    await this.driver.payment.moveOfficeByOther();
  });
  When('the filer of the changed filing asks to pay', async function () {
    await this.driver.payment.requestChanged();
  });
  When('a payment arrives and {arrival}', async function (found: Partial<PaymentArrival>) {
    await this.driver.payment.arrive(found);
  });
  When('another filer forms a company of the same name', async function () {
    await this.driver.payment.formCompanyWithSameName();
  });
  When('the payment provider says late that it was paid', async function () {
    await this.driver.payment.reportLateSuccess();
  });
  When('another filing is paid that moves the office of the company later', async function () {
    await this.driver.payment.moveOfficeLater();
  });
  Then('the office on record is at {text}', async function (street: string) {
    assert.equal(await this.driver.payment.streetOnRecord('now'), street);
  });
  Then('once the day of the later move has come it is at {text}', async function (street: string) {
    assert.equal(await this.driver.payment.streetOnRecord('later'), street);
  });
  Then('the payment opens only once the filer has confirmed what is to come', async function () {
    assert.match(
      await this.driver.payment.askedToConfirm(),
      /^(Document \d+, which is still|Confirm that you have read this)/,
    );
    await this.driver.payment.confirmAndPay();
  });
  When('the filer asks to pay', async function () {
    await this.driver.payment.requestPayment();
  });
  When('the filer asks to pay the fee of {int} dollars that was shown', async function (fee: number) {
    await this.driver.payment.requestPaymentOf(fee);
  });
  When('the filer asks to pay in two windows at once', async function () {
    await this.driver.payment.requestPaymentTwiceAtOnce();
  });
  When('the filer pays with a card that is {card}', async function (card: Card) {
    await this.driver.payment.payWithCard(card);
  });
  When('the filer abandons the payment', async function () {
    await this.driver.payment.abandonPayment();
  });
  When('the payment provider repeats its message', async function () {
    await this.driver.payment.repeatProviderMessage();
  });
  When('an attacker forges a message of the payment provider', async function () {
    await this.driver.payment.forgeProviderMessage();
  });
  When(
    'the payment provider reports that the payment {paymentEvent}',
    async function (event: PaymentEventType) {
      await this.driver.payment.receive(event);
    },
  );

  Then('the payment is refused with {text}', async function (sentence: string) {
    assert.equal(await this.driver.payment.refusal(), sentence);
  });
  Then('after a reload the payment is refused with the same', async function () {
    const before = await this.driver.payment.refusal();
    assert.equal(await this.driver.payment.refusalAfterReload(), before);
  });
  Then('the place of the change is the {step} step', async function (step: StepName) {
    assert.deepEqual(await this.driver.payment.placesOfChanges(), [step]);
  });
  Then('what can be filed instead is {text}', async function (title: string) {
    assert.equal(await this.driver.payment.formInstead(), title);
  });
  Then('the payment is refused for {int} changes', async function (count: number) {
    assert.equal((await this.driver.payment.placesOfChanges()).length, count);
  });
  Then('the refund says {text}', async function (sentence: string) {
    assert.equal(await this.driver.payment.refund(), sentence);
  });
  Then('the fee of the report is {text}', async function (fee: string) {
    assert.equal(await this.driver.payment.reportFee(), fee);
  });
  Then('a payment of {text} is open', async function (amount: string) {
    assert.equal(await this.driver.payment.paymentCode(), 200);
    assert.equal(formatMoney(await this.driver.payment.amountDue()), amount);
  });
  Then('one payment is open for the filing', async function () {
    assert.equal(await this.driver.payment.openPayments(), 1);
  });
  Then('the filing was charged once', async function () {
    assert.equal(await this.driver.payment.chargeCount(), 1);
  });
  Then('the filing turns out to be paid already', async function () {
    assert.equal(await this.driver.payment.paymentCode(), 208);
  });
  Then('the name turns out to be taken', async function () {
    assert.equal(await this.driver.payment.paymentCode(), 409);
  });
  Then('the receipt is ready', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 200);
  });
  Then('the receipt is waiting for the payment provider', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 202);
  });
  Then('the payment turns out to be declined', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 402);
  });
  Then('the payment turns out to be abandoned', async function () {
    assert.equal(await this.driver.payment.receiptCode(), 410);
  });
  Then('the forged message is refused', async function () {
    assert.equal(await this.driver.payment.forgedMessageStatus(), 401);
  });
  Then('the name of the company is held', async function () {
    assert.equal(await this.driver.payment.isNameHeld(), true);
  });
  Then('the name of the company is available again', async function () {
    assert.equal(await this.driver.payment.isNameHeld(), false);
  });
  Then('the payment is {paymentState}', async function (state: SubmissionState) {
    assert.equal(await this.driver.payment.state(), state);
  });
  Then('the registry {paymentAction}', async function (action: PaymentAction) {
    assert.equal(await this.driver.payment.registryAction(), action);
  });
};
