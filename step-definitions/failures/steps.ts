import assert from 'node:assert/strict';
import type { AlertStatus, CatalogOperation } from '#rules';
import type { RegistryAnswer } from './driver';
import type { Phrases } from '../phrasebook';

const SILENCE: RegistryAnswer = { outcome: { kind: 'noResponse' } };

/** Answers of the registry and what they lead to: the error catalog. */
export const failurePhrases: Phrases = ({ When, Then }) => {
  When(
    'the registry answers the {operation} with {answer}',
    async function (operation: CatalogOperation, answer: RegistryAnswer) {
      await this.driver.failures.receiveAnswer(operation, answer);
    },
  );
  When('the registry does not answer the {operation}', async function (operation: CatalogOperation) {
    await this.driver.failures.receiveAnswer(operation, SILENCE);
  });
  When(
    'an alert with the status {alertStatus} says {text}',
    async function (status: AlertStatus, text: string) {
      await this.driver.failures.showAlert(status, text);
    },
  );

  Then('the effects include {effect}', async function (effect: string) {
    assert.ok((await this.driver.failures.effects()).includes(effect));
  });
  Then('the effects are {effects}', async function (effects: string[]) {
    assert.deepEqual(await this.driver.failures.effects(), effects);
  });
  Then('the failure is logged', async function () {
    assert.equal(await this.driver.failures.isLogged(), true);
  });
  Then('the log contains {text}', async function (sentence: string) {
    assert.equal(await this.driver.failures.loggedMessage(), sentence);
  });
  Then('the filer is not sent elsewhere', async function () {
    assert.equal(await this.driver.failures.isSentElsewhere(), false);
  });
  Then('the message is {text}', async function (message: string) {
    assert.equal(await this.driver.failures.shownMessage(), message);
  });
};
