import assert from 'node:assert/strict';
import type { NameClaim, PaymentArrival, PaymentEventType, StepName, SubmissionState } from '#rules';
import { formatMoney } from '#rules';
import type { Card, PaymentDriver } from './driver';
import type { Phrases } from '../foundation/phrases';
import { holds, holdsNot, says } from '../foundation/answers';
import type { FilingSince } from '../words/vocabulary/changes-since';

/** Payment of a filing, and what the registry does about the provider's messages. */
export const paymentPhrases: Phrases<{ payment: PaymentDriver }> = ({ Given, When, Then }) => {
  Given('another filer has meanwhile formed a company of the same name', ({ payment }) =>
    payment.formCompanyWithSameName(),
  );
  Given(
    'a filing whose payment is {paymentState} and whose name is {nameClaim}',
    ({ payment }, state: SubmissionState, name: NameClaim) => payment.setState(state, name),
  );

  Given('a later attempt to pay has replaced it', ({ payment }) => payment.supersedeAttempt());

  When('a periodic report that is due on {day} is filed', ({ payment }, dueDay: string) =>
    payment.fileReport(dueDay),
  );
  Given('since the filing began {changeSince}', ({ payment }, change: (since: FilingSince) => FilingSince) =>
    payment.change(change),
  );
  Given('a change of the office of a company is ready to be paid', ({ payment }) =>
    payment.prepareOfficeChange(),
  );
  When('another filing moves the office of the company', ({ payment }) => payment.moveOfficeByOther());
  When('the filer of the changed filing asks to pay', ({ payment }) => payment.requestChanged());
  When('a payment arrives and {arrival}', ({ payment }, found: Partial<PaymentArrival>) =>
    payment.arrive(found),
  );
  When('another filer forms a company of the same name', ({ payment }) => payment.formCompanyWithSameName());
  When('the payment provider says late that it was paid', ({ payment }) => payment.reportLateSuccess());
  When('another filing is paid that moves the office of the company later', ({ payment }) =>
    payment.moveOfficeLater(),
  );
  Then('the office on record is at {text}', async ({ payment }, street: string) =>
    assert.equal(await payment.streetOnRecord('now'), street),
  );
  Then('once the day of the later move has come it is at {text}', async ({ payment }, street: string) =>
    assert.equal(await payment.streetOnRecord('later'), street),
  );
  Then('the payment opens only once the filer has confirmed what is to come', async ({ payment }) => {
    assert.match(
      await payment.askedToConfirm(),
      /^(Document \d+, which is still|Confirm that you have read this)/,
    );
    await payment.confirmAndPay();
  });
  When('the filer asks to pay', ({ payment }) => payment.requestPayment());
  When('the filer asks to pay the fee of {int} dollars that was shown', ({ payment }, fee: number) =>
    payment.requestPaymentOf(fee),
  );
  When('the filer asks to pay in two windows at once', ({ payment }) => payment.requestPaymentTwiceAtOnce());
  When('the filer pays with a card that is {card}', ({ payment }, card: Card) => payment.payWithCard(card));
  When('the filer abandons the payment', ({ payment }) => payment.abandonPayment());
  When('the payment provider repeats its message', ({ payment }) => payment.repeatProviderMessage());
  When('an attacker forges a message of the payment provider', ({ payment }) =>
    payment.forgeProviderMessage(),
  );
  When(
    'the payment provider reports that the payment {paymentEvent}',
    ({ payment }, event: PaymentEventType) => payment.receive(event),
  );

  Then('the payment is refused with {text}', says('payment', 'refusal'));
  Then('after a reload the payment is refused with the same', async ({ payment }) => {
    const before = await payment.refusal();
    assert.equal(await payment.refusalAfterReload(), before);
  });
  Then('the place of the change is the {step} step', async ({ payment }, step: StepName) =>
    assert.deepEqual(await payment.placesOfChanges(), [step]),
  );
  Then('what can be filed instead is {text}', says('payment', 'formInstead'));
  Then('the payment is refused for {int} changes', async ({ payment }, count: number) =>
    assert.equal((await payment.placesOfChanges()).length, count),
  );
  Then('the refund says {text}', says('payment', 'refund'));
  Then('the fee of the report is {text}', says('payment', 'reportFee'));
  Then('a payment of {text} is open', async ({ payment }, amount: string) => {
    assert.equal(await payment.paymentCode(), 200);
    assert.equal(formatMoney(await payment.amountDue()), amount);
  });
  Then('one payment is open for the filing', async ({ payment }) =>
    assert.equal(await payment.openPayments(), 1),
  );
  Then('the filing was charged once', async ({ payment }) => assert.equal(await payment.chargeCount(), 1));
  Then('the filing turns out to be paid already', async ({ payment }) =>
    assert.equal(await payment.paymentCode(), 208),
  );
  Then('the name turns out to be taken', async ({ payment }) =>
    assert.equal(await payment.paymentCode(), 409),
  );
  Then('the receipt is ready', async ({ payment }) => assert.equal(await payment.receiptCode(), 200));
  Then('the receipt is waiting for the payment provider', async ({ payment }) =>
    assert.equal(await payment.receiptCode(), 202),
  );
  Then('the payment turns out to be declined', async ({ payment }) =>
    assert.equal(await payment.receiptCode(), 402),
  );
  Then('the payment turns out to be abandoned', async ({ payment }) =>
    assert.equal(await payment.receiptCode(), 410),
  );
  Then('the forged message is refused', async ({ payment }) =>
    assert.equal(await payment.forgedMessageStatus(), 401),
  );
  Then('the name of the company is held', holds('payment', 'isNameHeld'));
  Then('the name of the company is available again', holdsNot('payment', 'isNameHeld'));
  Then('the payment is {paymentState}', says('payment', 'state'));
  Then('the registry {paymentAction}', says('payment', 'registryAction'));
};
