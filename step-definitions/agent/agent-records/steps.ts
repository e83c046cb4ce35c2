import assert from 'node:assert/strict';
import type { CheckedType, SearchColumn, SortDirection } from '#rules';
import { ENTITY_TYPE_WORDS, STATUS_WORDS } from '#rules';
import type { Phrases, Table } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import type { AgentRecordsDriver } from './driver';

/** Agents as they are considered, found, shown and saved. */
export const agentRecordPhrases: Phrases<{ agentRecords: AgentRecordsDriver }> = ({ Given, When, Then }) => {
  Given(
    'the agent {text} with the street address {text} and the mailing address {text}',
    async function (name: string, street: string, mailing: string) {
      await this.driver.agentRecords.setIndividual(name, street, mailing);
    },
  );
  Given(
    'the entity {text} is the agent, with the street address {text} and the mailing address {text}',
    async function (name: string, street: string, mailing: string) {
      await this.driver.agentRecords.setEntity(name, street, mailing);
    },
  );
  Given('the search has found:', async function (table: Table) {
    await this.driver.agentRecords.setSearchResults(
      table.hashes().map(({ name = '', number = '', status = '', form = '' }) => ({
        name,
        number,
        status: lookUp('status of an entity', STATUS_WORDS, status),
        form: lookUp('type of entity', ENTITY_TYPE_WORDS, form),
      })),
    );
  });

  Given(
    "the agent's street address is {addressStanding}",
    async function (standing: { isAccepted: boolean; isPoBox: boolean }) {
      await this.driver.agentRecords.setStreetAddress(standing);
    },
  );

  When(
    'an entity {standing}, {whereabouts} and {markKind} is considered',
    async function (isInGoodStanding: boolean, hasPlaceInState: boolean, isMark: boolean) {
      await this.driver.agentRecords.evaluateCandidate({ isInGoodStanding, hasPlaceInState, isMark });
    },
  );
  When('the search for an agent ends with {searchEnd}', async function (code: number) {
    await this.driver.agentRecords.receiveSearchCode(code);
  });
  When('an agent verified by {wayOfVerification} is saved', async function (checkedTyp: CheckedType) {
    await this.driver.agentRecords.saveVerifiedBy(checkedTyp);
  });
  When('the verifier finds that it is {box}', async function (isPoBox: boolean) {
    await this.driver.agentRecords.receiveVerification(isPoBox);
  });
  When(
    'the results are sorted by {searchColumn}, {sortDirection}',
    async function (column: SearchColumn, direction: SortDirection) {
      await this.driver.agentRecords.sortResults(column, direction);
    },
  );

  Then('the verifier {isAsked}', async function (isAsked: boolean) {
    assert.equal(await this.driver.agentRecords.needsVerification(), isAsked);
  });
  Then('the address verification says {text}', async function (problem: string) {
    assert.equal(await this.driver.agentRecords.verificationProblem(), problem);
  });
  Then('the reason why the entity cannot serve is {text}', async function (reason: string) {
    assert.equal(await this.driver.agentRecords.obstacle(), reason);
  });
  Then('the message about the search is {text}', async function (sentence: string) {
    assert.equal(await this.driver.agentRecords.searchMessage(), sentence);
  });
  Then('the agent is shown as:', async function (table: Table) {
    const { name, streetAddress, mailingAddress } = await this.driver.agentRecords.summary();
    assert.deepEqual(
      { name, 'street address': streetAddress, 'mailing address': mailingAddress },
      table.rowsHash(),
    );
  });
  Then('the filing shows the agent as:', async function (table: Table) {
    const { name, streetAddress, mailingAddress } = await this.driver.agentRecords.summaryInFiling();
    assert.deepEqual(
      { name, 'street address': streetAddress, 'mailing address': mailingAddress },
      table.rowsHash(),
    );
  });
  Then('an agent on record is shown', async function () {
    assert.equal(await this.driver.agentRecords.isAgentShown(), true);
  });
  Then('no agent on record is shown', async function () {
    assert.equal(await this.driver.agentRecords.isAgentShown(), false);
  });
  Then('the entity {serves}', async function (serves: boolean) {
    assert.equal(await this.driver.agentRecords.canServe(), serves);
  });
  Then('the results list {text}', async function (names: string) {
    assert.equal((await this.driver.agentRecords.resultNames()).join(', '), names);
  });
  Then('the results have the columns:', async function (table: Table) {
    const expected = table.hashes().map(({ column }) => column);
    assert.deepEqual(await this.driver.agentRecords.resultColumns(), expected);
  });
  Then('the agent is recorded under the code {text}', async function (code: string) {
    assert.equal(await this.driver.agentRecords.authenticationType(), code);
  });
};
