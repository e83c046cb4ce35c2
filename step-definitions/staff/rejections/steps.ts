import assert from 'node:assert/strict';
import type { Phrases, Table } from '../../foundation/phrases';
import type { RejectionsDriver } from './driver';

const split = (reasons: string): string[] => (reasons === '' ? [] : reasons.split(', '));

/** The rejection of a pending filing, and the message to its filer. */
export const rejectionPhrases: Phrases<{ rejections: RejectionsDriver }> = ({ Given, When, Then }) => {
  Given('these reasons for a rejection are known:', async function (table: Table) {
    await this.driver.rejections.setReasons(
      table
        .hashes()
        .map(({ number = '', reason = '', order = '' }) => ({ number, reason, order: Number(order) })),
    );
  });

  When('the administrator chooses the reasons {text}', async function (reasons: string) {
    await this.driver.rejections.chooseReasons(split(reasons));
  });
  When('the administrator adds the text {text}', async function (text: string) {
    await this.driver.rejections.addText(text);
  });
  When('the filer is notified of the {reviewDecision}', async function (kind: 'acceptance' | 'rejection') {
    await this.driver.rejections.notifyFiler(kind);
  });
  When(
    'the filer is notified of the acceptance without the attachments {text}',
    async function (fileNames: string) {
      await this.driver.rejections.notifyFiler('acceptance', split(fileNames));
    },
  );

  Then('the message about the rejection is {text}', async function (problem: string) {
    assert.equal((await this.driver.rejections.problems()).join(' '), problem);
  });
  Then('the confirmation lists {text}', async function (lines: string) {
    assert.equal((await this.driver.rejections.confirmationLines()).join(', '), lines);
  });
  Then('these reasons are sent to the registry:', async function (table: Table) {
    const expected = table.hashes().map(({ number: id, reason: longReason }) => ({ id, longReason }));
    assert.deepEqual(await this.driver.rejections.sentReasons(), expected);
  });
  Then('the message goes to {text} with the subject {text}', async function (to: string, subject: string) {
    const message = await this.driver.rejections.messageToFiler();
    assert.deepEqual([message.to, message.subject], [to, subject]);
  });
  Then('the message has the lines:', async function (table: Table) {
    const lines = table.hashes().map(({ line }) => line);
    assert.deepEqual((await this.driver.rejections.messageToFiler()).lines, lines);
  });
};
