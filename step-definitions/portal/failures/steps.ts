import assert from 'node:assert/strict';
import type { AlertStatus, CatalogOperation } from '#rules';
import type { FailuresDriver } from './driver';
import type { Phrases } from '../../foundation/phrases';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

/** What happens to the questions of the portal, and what follows from it: the error catalog. */
export const failurePhrases: Phrases<{ failures: FailuresDriver }> = ({ When, Then }) => {
  When(
    'this happens to the {operation}: {happening}',
    async function (operation: CatalogOperation, answer: RegistryAnswer) {
      await this.driver.failures.receiveAnswer(operation, answer);
    },
  );
  When(
    'an alert with the status {alertStatus} says {text}',
    async function (status: AlertStatus, text: string) {
      await this.driver.failures.showAlert(status, text);
    },
  );

  Then('what follows includes {effect}', async function (effect: string) {
    assert.ok((await this.driver.failures.effects()).includes(effect));
  });
  Then('what follows is {effects}', async function (effects: string[]) {
    assert.deepEqual(await this.driver.failures.effects(), effects);
  });
  Then('operators are told of the failure', async function () {
    assert.equal(await this.driver.failures.isLogged(), true);
  });
  Then('operators read {text}', async function (sentence: string) {
    assert.equal(await this.driver.failures.loggedMessage(), sentence);
  });
  Then('the filer stays there', async function () {
    assert.equal(await this.driver.failures.isSentElsewhere(), false);
  });
  Then('the message is {text}', async function (message: string) {
    assert.equal(await this.driver.failures.shownMessage(), message);
  });
};
