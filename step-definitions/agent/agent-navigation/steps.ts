import assert from 'node:assert/strict';
import type { EntityType, FilingType } from '#rules';
import type { AgentNavigationDriver, FoundAgent } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { addressFacts } from '../../words/vocabulary/address-facts';

const LEGACY = 'https://legacy.example.gov/transaction';
const PLACES: Record<string, string> = {
  'the registered-agent wizard': '/business/agent/agentformation',
  'the legacy transaction': LEGACY,
};

/** Alternatives to the questions of the agent wizard, and the ways into it and out of it. */
export const agentNavigationPhrases: Phrases<{ agentNavigation: AgentNavigationDriver }> = ({
  When,
  Then,
}) => {
  When('the wizard is at {agentQuestion}', async function (question: string) {
    await this.driver.agentNavigation.setQuestion(question);
  });
  When(
    'after finding {foundAgent} and {int} results the filer opens {agentQuestion}',
    async function (found: FoundAgent, resultCount: number, question: string) {
      await this.driver.agentNavigation.openQuestion(question, found, resultCount);
    },
  );
  When(
    'the wizard ends {agentPresence} and is to return to {text}, and {text} is allowed as well',
    async function (isNamed: boolean, wanted: string, allowed: string) {
      await this.driver.agentNavigation.finishWizard(isNamed, wanted, [allowed]);
    },
  );
  When(
    'the filer continues to the agent of a/an {filing} for the entity {text} of the type {typeNamed}',
    async function (filing: FilingType, entityId: string, entityType: EntityType) {
      await this.driver.agentNavigation.openWizardFor(filing, entityId, entityType);
    },
  );
  When('the filer continues with {text} after arriving with:', async function (choice: string, table: Table) {
    await this.driver.agentNavigation.startMaintenance(choice, addressFacts(table), LEGACY);
  });
  When(
    'the filer continues with {text}, where the legacy transaction is at {text}, after arriving with:',
    async function (choice: string, legacy: string, table: Table) {
      await this.driver.agentNavigation.startMaintenance(choice, addressFacts(table), legacy);
    },
  );

  Then('the alternative is {agentQuestion}', async function (to: string) {
    assert.equal(await this.driver.agentNavigation.alternativeQuestion(), to);
  });
  Then('there is no alternative', async function () {
    assert.equal(await this.driver.agentNavigation.alternativeQuestion(), '');
  });
  Then('the wizard shows {agentQuestion}', async function (question: string) {
    assert.equal(await this.driver.agentNavigation.shownQuestion(), question);
  });
  Then('the filer is sent to {text}', async function (place: string) {
    assert.equal(await this.driver.agentNavigation.destination(), place);
  });
  Then('the agent is saved first', async function () {
    assert.equal(await this.driver.agentNavigation.savesAgent(), true);
  });
  Then('no agent is saved', async function () {
    assert.equal(await this.driver.agentNavigation.savesAgent(), false);
  });
  Then('the filer is sent to {maintenancePlace} with:', async function (place: string, table: Table) {
    assert.equal(await this.driver.agentNavigation.destination(), PLACES[place]);
    assert.deepEqual(await this.driver.agentNavigation.destinationValues(), addressFacts(table));
  });
};
