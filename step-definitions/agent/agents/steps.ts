import assert from 'node:assert/strict';
import { CHOICES } from '../../words/vocabulary/choices';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { AgentsDriver } from './driver';

const codeOf = (field: string, choice: string): string => CHOICES[field]?.[choice] ?? '';

/** The registered agent: its kind, its proof of identity, and its saving. */
export const agentPhrases: Phrases<{ agents: AgentsDriver }> = ({ Given, When, Then }) => {
  Given('the filer had chosen the entity {text} as the agent', ({ agents }, orgName: string) =>
    agents.setAgent({ nameTyp: 'O', orgName, isOwnAgent: true }),
  );
  Given('the agent {text} has agreed to be appointed', ({ agents }, name: string) => agents.consent(name));
  When('the registry has kept {text} as the agent instead', ({ agents }, name: string) =>
    agents.replace(name),
  );
  Then('the consent of the agent has still to be given', holdsNot('agents', 'hasConsented'));
  Given('the filer keeps the agent on record', ({ agents }) => agents.keepAgent());
  Given(
    'the filer had entered the license {text} of {text} and the passcode {text}',
    ({ agents }, license: string, lastName: string, passcode: string) =>
      agents.setAgent({ nameTyp: 'I', license, lastName, passcode }),
  );
  Given('the filer had requested a passcode for {text}', ({ agents }, name: string) =>
    agents.requestPasscode(name),
  );
  Given('the filer has entered the license {text} of {text}', ({ agents }, license: string, name: string) =>
    agents.enterLicense(license, name),
  );
  Given('the filer has entered the passcode {text}', ({ agents }, passcode: string) =>
    agents.enterPasscode(passcode),
  );
  Given(
    'an agent of the type {text}, verified by {text}, with {text} entered to look for an entity',
    async ({ agents }, kind: string, way: string, entityBox: string) => {
      const nameTyp = codeOf("agent's type", kind) as 'I' | 'O';
      const checkedTyp = codeOf('way of verification', way) as 'D' | 'P' | '';
      await agents.setAgent({ nameTyp, checkedTyp, entityBox });
    },
  );
  Given('the sample {persona} is to be the agent', ({ agents }, persona: string) =>
    agents.choosePersona(persona),
  );

  When('the filer chooses an individual agent instead', ({ agents }) => agents.chooseIndividual());
  When('the filer switches to {text}', ({ agents }, way: string) =>
    agents.chooseVerificationMethod(codeOf('way of verification', way) as 'D' | 'P'),
  );
  When('the filer chooses {text} and then {text}', async ({ agents }, first: string, second: string) => {
    for (const eachMethod of [first, second]) {
      await agents.chooseVerificationMethod(codeOf('way of verification', eachMethod) as 'D' | 'P');
    }
  });
  When('the wizard continues from {agentQuestion}', ({ agents }, question: string) =>
    agents.completeQuestion(question),
  );
  When('a filer opens the wizard at {text}', ({ agents }, question: string) => agents.openQuestion(question));
  When(
    'the license check finds the license {validity}, the last name {validity}, the age {int} and the service {service}',
    ({ agents }, license: boolean, lastName: boolean, age: number, isServiceDown: boolean) =>
      agents.receiveLookUp({ method: 'D', license, lastName, age, isServiceDown }),
  );
  When('the license check finds the license and the last name valid but no age', ({ agents }) =>
    agents.receiveLookUp({
      method: 'D',
      license: true,
      lastName: true,
      isServiceDown: false,
    }),
  );
  When(
    'the registry finds the passcode {validity} and the age {int}',
    ({ agents }, isValid: boolean, age: number) => agents.receiveLookUp({ method: 'P', isValid, age }),
  );
  When('the registry finds the passcode {validity} and no age', ({ agents }, isValid: boolean) =>
    agents.receiveLookUp({ method: 'P', isValid }),
  );
  When('the registry finds the entity {standing}', ({ agents }, isInGoodStanding: boolean) =>
    agents.receiveLookUp({ method: 'E', isInGoodStanding }),
  );
  When('the filer looks for an entity by {text}', ({ agents }, text: string) => agents.enterEntity(text));
  When('an entity with the status {text} is found', ({ agents }, status: string) =>
    agents.setFoundStatus(status),
  );
  When(
    'the wizard is to return to {text}, and {text} is allowed as well',
    ({ agents }, address: string, allowed: string) => agents.returnTo(address, [allowed]),
  );
  When('the registry is searched for agents named {text}', ({ agents }, name: string) =>
    agents.searchByName(name),
  );
  When('the filer looks up the entity as agent', ({ agents }) => agents.lookUpEntity());
  When('the filer looks up the number {text} as agent', ({ agents }, number: string) =>
    agents.lookUpEntity(number),
  );
  When('the filer looks up the license', ({ agents }) => agents.lookUpLicense());
  When('the filer looks up the license {text} of {text}', ({ agents }, license: string, lastName: string) =>
    agents.lookUpLicense(license, lastName),
  );
  When('the filer looks up the passcode', ({ agents }) => agents.lookUpPasscode());
  When('the filer looks up the passcode {text}', ({ agents }, passcode: string) =>
    agents.lookUpPasscode(passcode),
  );
  When('the filer saves the agent', ({ agents }) => agents.saveAgent());

  Then('the agent has no entity name and is not the entity itself', async ({ agents }) => {
    const { orgName, isOwnAgent } = await agents.agent();
    assert.deepEqual({ orgName, isOwnAgent }, { orgName: '', isOwnAgent: false });
  });
  Then(
    'the agent has the license {text} of {text} and the passcode {text}',
    async ({ agents }, license: string, lastName: string, passcode: string) => {
      const state = await agents.agent();
      assert.deepEqual([state.license, state.lastName, state.passcode], [license, lastName, passcode]);
    },
  );
  Then('the request for a passcode names {text}', says('agents', 'requestedName'));
  Then('the wizard asks for {agentQuestion}', async ({ agents }, question: string) =>
    assert.equal(await agents.currentQuestion(question), question),
  );
  Then('the text is treated as {lookupKind}', async ({ agents }, isNumber: boolean) =>
    assert.equal(await agents.isTakenAsNumber(), isNumber),
  );
  Then('the entity can be selected', holds('agents', 'isSelectable'));
  Then('the entity cannot be selected', holdsNot('agents', 'isSelectable'));
  Then('the entity is marked {text}', says('agents', 'selectionNote'));
  Then('the message about the agent is {text}', says('agents', 'lookUpProblem'));
  Then('the message about the agent appears at the {field}', says('agents', 'lookUpProblemField'));
  Then(
    'Back from {agentQuestion} leads to {agentQuestion}',
    async ({ agents }, question: string, before: string) =>
      assert.equal(await agents.questionBack(question), before),
  );
  Then('Back from {agentQuestion} leads out of the wizard', async ({ agents }, question: string) =>
    assert.equal(await agents.questionBack(question), 'transaction'),
  );
  Then('there is no Back from {agentQuestion}', async ({ agents }, question: string) =>
    assert.equal(await agents.questionBack(question), null),
  );
  Then('the wizard is finished', async ({ agents }) => assert.equal(await agents.currentQuestion(''), ''));
  Then('the search ends with {searchEnd}', says('agents', 'searchCode'));
  Then('the entities found are {text}', async ({ agents }, names: string) =>
    assert.equal((await agents.foundNames()).join(', '), names),
  );
  Then('the entity found is marked {text}', says('agents', 'foundObstacle'));
  Then('the entity is in good standing', holds('agents', 'isInGoodStanding'));
  Then('the entity is not in good standing', holdsNot('agents', 'isInGoodStanding'));
  Then('no such entity is on record', holdsNot('agents', 'isOnRecord'));
  Then('the agent is saved', holds('agents', 'isAgentSaved'));
  Then('the agent is not saved', holdsNot('agents', 'isAgentSaved'));
  Then('the wizard returns to {text}', says('agents', 'returnAddress'));
  Then('the return address is used', holds('agents', 'isReturnAllowed'));
  Then('the return address is ignored', holdsNot('agents', 'isReturnAllowed'));
};
