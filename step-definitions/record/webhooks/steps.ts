import assert from 'node:assert/strict';
import { holds, says } from '../../foundation/answers';
import type { Phrases } from '../../foundation/phrases';
import type { WebhooksDriver } from './driver';

/** Changes that are sent to a program (T4-push). */
export const webhookPhrases: Phrases<{ webhooks: WebhooksDriver }> = ({ Given, When, Then }) => {
  Given('a program is sent what changes', ({ webhooks }) => webhooks.begin());
  Given('a program that does not confirm is to be sent what changes', ({ webhooks }) =>
    webhooks.beginUnconfirmed(),
  );
  When('a program is sent what has changed since the first day', ({ webhooks }) => webhooks.beginAtFirst());
  Given('a program that is sent what changes fails', ({ webhooks }) => webhooks.beginFailing());
  When('the program works again after {int} hours', ({ webhooks }, hours: number) => webhooks.work(hours));
  When('{int} hours pass', ({ webhooks }, hours: number) => webhooks.letPass(hours));
  When(
    'the program works again after {int} hours and its owner has it go on',
    ({ webhooks }, hours: number) => webhooks.goOnAfter(hours),
  );
  When('its owner asks for all that came to it once more', ({ webhooks }) => webhooks.askAgain());
  Then('the program gets the move to {text} once', async ({ webhooks }, street: string) =>
    assert.deepEqual(await webhooks.moves(street, 1), { times: 1, marks: 1 }),
  );
  Then(
    'the program gets the move to {text} again, known as the same message',
    async ({ webhooks }, street: string) => {
      const { times, marks } = await webhooks.moves(street, 2);
      assert.ok(times >= 2);
      assert.equal(marks, 1);
    },
  );
  Then('the program can tell that each message comes from the registry', holds('webhooks', 'isEachSigned'));
  Then('the program gets nothing but the question whether it wants changes', async ({ webhooks }) =>
    assert.deepEqual([...new Set(await webhooks.kinds())], ['webhook.confirmation']),
  );
  Then('the program gets word that a document was withdrawn', holds('webhooks', 'isWithdrawalTold'));
  Then('nothing that the program gets says {text}', async ({ webhooks }, secret: string) => {
    const everything = await webhooks.everything();
    assert.ok(everything.length > 0);
    assert.equal(everything.includes(secret), false);
  });
  Then('a message to its owner says that nothing is sent any more', holds('webhooks', 'isOwnerTold'));
  When('somebody wants changes sent to {text}', ({ webhooks }, address: string) => webhooks.want(address));
  Then('the answer to where changes go is {text}', says('webhooks', 'answer'));
};
