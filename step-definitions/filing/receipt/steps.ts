import assert from 'node:assert/strict';
import type { FilingType } from '#rules';
import { languageNamed } from '../../words/vocabulary/languages';
import { lookUp } from '../../words/vocabulary/look-up';
import { STATE_WORDS } from '../../words/vocabulary/standings';
import type { PaidDocument, ReceiptDriver } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, says } from '../../foundation/answers';
import type { ScreenDriver } from '../../portal/screen/driver';

/** How a text is written, whatever its digits are, and whether it is morning or afternoon. */
const formOf = (text: string): string => text.replace(/\d/g, '0').replace(/PM$/, 'AM');

/** The receipt of a filing, its documents, and what comes after it. */
export const receiptPhrases: Phrases<{ receipt: ReceiptDriver; screen: ScreenDriver }> = ({
  Given,
  When,
  Then,
}) => {
  Given('the periodic report is due on {day}', ({ receipt }, day: string) => receipt.setReportDueDate(day));

  Given(
    'a receipt paid by {text} with the last digits {text}',
    ({ receipt }, paymentType: string, last4: string) => receipt.setPaymentDetails(paymentType, last4),
  );

  When('the receipt of a filing under the administrative fraud check is shown', ({ receipt }) =>
    receipt.setFraudCheck(true),
  );
  When('the receipt of any other filing is shown', ({ receipt }) => receipt.setFraudCheck(false));
  When(
    'a/an {filing} that gives another name is filed and {text}',
    ({ receipt }, filing: FilingType, standing: string) =>
      receipt.fileWithName(filing, lookUp('standing', STATE_WORDS, standing)),
  );
  When(
    'a/an {filing} that gives the name {text} is filed and {text}',
    ({ receipt }, filing: FilingType, name: string, standing: string) =>
      receipt.fileWithName(filing, lookUp('standing', STATE_WORDS, standing), name),
  );
  When('the receipt is looked at again at {text}', ({ receipt }, instant: string) =>
    receipt.lookAgain(instant),
  );
  When('an amount of {int} dollars is shown', ({ receipt }, dollars: number) => receipt.showAmount(dollars));
  When('the time {text} is shown on a receipt', ({ receipt }, instant: string) => receipt.showTime(instant));
  When('a visitor asks for the receipt of an unknown reference', ({ receipt }) =>
    receipt.requestUnknownReceipt(),
  );
  When('the filer has the receipt sent to {text}', ({ receipt }, email: string) =>
    receipt.sendReceipt(email),
  );
  When('a visitor has the receipt of an unknown reference sent to {text}', ({ receipt }, email: string) =>
    receipt.sendUnknownReceipt(email),
  );
  When('the filer asks for a copy of the filed document in {text}', ({ receipt }, language: string) =>
    receipt.requestCopy(languageNamed(language)),
  );
  When('the filer asks for the {document}', ({ receipt }, document: PaidDocument) =>
    receipt.requestDocument(document),
  );
  When('a visitor asks for the {document} of an unknown filing', ({ receipt }, document: PaidDocument) =>
    receipt.requestUnknownDocument(document),
  );

  Then('the lines of the receipt are:', async ({ receipt }, table: Table) =>
    assert.deepEqual(await receipt.lines(), table.hashes()),
  );
  Then(
    'the receipt writes the line {text} like {text}',
    async ({ receipt }, line: string, example: string) => {
      const written = (await receipt.lines()).find((each) => each.line === line);
      assert.ok(written, `The receipt has no line "${line}".`);
      assert.equal(formOf(written.value), formOf(example));
    },
  );
  Then('the receipt says {text}', says('receipt', 'notice'));
  Then(
    'the receipt names the entity {text} and adds {text}',
    async ({ receipt }, name: string, sentence: string) =>
      assert.deepEqual(await receipt.names(), { name, sentence }),
  );
  Then('it is shown as {text}', says('receipt', 'shownText'));
  Then('the receipt names the company', async ({ receipt }) =>
    assert.equal((await receipt.facts()).name, await receipt.entityName()),
  );
  Then('the receipt shows an amount of {int} dollars', async ({ receipt }, amount: number) =>
    assert.equal((await receipt.facts()).amount, amount),
  );
  Then('the receipt shows the last four digits of the card', async ({ receipt }) =>
    assert.match((await receipt.facts()).last4 ?? '', /^\d{4}$/),
  );
  Then('the receipt shows no digits of a card', async ({ receipt }) =>
    assert.equal((await receipt.facts()).last4 ?? '', ''),
  );
  Then('no such filing is on record', async ({ receipt }) => assert.equal(await receipt.answerCode(), 404));
  Then('a message to {text} is queued', async ({ receipt }, email: string) =>
    assert.equal(await receipt.isMessageQueued(email), true),
  );
  Then('the filer gets a PDF', holds('receipt', 'isPdf'));
  Then('the filer gets a PDF in {text}', async ({ receipt }, language: string) =>
    assert.equal(await receipt.pdfLanguage(), languageNamed(language)),
  );
  Then('the document names the company', async ({ receipt, screen }) => {
    const name = await receipt.entityName();
    assert.ok((await screen.pdfText()).includes(name), `The document does not name ${name}.`);
  });
  Then('the company is on record as {text}', says('receipt', 'entityStatus'));
  Then(
    'the calendar entry {text} begins at {text} and lasts {int} minutes',
    async ({ receipt }, fileName: string, start: string, minutes: number) =>
      assert.deepEqual(await receipt.calendarEntry(), { fileName, start, minutes }),
  );
  Then('the calendar says of {text}: {text}', async ({ receipt }, entityName: string, said: string) =>
    assert.equal(await receipt.calendarText(entityName), said),
  );
};
