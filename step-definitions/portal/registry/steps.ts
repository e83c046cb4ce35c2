import assert from 'node:assert/strict';
import { answeredStatus, APPLICATION_VERSION } from '#rules';
import { languageNamed } from '../../words/vocabulary/languages';
import { lookUp } from '../../words/vocabulary/look-up';
import { ORIGINS } from '../../words/vocabulary/whats-next';
import type { Phrases } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import type { RegistryDriver } from './driver';
import type { RegistryAnswer } from '../../words/vocabulary/registry-answer';

/** Lists, texts and health of the registry, and filings in progress that it saves. */
export const registryPhrases: Phrases<{ registry: RegistryDriver }> = ({ When, Then }) => {
  When('the list of {listName} is requested', ({ registry }, list: string) => registry.requestList(list));
  When('the environment is requested', ({ registry }) => registry.requestEnvironment());
  When('the introduction of a/an {anyTransaction} is requested', ({ registry }, transaction: string) =>
    registry.requestIntroduction(transaction),
  );
  When('the text on required terms is requested', ({ registry }) => registry.requestRequiredTerms());
  When(
    'the note on beneficial ownership of an entity created {text} is requested in {text}',
    async ({ registry }, where: string, language: string) => {
      const origin = lookUp('origin of an entity', ORIGINS, where);
      await registry.requestOwnershipNote(origin, languageNamed(language));
    },
  );
  When('the heartbeat of the {serviceName} service is requested', ({ registry }, service: string) =>
    registry.requestHeartbeat(service),
  );
  When('the version of the {serviceName} service is requested', ({ registry }, service: string) =>
    registry.requestVersion(service),
  );
  When('the registry is asked whether the name {text} is valid', ({ registry }, name: string) =>
    registry.checkNameOnly(name),
  );
  When(
    'the registry is asked whether the sample {persona} can file a/an {anyTransaction}',
    ({ registry }, persona: string, transaction: string) => registry.checkAvailability(persona, transaction),
  );
  When('a visitor asks who can file a/an {transaction}', ({ registry }, transaction: string) =>
    registry.requestTransaction(transaction),
  );
  When(
    'entities of the types {entityTypes} that are {statuses} ask for the forms {transactions}',
    ({ registry }, types: string[], statuses: string[], transactions: string[]) =>
      registry.checkEntitiesFor(types, statuses, transactions),
  );
  When('the filing in progress is saved', ({ registry }) => registry.saveFiling());
  When('the filing in progress is saved again', ({ registry }) => registry.saveFilingAgain());
  When('the filing in progress is restored', ({ registry }) => registry.restoreFiling());
  When('a visitor asks for the filing of an unknown reference', ({ registry }) =>
    registry.restoreUnknownFiling(),
  );
  When('the filing is saved with {fault}', ({ registry }, fault: string) =>
    registry.saveFilingWithFault(fault),
  );
  When('the registry is sent {request}', ({ registry }, request: string) => registry.sendRequest(request));

  Then('the list contains {text}', async ({ registry }, entry: string) =>
    assert.equal(await registry.listIncludes(entry), true),
  );
  Then('the environment is one of {text}', async ({ registry }, known: string) =>
    assert.ok(known.split(', ').includes(await registry.environment())),
  );
  Then('the registry finds the name {validity}', async ({ registry }, valid: boolean) =>
    assert.equal(await registry.isConfirmed(), valid),
  );
  Then('the registry says yes', holds('registry', 'isConfirmed'));
  Then('the registry says no', holdsNot('registry', 'isConfirmed'));
  Then('it is open to entities of the types {entityTypes}', async ({ registry }, types: string[]) =>
    assert.deepEqual(await registry.openTypes(), types),
  );
  Then('it is open to entities that are {statuses}', async ({ registry }, statuses: string[]) =>
    assert.deepEqual(await registry.openStatuses(), statuses),
  );
  Then('its form is called {text} where no entity is named', says('registry', 'label'));
  Then('each of them is told {text}', async ({ registry }, reason: string) =>
    assert.deepEqual(await registry.obstacles(), [reason]),
  );
  Then('they can file them', async ({ registry }) => assert.deepEqual(await registry.obstacles(), ['']));
  Then('the reason why not is {text}', async ({ registry }, reason: string) =>
    assert.deepEqual(await registry.obstacles(), [reason]),
  );
  Then('there is a text', holds('registry', 'hasText'));
  Then('the text says {text}', async ({ registry }, sentence: string) => {
    const text = await registry.plainText();
    assert.ok(text.includes(sentence), text);
  });
  Then('there is no text', holdsNot('registry', 'hasText'));
  Then('the registry answers that {happening}', async ({ registry }, { outcome }: RegistryAnswer) =>
    assert.equal(answeredStatus(await registry.answer()), answeredStatus(outcome)),
  );
  Then('it is the version of the application', async ({ registry }) =>
    assert.equal(await registry.version(), APPLICATION_VERSION),
  );
  Then('the restored filing is the one that was saved', holds('registry', 'isRestoredUnchanged'));
  Then('the filing keeps its reference', holds('registry', 'keepsReference'));
  Then('the registry refuses the request and names {text}', async ({ registry }, place: string) => {
    assert.equal(await registry.answerStatus(), 400);
    const places = await registry.faultLocations();
    assert.ok(
      places.some((found) => found.includes(place)),
      `faults at ${places.join(', ')}`,
    );
  });
  Then('the registry refuses it as {refusedAs}', says('registry', 'answerStatus'));
};
