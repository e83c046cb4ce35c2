import assert from 'node:assert/strict';
import type { AlertStatus, CatalogOperation } from '#rules';
import type { FailuresDriver } from './driver';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

/** What happens to the questions of the portal, and what follows from it: the error catalog. */
export const failurePhrases: Phrases<{ failures: FailuresDriver }> = ({ When, Then }) => {
  When(
    'this happens to the {operation}: {happening}',
    ({ failures }, operation: CatalogOperation, answer: RegistryAnswer) =>
      failures.receiveAnswer(operation, answer),
  );
  When(
    'an alert with the status {alertStatus} says {text}',
    ({ failures }, status: AlertStatus, text: string) => failures.showAlert(status, text),
  );

  Then('what follows includes {effect}', async ({ failures }, effect: string) =>
    assert.ok((await failures.effects()).includes(effect)),
  );
  Then('what follows is {effects}', async ({ failures }, effects: string[]) =>
    assert.deepEqual(await failures.effects(), effects),
  );
  Then('operators are told of the failure', holds('failures', 'isLogged'));
  Then('operators read {text}', says('failures', 'loggedMessage'));
  Then('the filer stays there', holdsNot('failures', 'isSentElsewhere'));
  Then('the message is {text}', says('failures', 'shownMessage'));
};
