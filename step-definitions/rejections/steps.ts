import assert from 'node:assert/strict';
import type { Phrases, Table } from '../phrasebook';

const split = (reasons: string): string[] => (reasons === '' ? [] : reasons.split(', '));

/** The rejection of a pending filing, and what its filer is written. */
export const rejectionPhrases: Phrases = ({ Given, When, Then }) => {
  Given('these reasons for a rejection are known:', async function (table: Table) {
    await this.driver.rejection.know(
      table
        .hashes()
        .map(({ number = '', reason = '', order = '' }) => ({ number, reason, order: Number(order) })),
    );
  });

  When('the administrator chooses the reasons {text}', async function (reasons: string) {
    await this.driver.rejection.choose(split(reasons));
  });
  When('the administrator adds the text {text}', async function (text: string) {
    await this.driver.rejection.add(text);
  });
  When('the filer is told of the {review}', async function (kind: 'acceptance' | 'rejection') {
    await this.driver.rejection.tell(kind);
  });

  Then('the answer on the rejection is {text}', async function (problem: string) {
    assert.equal((await this.driver.rejection.problems()).join(' '), problem);
  });
  Then('the confirmation lists {text}', async function (lines: string) {
    assert.equal((await this.driver.rejection.confirmation()).join(', '), lines);
  });
  Then('these reasons are sent to the registry:', async function (table: Table) {
    const expected = table.hashes().map(({ number: id, reason: longReason }) => ({ id, longReason }));
    assert.deepEqual(await this.driver.rejection.sent(), expected);
  });
  Then('the message goes to {text} with the subject {text}', async function (to: string, subject: string) {
    const message = await this.driver.rejection.message();
    assert.deepEqual([message.to, message.subject], [to, subject]);
  });
  Then('the message has the lines:', async function (table: Table) {
    const lines = table.hashes().map(({ line }) => line);
    assert.deepEqual((await this.driver.rejection.message()).lines, lines);
  });
};
