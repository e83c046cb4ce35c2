import assert from 'node:assert/strict';
import type { EntityType, FilingType } from '#rules';
import type { AgentNavigationDriver, FoundAgent } from './driver';
import type { Phrases, Table } from '../../foundation/phrases';
import { holds, holdsNot, says } from '../../foundation/answers';
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
  When('the wizard is at {agentQuestion}', ({ agentNavigation }, question: string) =>
    agentNavigation.setQuestion(question),
  );
  When(
    'after finding {foundAgent} and {int} results the filer opens {agentQuestion}',
    ({ agentNavigation }, found: FoundAgent, resultCount: number, question: string) =>
      agentNavigation.openQuestion(question, found, resultCount),
  );
  When(
    'the wizard ends {agentPresence} and is to return to {text}, and {text} is allowed as well',
    ({ agentNavigation }, isNamed: boolean, wanted: string, allowed: string) =>
      agentNavigation.finishWizard(isNamed, wanted, [allowed]),
  );
  When(
    'the filer continues to the agent of a/an {filing} for the entity {text} of the type {typeNamed}',
    ({ agentNavigation }, filing: FilingType, entityId: string, entityType: EntityType) =>
      agentNavigation.openWizardFor(filing, entityId, entityType),
  );
  When(
    'the filer continues with {text} after arriving with:',
    ({ agentNavigation }, choice: string, table: Table) =>
      agentNavigation.startMaintenance(choice, addressFacts(table), LEGACY),
  );
  When(
    'the filer continues with {text}, where the legacy transaction is at {text}, after arriving with:',
    ({ agentNavigation }, choice: string, legacy: string, table: Table) =>
      agentNavigation.startMaintenance(choice, addressFacts(table), legacy),
  );

  Then('the alternative is {agentQuestion}', says('agentNavigation', 'alternativeQuestion'));
  Then('there is no alternative', async ({ agentNavigation }) =>
    assert.equal(await agentNavigation.alternativeQuestion(), ''),
  );
  Then('the wizard shows {agentQuestion}', says('agentNavigation', 'shownQuestion'));
  Then('the filer is sent to {text}', says('agentNavigation', 'destination'));
  Then('the agent is saved first', holds('agentNavigation', 'savesAgent'));
  Then('no agent is saved', holdsNot('agentNavigation', 'savesAgent'));
  Then(
    'the filer is sent to {maintenancePlace} with:',
    async ({ agentNavigation }, place: string, table: Table) => {
      assert.equal(await agentNavigation.destination(), PLACES[place]);
      assert.deepEqual(await agentNavigation.destinationValues(), addressFacts(table));
    },
  );
};
