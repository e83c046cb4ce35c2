import assert from 'node:assert/strict';
import { CHOICES } from '../vocabulary/choices';
import type { Phrases } from '../phrasebook';

const codeOf = (field: string, choice: string): string => CHOICES[field]?.[choice] ?? '';

/** The registered agent: its kind, its proof of identity, and its saving. */
export const agentPhrases: Phrases = ({ Given, When, Then }) => {
  Given('the agent was to be the entity {text}', async function (orgName: string) {
    await this.driver.agents.setAgent({ nameTyp: 'O', orgName, isOwnAgent: true });
  });
  Given(
    "the agent's license {text} of {text} and the passcode {text} were entered",
    async function (license: string, lastName: string, passcode: string) {
      await this.driver.agents.setAgent({ nameTyp: 'I', license, lastName, passcode });
    },
  );
  Given(
    'an agent of the kind {text} verified by {text} with the answer {text}',
    async function (kind: string, way: string, entityBox: string) {
      const nameTyp = codeOf("agent's type", kind) as 'I' | 'O';
      const checkedTyp = codeOf('way of verification', way) as 'D' | 'P' | '';
      await this.driver.agents.setAgent({ nameTyp, checkedTyp, entityBox });
    },
  );
  Given('the sample {persona}', async function (persona: string) {
    await this.driver.agents.choosePersona(persona);
  });

  When('the filer chooses an individual agent instead', async function () {
    await this.driver.agents.chooseIndividual();
  });
  When('the filer switches to {text}', async function (way: string) {
    await this.driver.agents.chooseVerificationMethod(codeOf('way of verification', way) as 'D' | 'P');
  });
  When('the wizard goes on from {agentQuestion}', async function (question: string) {
    await this.driver.agents.completeQuestion(question);
  });
  When('a filer asks the wizard for {text}', async function (question: string) {
    await this.driver.agents.openQuestion(question);
  });
  When(
    'the records find the license {validity}, the last name {validity}, the age {int} and the service {service}',
    async function (license: boolean, lastName: boolean, age: number, isServiceDown: boolean) {
      await this.driver.agents.receiveLookUp({ method: 'D', license, lastName, age, isServiceDown });
    },
  );
  When('the records find the license and the last name valid but no age', async function () {
    await this.driver.agents.receiveLookUp({
      method: 'D',
      license: true,
      lastName: true,
      isServiceDown: false,
    });
  });
  When(
    'the registry finds the passcode {validity} and the age {int}',
    async function (isValid: boolean, age: number) {
      await this.driver.agents.receiveLookUp({ method: 'P', isValid, age });
    },
  );
  When('the registry finds the passcode {validity} and no age', async function (isValid: boolean) {
    await this.driver.agents.receiveLookUp({ method: 'P', isValid });
  });
  When('the registry finds the entity {standing}', async function (isInGoodStanding: boolean) {
    await this.driver.agents.receiveLookUp({ method: 'E', isInGoodStanding });
  });
  When('an entity is asked for by {text}', async function (text: string) {
    await this.driver.agents.enterEntity(text);
  });
  When('an entity of the status {text} is found', async function (status: string) {
    await this.driver.agents.setFoundStatus(status);
  });
  When('the registry hands back to {text} beside {text}', async function (address: string, allowed: string) {
    await this.driver.agents.returnTo(address, [allowed]);
  });
  When('the registry is searched for agents called {text}', async function (name: string) {
    await this.driver.agents.searchByName(name);
  });
  When('the filer looks the entity up as agent', async function () {
    await this.driver.agents.lookUpEntity();
  });
  When('the filer looks the number {text} up as agent', async function (number: string) {
    await this.driver.agents.lookUpEntity(number);
  });
  When('the filer looks the license up', async function () {
    await this.driver.agents.lookUpLicense();
  });
  When('the filer looks the license {text} of {text} up', async function (license: string, lastName: string) {
    await this.driver.agents.lookUpLicense(license, lastName);
  });
  When('the filer saves the agent', async function () {
    await this.driver.agents.saveAgent();
  });

  Then('the agent has no entity name and is not its own', async function () {
    const { orgName, isOwnAgent } = await this.driver.agents.agent();
    assert.deepEqual({ orgName, isOwnAgent }, { orgName: '', isOwnAgent: false });
  });
  Then(
    'the license is {text} of {text} and the passcode is {text}',
    async function (license: string, lastName: string, passcode: string) {
      const state = await this.driver.agents.agent();
      assert.deepEqual([state.license, state.lastName, state.passcode], [license, lastName, passcode]);
    },
  );
  Then('the wizard asks for {agentQuestion}', async function (question: string) {
    assert.equal(await this.driver.agents.currentQuestion(question), question);
  });
  Then('that is taken for {lookupKind}', async function (isNumber: boolean) {
    assert.equal(await this.driver.agents.isTakenAsNumber(), isNumber);
  });
  Then('it can be chosen', async function () {
    assert.equal(await this.driver.agents.isSelectable(), true);
  });
  Then('it cannot be chosen', async function () {
    assert.equal(await this.driver.agents.isSelectable(), false);
  });
  Then('it is marked {text}', async function (mark: string) {
    assert.equal(await this.driver.agents.selectionNote(), mark);
  });
  Then('the answer on the agent is {text}', async function (problem: string) {
    assert.equal(await this.driver.agents.lookUpProblem(), problem);
  });
  Then('the answer on the agent stands at the {field}', async function (field: string) {
    assert.equal(await this.driver.agents.lookUpProblemField(), field);
  });
  Then('the wizard has come to its end', async function () {
    assert.equal(await this.driver.agents.currentQuestion(''), '');
  });
  Then('the search answers {int}', async function (code: number) {
    assert.equal(await this.driver.agents.searchCode(), code);
  });
  Then('the entity is in good standing', async function () {
    assert.equal(await this.driver.agents.isInGoodStanding(), true);
  });
  Then('the entity is not in good standing', async function () {
    assert.equal(await this.driver.agents.isInGoodStanding(), false);
  });
  Then('no such entity is on record', async function () {
    assert.equal(await this.driver.agents.isOnRecord(), false);
  });
  Then('the agent is kept', async function () {
    assert.equal(await this.driver.agents.isAgentSaved(), true);
  });
  Then('the agent is not kept', async function () {
    assert.equal(await this.driver.agents.isAgentSaved(), false);
  });
  Then('the wizard hands back to {text}', async function (place: string) {
    assert.equal(await this.driver.agents.returnAddress(), place);
  });
  Then('the address is followed', async function () {
    assert.equal(await this.driver.agents.isReturnAllowed(), true);
  });
  Then('the address is left aside', async function () {
    assert.equal(await this.driver.agents.isReturnAllowed(), false);
  });
};
