import assert from 'node:assert/strict';
import type { CheckedType, SearchColumn, SortDirection } from '#rules';
import { ENTITY_TYPE_WORDS, STATUS_WORDS } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { AgentRecordsDriver } from './driver';

/** Agents as they are considered, found, shown and saved. */
export const agentRecordPhrases: Phrases<{ agentRecords: AgentRecordsDriver }> = ({ Given, When, Then }) => {
  Given(
    'the agent {text} with the street address {text} and the mailing address {text}',
    ({ agentRecords }, name: string, street: string, mailing: string) =>
      agentRecords.setIndividual(name, street, mailing),
  );
  Given(
    'the entity {text} is the agent, with the street address {text} and the mailing address {text}',
    ({ agentRecords }, name: string, street: string, mailing: string) =>
      agentRecords.setEntity(name, street, mailing),
  );
  Given('the search has found:', ({ agentRecords }, table: Table) =>
    agentRecords.setSearchResults(
      table.hashes().map(({ name = '', number = '', status = '', form = '' }) => ({
        name,
        number,
        status: lookUp('status of an entity', STATUS_WORDS, status),
        form: lookUp('type of entity', ENTITY_TYPE_WORDS, form),
      })),
    ),
  );

  Given(
    "the agent's street address is {addressStanding}",
    ({ agentRecords }, standing: { isAccepted: boolean; isPoBox: boolean }) =>
      agentRecords.setStreetAddress(standing),
  );

  When(
    'an entity {standing}, {whereabouts} and {markKind} is considered',
    ({ agentRecords }, isInGoodStanding: boolean, hasPlaceInState: boolean, isMark: boolean) =>
      agentRecords.evaluateCandidate({ isInGoodStanding, hasPlaceInState, isMark }),
  );
  When('the search for an agent ends with {searchEnd}', ({ agentRecords }, code: number) =>
    agentRecords.receiveSearchCode(code),
  );
  When('an agent verified by {wayOfVerification} is saved', ({ agentRecords }, checkedTyp: CheckedType) =>
    agentRecords.saveVerifiedBy(checkedTyp),
  );
  When('the verifier finds that it is {box}', ({ agentRecords }, isPoBox: boolean) =>
    agentRecords.receiveVerification(isPoBox),
  );
  When(
    'the results are sorted by {searchColumn}, {sortDirection}',
    ({ agentRecords }, column: SearchColumn, direction: SortDirection) =>
      agentRecords.sortResults(column, direction),
  );

  Then('the verifier {isAsked}', async ({ agentRecords }, isAsked: boolean) =>
    assert.equal(await agentRecords.needsVerification(), isAsked),
  );
  Then('the address verification says {text}', says('agentRecords', 'verificationProblem'));
  Then('the reason why the entity cannot serve is {text}', says('agentRecords', 'obstacle'));
  Then('the message about the search is {text}', says('agentRecords', 'searchMessage'));
  Then('the agent is shown as:', async ({ agentRecords }, table: Table) => {
    const { name, streetAddress, mailingAddress } = await agentRecords.summary();
    assert.deepEqual(
      { name, 'street address': streetAddress, 'mailing address': mailingAddress },
      table.rowsHash(),
    );
  });
  Then('the filing shows the agent as:', async ({ agentRecords }, table: Table) => {
    const { name, streetAddress, mailingAddress } = await agentRecords.summaryInFiling();
    assert.deepEqual(
      { name, 'street address': streetAddress, 'mailing address': mailingAddress },
      table.rowsHash(),
    );
  });
  Then('an agent on record is shown', holds('agentRecords', 'isAgentShown'));
  Then('no agent on record is shown', holdsNot('agentRecords', 'isAgentShown'));
  Then('the entity {serves}', async ({ agentRecords }, serves: boolean) =>
    assert.equal(await agentRecords.canServe(), serves),
  );
  Then('the results list {text}', async ({ agentRecords }, names: string) =>
    assert.equal((await agentRecords.resultNames()).join(', '), names),
  );
  Then('the results have the columns:', async ({ agentRecords }, table: Table) => {
    const expected = table.hashes().map(({ column }) => column);
    assert.deepEqual(await agentRecords.resultColumns(), expected);
  });
  Then('the agent is recorded under the code {text}', says('agentRecords', 'authenticationType'));
};
