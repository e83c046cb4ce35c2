import assert from 'node:assert/strict';
import { answeredStatus, APPLICATION_VERSION, type Language } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import { ORIGINS } from '../../words/vocabulary/whats-next';
import type { Phrases } from '../../foundation/phrases';
import type { RegistryDriver } from './driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

const LANGUAGES: Readonly<Record<string, Language>> = { English: 'en', Spanish: 'es' };

/** Lists, texts and health of the registry, and filings in progress that it saves. */
export const registryPhrases: Phrases<{ registry: RegistryDriver }> = ({ When, Then }) => {
  When('the list of {listName} is requested', async function (list: string) {
    await this.driver.registry.requestList(list);
  });
  When('the environment is requested', async function () {
    await this.driver.registry.requestEnvironment();
  });
  When('the introduction of a/an {anyTransaction} is requested', async function (transaction: string) {
    await this.driver.registry.requestIntroduction(transaction);
  });
  When('the text on required terms is requested', async function () {
    await this.driver.registry.requestRequiredTerms();
  });
  When(
    'the note on beneficial ownership of an entity created {text} is requested in {text}',
    async function (where: string, language: string) {
      const origin = lookUp('origin of an entity', ORIGINS, where);
      await this.driver.registry.requestOwnershipNote(
        origin,
        lookUp('language of a text', LANGUAGES, language),
      );
    },
  );
  When('the heartbeat of the {serviceName} service is requested', async function (service: string) {
    await this.driver.registry.requestHeartbeat(service);
  });
  When('the version of the {serviceName} service is requested', async function (service: string) {
    await this.driver.registry.requestVersion(service);
  });
  When('the registry is asked whether the name {text} is valid', async function (name: string) {
    await this.driver.registry.checkNameOnly(name);
  });
  When(
    'the registry is asked whether the sample {persona} can file a/an {anyTransaction}',
    async function (persona: string, transaction: string) {
      await this.driver.registry.checkAvailability(persona, transaction);
    },
  );
  When('a visitor asks who can file a/an {transaction}', async function (transaction: string) {
    await this.driver.registry.requestTransaction(transaction);
  });
  When(
    'entities of the types {entityTypes} that are {statuses} ask for the forms {transactions}',
    async function (types: string[], statuses: string[], transactions: string[]) {
      await this.driver.registry.checkEntitiesFor(types, statuses, transactions);
    },
  );
  When('the filing in progress is saved', async function () {
    await this.driver.registry.saveFiling();
  });
  When('the filing in progress is saved again', async function () {
    await this.driver.registry.saveFilingAgain();
  });
  When('the filing in progress is restored', async function () {
    await this.driver.registry.restoreFiling();
  });
  When('a visitor asks for the filing of an unknown reference', async function () {
    await this.driver.registry.restoreUnknownFiling();
  });
  When('the filing is saved with {fault}', async function (fault: string) {
    await this.driver.registry.saveFilingWithFault(fault);
  });
  When('the registry is sent {request}', async function (request: string) {
    await this.driver.registry.sendRequest(request);
  });

  Then('the list contains {text}', async function (entry: string) {
    assert.equal(await this.driver.registry.listIncludes(entry), true);
  });
  Then('the environment is one of {text}', async function (known: string) {
    assert.ok(known.split(', ').includes(await this.driver.registry.environment()));
  });
  Then('the registry finds the name {validity}', async function (valid: boolean) {
    assert.equal(await this.driver.registry.isConfirmed(), valid);
  });
  Then('the registry says yes', async function () {
    assert.equal(await this.driver.registry.isConfirmed(), true);
  });
  Then('the registry says no', async function () {
    assert.equal(await this.driver.registry.isConfirmed(), false);
  });
  Then('it is open to entities of the types {entityTypes}', async function (types: string[]) {
    assert.deepEqual(await this.driver.registry.openTypes(), types);
  });
  Then('it is open to entities that are {statuses}', async function (statuses: string[]) {
    assert.deepEqual(await this.driver.registry.openStatuses(), statuses);
  });
  Then('its form is called {text} where no entity is named', async function (label: string) {
    assert.equal(await this.driver.registry.label(), label);
  });
  Then('each of them is told {text}', async function (reason: string) {
    assert.deepEqual(await this.driver.registry.obstacles(), [reason]);
  });
  Then('they can file them', async function () {
    assert.deepEqual(await this.driver.registry.obstacles(), ['']);
  });
  Then('the reason why not is {text}', async function (reason: string) {
    assert.deepEqual(await this.driver.registry.obstacles(), [reason]);
  });
  Then('there is a text', async function () {
    assert.equal(await this.driver.registry.hasText(), true);
  });
  Then('the text says {text}', async function (sentence: string) {
    const text = await this.driver.registry.plainText();
    assert.ok(text.includes(sentence), text);
  });
  Then('there is no text', async function () {
    assert.equal(await this.driver.registry.hasText(), false);
  });
  Then('the registry answers that {happening}', async function ({ outcome }: RegistryAnswer) {
    assert.equal(answeredStatus(await this.driver.registry.answer()), answeredStatus(outcome));
  });
  Then('it is the version of the application', async function () {
    assert.equal(await this.driver.registry.version(), APPLICATION_VERSION);
  });
  Then('the restored filing is the one that was saved', async function () {
    assert.equal(await this.driver.registry.isRestoredUnchanged(), true);
  });
  Then('the filing keeps its reference', async function () {
    assert.equal(await this.driver.registry.keepsReference(), true);
  });
  Then('the registry refuses the request and names {text}', async function (place: string) {
    assert.equal(await this.driver.registry.answerStatus(), 400);
    const places = await this.driver.registry.faultLocations();
    assert.ok(
      places.some((found) => found.includes(place)),
      `faults at ${places.join(', ')}`,
    );
  });
  Then('the registry refuses it as {refusedAs}', async function (status: number) {
    assert.equal(await this.driver.registry.answerStatus(), status);
  });
};
