import assert from 'node:assert/strict';
import type { Phrases, Table } from '../../foundation/phrases';
import type { RejectionsDriver } from './driver';

const split = (reasons: string): string[] => (reasons === '' ? [] : reasons.split(', '));

/** The rejection of a pending filing, and the message to its filer. */
export const rejectionPhrases: Phrases<{ rejections: RejectionsDriver }> = ({ Given, When, Then }) => {
  Given('these reasons for a rejection are known:', ({ rejections }, table: Table) =>
    rejections.setReasons(
      table
        .hashes()
        .map(({ number = '', reason = '', order = '' }) => ({ number, reason, order: Number(order) })),
    ),
  );

  When('the administrator chooses the reasons {text}', ({ rejections }, reasons: string) =>
    rejections.chooseReasons(split(reasons)),
  );
  When('the administrator adds the text {text}', ({ rejections }, text: string) => rejections.addText(text));
  When('the filer is notified of the {reviewDecision}', ({ rejections }, kind: 'acceptance' | 'rejection') =>
    rejections.notifyFiler(kind),
  );
  When(
    'the filer is notified of the acceptance without the attachments {text}',
    ({ rejections }, fileNames: string) => rejections.notifyFiler('acceptance', split(fileNames)),
  );

  Then('the message about the rejection is {text}', async ({ rejections }, problem: string) =>
    assert.equal((await rejections.problems()).join(' '), problem),
  );
  Then('the confirmation lists {text}', async ({ rejections }, lines: string) =>
    assert.equal((await rejections.confirmationLines()).join(', '), lines),
  );
  Then('these reasons are sent to the registry:', async ({ rejections }, table: Table) => {
    const expected = table.hashes().map(({ number: id, reason: longReason }) => ({ id, longReason }));
    assert.deepEqual(await rejections.sentReasons(), expected);
  });
  Then(
    'the message goes to {text} with the subject {text}',
    async ({ rejections }, to: string, subject: string) => {
      const message = await rejections.messageToFiler();
      assert.deepEqual([message.to, message.subject], [to, subject]);
    },
  );
  Then('the message has the lines:', async ({ rejections }, table: Table) => {
    const lines = table.hashes().map(({ line }) => line);
    assert.deepEqual((await rejections.messageToFiler()).lines, lines);
  });
};
