import assert from 'node:assert/strict';
import { APPLICATION_VERSION } from '#rules';
import type { Phrases } from '../phrasebook';

/** Lists, texts and health of the registry, and the filings in progress that it keeps. */
export const registryPhrases: Phrases = ({ When, Then }) => {
  When('the list of {listName} is asked for', async function (list: string) {
    await this.driver.registry.askList(list);
  });
  When('the environment is asked for', async function () {
    await this.driver.registry.askEnvironment();
  });
  When('the introduction of the transaction {text} is asked for', async function (transaction: string) {
    await this.driver.registry.askIntroduction(transaction);
  });
  When('the text on required terms is asked for', async function () {
    await this.driver.registry.askDesignators();
  });
  When('the heartbeat of the {serviceName} service is asked for', async function (service: string) {
    await this.driver.registry.askHeartbeat(service);
  });
  When('the version of the {serviceName} service is asked for', async function (service: string) {
    await this.driver.registry.askVersion(service);
  });
  When('the registry is asked whether a name such as {text} is valid', async function (name: string) {
    await this.driver.registry.askNameOnly(name);
  });
  When(
    'the registry is asked whether the sample {persona} may file {text}',
    async function (persona: string, transaction: string) {
      await this.driver.registry.askAvailable(persona, transaction);
    },
  );
  When('somebody asks who may file the transaction {text}', async function (transaction: string) {
    await this.driver.registry.askTransaction(transaction);
  });
  When(
    'an entity of the type {text} and the status {text} asks for the transaction {text}',
    async function (type: string, status: string, transaction: string) {
      await this.driver.registry.askTransactionOf(type, status, transaction);
    },
  );
  When('the filing in progress is kept', async function () {
    await this.driver.registry.keep();
  });
  When('the filing in progress is kept again', async function () {
    await this.driver.registry.keepAgain();
  });
  When('the filing in progress is restored', async function () {
    await this.driver.registry.restore();
  });
  When('somebody asks for the filing of an unknown reference', async function () {
    await this.driver.registry.restoreUnknown();
  });
  When('the filing is kept with {fault}', async function (fault: string) {
    await this.driver.registry.keepWith(fault);
  });
  When('the registry is sent {request}', async function (request: string) {
    await this.driver.registry.send(request);
  });

  Then('it holds {text}', async function (entry: string) {
    assert.equal(await this.driver.registry.holds(entry), true);
  });
  Then('it is one of {text}', async function (known: string) {
    assert.ok(known.split(', ').includes(await this.driver.registry.environment()));
  });
  Then('the registry finds it {validity}', async function (valid: boolean) {
    assert.equal(await this.driver.registry.verdict(), valid);
  });
  Then('the registry says yes', async function () {
    assert.equal(await this.driver.registry.verdict(), true);
  });
  Then('the registry says no', async function () {
    assert.equal(await this.driver.registry.verdict(), false);
  });
  Then('it is open to entities of the types {text}', async function (types: string) {
    assert.equal((await this.driver.registry.openTypes()).join(', '), types);
  });
  Then('it is open to entities of the statuses {text}', async function (statuses: string) {
    assert.equal((await this.driver.registry.openStatuses()).join(', '), statuses);
  });
  Then('what stands in its way is {text}', async function (reason: string) {
    assert.equal(await this.driver.registry.obstacle(), reason);
  });
  Then('there is a text', async function () {
    assert.equal(await this.driver.registry.hasText(), true);
  });
  Then('there is no text', async function () {
    assert.equal(await this.driver.registry.hasText(), false);
  });
  Then('the registry answers with the code {int}', async function (code: number) {
    assert.equal(await this.driver.registry.code(), code);
  });
  Then('it is the version of the application', async function () {
    assert.equal(await this.driver.registry.version(), APPLICATION_VERSION);
  });
  Then('the restored filing is the one that was kept', async function () {
    assert.equal(await this.driver.registry.isSame(), true);
  });
  Then('it keeps its reference', async function () {
    assert.equal(await this.driver.registry.keepsReference(), true);
  });
  Then('the registry refuses the request naming the place {text}', async function (place: string) {
    assert.equal(await this.driver.registry.status(), 400);
    const places = await this.driver.registry.faultPlaces();
    assert.ok(
      places.some((found) => found.includes(place)),
      `faults at ${places.join(', ')}`,
    );
  });
  Then('the registry refuses it as {refusedAs}', async function (status: number) {
    assert.equal(await this.driver.registry.status(), status);
  });
};
