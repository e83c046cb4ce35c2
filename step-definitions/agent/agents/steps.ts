import assert from 'node:assert/strict';
import { CHOICES } from '../../words/vocabulary/choices';
import type { Phrases } from '../../foundation/phrases';
import type { AgentsDriver } from './driver';

const codeOf = (field: string, choice: string): string => CHOICES[field]?.[choice] ?? '';

/** The registered agent: its kind, its proof of identity, and its saving. */
export const agentPhrases: Phrases<{ agents: AgentsDriver }> = ({ Given, When, Then }) => {
  Given('the filer had chosen the entity {text} as the agent', async function (orgName: string) {
    await this.driver.agents.setAgent({ nameTyp: 'O', orgName, isOwnAgent: true });
  });
  Given('the agent {text} has agreed to be appointed', async function (name: string) {
    await this.driver.agents.consent(name);
  });
  When('the registry has kept {text} as the agent instead', async function (name: string) {
    await this.driver.agents.replace(name);
  });
  Then('the consent of the agent has still to be given', async function () {
    assert.equal(await this.driver.agents.hasConsented(), false);
  });
  Given('the filer keeps the agent on record', async function () {
    await this.driver.agents.keepAgent();
  });
  Given(
    'the filer had entered the license {text} of {text} and the passcode {text}',
    async function (license: string, lastName: string, passcode: string) {
      await this.driver.agents.setAgent({ nameTyp: 'I', license, lastName, passcode });
    },
  );
  Given('the filer had requested a passcode for {text}', async function (name: string) {
    await this.driver.agents.requestPasscode(name);
  });
  Given('the filer has entered the license {text} of {text}', async function (license: string, name: string) {
    await this.driver.agents.enterLicense(license, name);
  });
  Given('the filer has entered the passcode {text}', async function (passcode: string) {
    await this.driver.agents.enterPasscode(passcode);
  });
  Given(
    'an agent of the type {text}, verified by {text}, with {text} entered to look for an entity',
    async function (kind: string, way: string, entityBox: string) {
      const nameTyp = codeOf("agent's type", kind) as 'I' | 'O';
      const checkedTyp = codeOf('way of verification', way) as 'D' | 'P' | '';
      await this.driver.agents.setAgent({ nameTyp, checkedTyp, entityBox });
    },
  );
  Given('the sample {persona} is to be the agent', async function (persona: string) {
    await this.driver.agents.choosePersona(persona);
  });

  When('the filer chooses an individual agent instead', async function () {
    await this.driver.agents.chooseIndividual();
  });
  When('the filer switches to {text}', async function (way: string) {
    await this.driver.agents.chooseVerificationMethod(codeOf('way of verification', way) as 'D' | 'P');
  });
  When('the filer chooses {text} and then {text}', async function (first: string, second: string) {
    for (const eachMethod of [first, second]) {
      await this.driver.agents.chooseVerificationMethod(
        codeOf('way of verification', eachMethod) as 'D' | 'P',
      );
    }
  });
  When('the wizard continues from {agentQuestion}', async function (question: string) {
    await this.driver.agents.completeQuestion(question);
  });
  When('a filer opens the wizard at {text}', async function (question: string) {
    await this.driver.agents.openQuestion(question);
  });
  When(
    'the license check finds the license {validity}, the last name {validity}, the age {int} and the service {service}',
    async function (license: boolean, lastName: boolean, age: number, isServiceDown: boolean) {
      await this.driver.agents.receiveLookUp({ method: 'D', license, lastName, age, isServiceDown });
    },
  );
  When('the license check finds the license and the last name valid but no age', async function () {
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
  When('the filer looks for an entity by {text}', async function (text: string) {
    await this.driver.agents.enterEntity(text);
  });
  When('an entity with the status {text} is found', async function (status: string) {
    await this.driver.agents.setFoundStatus(status);
  });
  When(
    'the wizard is to return to {text}, and {text} is allowed as well',
    async function (address: string, allowed: string) {
      await this.driver.agents.returnTo(address, [allowed]);
    },
  );
  When('the registry is searched for agents named {text}', async function (name: string) {
    await this.driver.agents.searchByName(name);
  });
  When('the filer looks up the entity as agent', async function () {
    await this.driver.agents.lookUpEntity();
  });
  When('the filer looks up the number {text} as agent', async function (number: string) {
    await this.driver.agents.lookUpEntity(number);
  });
  When('the filer looks up the license', async function () {
    await this.driver.agents.lookUpLicense();
  });
  When('the filer looks up the license {text} of {text}', async function (license: string, lastName: string) {
    await this.driver.agents.lookUpLicense(license, lastName);
  });
  When('the filer looks up the passcode', async function () {
    await this.driver.agents.lookUpPasscode();
  });
  When('the filer looks up the passcode {text}', async function (passcode: string) {
    await this.driver.agents.lookUpPasscode(passcode);
  });
  When('the filer saves the agent', async function () {
    await this.driver.agents.saveAgent();
  });

  Then('the agent has no entity name and is not the entity itself', async function () {
    const { orgName, isOwnAgent } = await this.driver.agents.agent();
    assert.deepEqual({ orgName, isOwnAgent }, { orgName: '', isOwnAgent: false });
  });
  Then(
    'the agent has the license {text} of {text} and the passcode {text}',
    async function (license: string, lastName: string, passcode: string) {
      const state = await this.driver.agents.agent();
      assert.deepEqual([state.license, state.lastName, state.passcode], [license, lastName, passcode]);
    },
  );
  Then('the request for a passcode names {text}', async function (name: string) {
    assert.equal(await this.driver.agents.requestedName(), name);
  });
  Then('the wizard asks for {agentQuestion}', async function (question: string) {
    assert.equal(await this.driver.agents.currentQuestion(question), question);
  });
  Then('the text is treated as {lookupKind}', async function (isNumber: boolean) {
    assert.equal(await this.driver.agents.isTakenAsNumber(), isNumber);
  });
  Then('the entity can be selected', async function () {
    assert.equal(await this.driver.agents.isSelectable(), true);
  });
  Then('the entity cannot be selected', async function () {
    assert.equal(await this.driver.agents.isSelectable(), false);
  });
  Then('the entity is marked {text}', async function (mark: string) {
    assert.equal(await this.driver.agents.selectionNote(), mark);
  });
  Then('the message about the agent is {text}', async function (problem: string) {
    assert.equal(await this.driver.agents.lookUpProblem(), problem);
  });
  Then('the message about the agent appears at the {field}', async function (field: string) {
    assert.equal(await this.driver.agents.lookUpProblemField(), field);
  });
  Then(
    'Back from {agentQuestion} leads to {agentQuestion}',
    async function (question: string, before: string) {
      assert.equal(await this.driver.agents.questionBack(question), before);
    },
  );
  Then('Back from {agentQuestion} leads out of the wizard', async function (question: string) {
    assert.equal(await this.driver.agents.questionBack(question), 'transaction');
  });
  Then('there is no Back from {agentQuestion}', async function (question: string) {
    assert.equal(await this.driver.agents.questionBack(question), null);
  });
  Then('the wizard is finished', async function () {
    assert.equal(await this.driver.agents.currentQuestion(''), '');
  });
  Then('the search ends with {searchEnd}', async function (code: number) {
    assert.equal(await this.driver.agents.searchCode(), code);
  });
  Then('the entities found are {text}', async function (names: string) {
    assert.equal((await this.driver.agents.foundNames()).join(', '), names);
  });
  Then('the entity found is marked {text}', async function (reason: string) {
    assert.equal(await this.driver.agents.foundObstacle(), reason);
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
  Then('the agent is saved', async function () {
    assert.equal(await this.driver.agents.isAgentSaved(), true);
  });
  Then('the agent is not saved', async function () {
    assert.equal(await this.driver.agents.isAgentSaved(), false);
  });
  Then('the wizard returns to {text}', async function (place: string) {
    assert.equal(await this.driver.agents.returnAddress(), place);
  });
  Then('the return address is used', async function () {
    assert.equal(await this.driver.agents.isReturnAllowed(), true);
  });
  Then('the return address is ignored', async function () {
    assert.equal(await this.driver.agents.isReturnAllowed(), false);
  });
};
