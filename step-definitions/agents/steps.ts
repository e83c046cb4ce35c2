import assert from 'node:assert/strict';
import { CHOICES } from '../vocabulary/choices';
import type { Phrases } from '../phrasebook';

const codeOf = (field: string, choice: string): string => CHOICES[field]?.[choice] ?? '';

/** The registered agent: its kind, its proof of identity, and its saving. */
export const agentPhrases: Phrases = ({ Given, When, Then }) => {
  Given('the agent was to be the entity {text}', async function (orgName: string) {
    await this.driver.agent.hold({ nameTyp: 'O', orgName, isOwnAgent: true });
  });
  Given(
    "the agent's license {text} of {text} and the passcode {text} were entered",
    async function (license: string, lastName: string, passcode: string) {
      await this.driver.agent.hold({ nameTyp: 'I', license, lastName, passcode });
    },
  );
  Given(
    'an agent of the kind {text} verified by {text} with the answer {text}',
    async function (kind: string, way: string, entityBox: string) {
      const nameTyp = codeOf("agent's type", kind) as 'I' | 'O';
      const checkedTyp = codeOf('way of verification', way) as 'D' | 'P' | '';
      await this.driver.agent.hold({ nameTyp, checkedTyp, entityBox });
    },
  );
  Given('the sample {persona}', async function (persona: string) {
    await this.driver.agent.pick(persona);
  });

  When('the filer chooses an individual agent instead', async function () {
    await this.driver.agent.chooseIndividual();
  });
  When('the filer switches to {text}', async function (way: string) {
    await this.driver.agent.chooseWay(codeOf('way of verification', way) as 'D' | 'P');
  });
  When('the wizard goes on from {agentQuestion}', async function (question: string) {
    await this.driver.agent.complete(question);
  });
  When('a filer asks the wizard for {text}', async function (question: string) {
    await this.driver.agent.askQuestion(question);
  });
  When(
    'the records find the license {validity}, the last name {validity}, the age {int} and the service {service}',
    async function (license: boolean, lastName: boolean, age: number, isServiceDown: boolean) {
      await this.driver.agent.hear({ method: 'D', license, lastName, age, isServiceDown });
    },
  );
  When('the records find the license and the last name valid but no age', async function () {
    await this.driver.agent.hear({ method: 'D', license: true, lastName: true, isServiceDown: false });
  });
  When(
    'the registry finds the passcode {validity} and the age {int}',
    async function (isValid: boolean, age: number) {
      await this.driver.agent.hear({ method: 'P', isValid, age });
    },
  );
  When('the registry finds the passcode {validity} and no age', async function (isValid: boolean) {
    await this.driver.agent.hear({ method: 'P', isValid });
  });
  When('the registry finds the entity {standing}', async function (isInGoodStanding: boolean) {
    await this.driver.agent.hear({ method: 'E', isInGoodStanding });
  });
  When('an entity is asked for by {text}', async function (text: string) {
    await this.driver.agent.askFor(text);
  });
  When('an entity of the status {text} is found', async function (status: string) {
    await this.driver.agent.find(status);
  });
  When('the registry hands back to {text} beside {text}', async function (address: string, allowed: string) {
    await this.driver.agent.handTo(address, [allowed]);
  });
  When('the registry is searched for agents called {text}', async function (name: string) {
    await this.driver.agent.search(name);
  });
  When('the filer looks the entity up as agent', async function () {
    await this.driver.agent.lookUpEntity();
  });
  When('the filer looks the number {text} up as agent', async function (number: string) {
    await this.driver.agent.lookUpEntity(number);
  });
  When('the filer looks the license up', async function () {
    await this.driver.agent.lookUpLicense();
  });
  When('the filer looks the license {text} of {text} up', async function (license: string, lastName: string) {
    await this.driver.agent.lookUpLicense(license, lastName);
  });
  When('the filer saves the agent', async function () {
    await this.driver.agent.save();
  });

  Then('the agent has no entity name and is not its own', async function () {
    const { orgName, isOwnAgent } = await this.driver.agent.state();
    assert.deepEqual({ orgName, isOwnAgent }, { orgName: '', isOwnAgent: false });
  });
  Then(
    'the license is {text} of {text} and the passcode is {text}',
    async function (license: string, lastName: string, passcode: string) {
      const state = await this.driver.agent.state();
      assert.deepEqual([state.license, state.lastName, state.passcode], [license, lastName, passcode]);
    },
  );
  Then('the wizard asks for {agentQuestion}', async function (question: string) {
    assert.equal(await this.driver.agent.question(question), question);
  });
  Then('that is taken for {lookupKind}', async function (isNumber: boolean) {
    assert.equal(await this.driver.agent.isNumber(), isNumber);
  });
  Then('it can be chosen', async function () {
    assert.equal(await this.driver.agent.isSelectable(), true);
  });
  Then('it cannot be chosen', async function () {
    assert.equal(await this.driver.agent.isSelectable(), false);
  });
  Then('it is marked {text}', async function (mark: string) {
    assert.equal(await this.driver.agent.mark(), mark);
  });
  Then('the answer on the agent is {text}', async function (problem: string) {
    assert.equal(await this.driver.agent.problem(), problem);
  });
  Then('the answer on the agent stands at the {field}', async function (field: string) {
    assert.equal(await this.driver.agent.problemField(), field);
  });
  Then('the wizard has come to its end', async function () {
    assert.equal(await this.driver.agent.question(''), '');
  });
  Then('the search answers {int}', async function (code: number) {
    assert.equal(await this.driver.agent.searchCode(), code);
  });
  Then('the entity is in good standing', async function () {
    assert.equal(await this.driver.agent.isInGoodStanding(), true);
  });
  Then('the entity is not in good standing', async function () {
    assert.equal(await this.driver.agent.isInGoodStanding(), false);
  });
  Then('no such entity is on record', async function () {
    assert.equal(await this.driver.agent.isOnRecord(), false);
  });
  Then('the agent is kept', async function () {
    assert.equal(await this.driver.agent.isKept(), true);
  });
  Then('the agent is not kept', async function () {
    assert.equal(await this.driver.agent.isKept(), false);
  });
  Then('the wizard hands back to {text}', async function (place: string) {
    assert.equal(await this.driver.agent.handsBackTo(), place);
  });
  Then('the address is followed', async function () {
    assert.equal(await this.driver.agent.isSafe(), true);
  });
  Then('the address is left aside', async function () {
    assert.equal(await this.driver.agent.isSafe(), false);
  });
};
