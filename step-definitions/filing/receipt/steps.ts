import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import { STATE_WORDS } from '../../words/vocabulary/standings';
import type { PaidDocument, ReceiptDriver } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import type { ScreenDriver } from '../../portal/screen/driver';

/** How a text is written, whatever its digits are, and whether it is morning or afternoon. */
const formOf = (text: string): string => text.replace(/\d/g, '0').replace(/PM$/, 'AM');

/** The receipt of a filing, its documents, and what comes after it. */
export const receiptPhrases: Phrases<{ receipt: ReceiptDriver; screen: ScreenDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the periodic report is due on {day}', async function (day: string) {
    await this.driver.receipt.setReportDueDate(day);
  });

  Given(
    'a receipt paid by {text} with the last digits {text}',
    async function (paymentType: string, last4: string) {
      await this.driver.receipt.setPaymentDetails(paymentType, last4);
    },
  );

  When('the receipt of a filing under the administrative fraud check is shown', async function () {
    await this.driver.receipt.setFraudCheck(true);
  });
  When('the receipt of any other filing is shown', async function () {
    await this.driver.receipt.setFraudCheck(false);
  });
  When(
    'a/an {filing} that gives another name is filed and {text}',
    async function (filing: FilingType, standing: string) {
      await this.driver.receipt.fileWithName(filing, lookUp('standing', STATE_WORDS, standing));
    },
  );
  When(
    'a/an {filing} that gives the name {text} is filed and {text}',
    async function (filing: FilingType, name: string, standing: string) {
      await this.driver.receipt.fileWithName(filing, lookUp('standing', STATE_WORDS, standing), name);
    },
  );
  When('the receipt is looked at again at {text}', async function (instant: string) {
    await this.driver.receipt.lookAgain(instant);
  });
  When('an amount of {int} dollars is shown', async function (dollars: number) {
    await this.driver.receipt.showAmount(dollars);
  });
  When('the time {text} is shown on a receipt', async function (instant: string) {
    await this.driver.receipt.showTime(instant);
  });
  When('a visitor asks for the receipt of an unknown reference', async function () {
    await this.driver.receipt.requestUnknownReceipt();
  });
  When('the filer has the receipt sent to {text}', async function (email: string) {
    await this.driver.receipt.sendReceipt(email);
  });
  When('a visitor has the receipt of an unknown reference sent to {text}', async function (email: string) {
    await this.driver.receipt.sendUnknownReceipt(email);
  });
  When('the filer asks for the {document}', async function (document: PaidDocument) {
    await this.driver.receipt.requestDocument(document);
  });
  When('a visitor asks for the {document} of an unknown filing', async function (document: PaidDocument) {
    await this.driver.receipt.requestUnknownDocument(document);
  });

  Then('the lines of the receipt are:', async function (table: Table) {
    assert.deepEqual(await this.driver.receipt.lines(), table.hashes());
  });
  Then('the receipt writes the line {text} like {text}', async function (line: string, example: string) {
    const written = (await this.driver.receipt.lines()).find((each) => each.line === line)?.value ?? '';
    assert.equal(formOf(written), formOf(example));
  });
  Then('the receipt says {text}', async function (notice: string) {
    assert.equal(await this.driver.receipt.notice(), notice);
  });
  Then(
    'the receipt names the entity {text} and adds {text}',
    async function (name: string, sentence: string) {
      assert.deepEqual(await this.driver.receipt.names(), { name, sentence });
    },
  );
  Then('it is shown as {text}', async function (text: string) {
    assert.equal(await this.driver.receipt.shownText(), text);
  });
  Then('the receipt names the company', async function () {
    assert.equal((await this.driver.receipt.facts()).name, await this.driver.receipt.entityName());
  });
  Then('the receipt shows an amount of {int} dollars', async function (amount: number) {
    assert.equal((await this.driver.receipt.facts()).amount, amount);
  });
  Then('the receipt shows the last four digits of the card', async function () {
    assert.match((await this.driver.receipt.facts()).last4 ?? '', /^\d{4}$/);
  });
  Then('the receipt shows no digits of a card', async function () {
    assert.equal((await this.driver.receipt.facts()).last4 ?? '', '');
  });
  Then('no such filing is on record', async function () {
    assert.equal(await this.driver.receipt.answerCode(), 404);
  });
  Then('a message to {text} is queued', async function (email: string) {
    assert.equal(await this.driver.receipt.isMessageQueued(email), true);
  });
  Then('the filer gets a PDF', async function () {
    assert.equal(await this.driver.receipt.isPdf(), true);
  });
  Then('the document names the company', async function () {
    const name = await this.driver.receipt.entityName();
    assert.ok((await this.driver.screen.pdfText()).includes(name), `The document does not name ${name}.`);
  });
  Then('the company is on record as {text}', async function (standing: string) {
    assert.equal(await this.driver.receipt.entityStatus(), standing);
  });
  Then(
    'the calendar entry {text} begins at {text} and lasts {int} minutes',
    async function (fileName: string, start: string, minutes: number) {
      assert.deepEqual(await this.driver.receipt.calendarEntry(), { fileName, start, minutes });
    },
  );
  Then('the calendar says of {text}: {text}', async function (entityName: string, said: string) {
    assert.equal(await this.driver.receipt.calendarText(entityName), said);
  });
};
