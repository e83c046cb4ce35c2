import assert from 'node:assert/strict';
import type { AgentKeeping, FilingType } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import type { AgentChangesDriver, AgentStanding } from './driver';

const KEEPING: Record<string, AgentKeeping> = {
  'is offered': 'offered',
  'is not offered': 'notOffered',
  'is not offered, because the agent cannot serve': 'cannotServe',
};

/** Filings that change or keep the registered agent of an entity on record. */
export const agentChangePhrases: Phrases<{ agentChanges: AgentChangesDriver }> = ({ Given, When, Then }) => {
  Given('a company is on record that wants another agent', ({ agentChanges }) => agentChanges.formCompany());
  When(
    'a/an {filing} begins on an entity whose agent is {text}',
    ({ agentChanges }, filingType: FilingType, agent: string) =>
      agentChanges.beginOn(filingType, agent as AgentStanding),
  );
  When(
    'the filer names another agent and enters every other step of the change by hand',
    ({ agentChanges }) => agentChanges.enterChange(),
  );
  When('the filer names another agent for an entity whose changes staff look at', ({ agentChanges }) =>
    agentChanges.nameUnderReview(),
  );
  When('the filer cures a delinquency and keeps the agent on record', ({ agentChanges }) =>
    agentChanges.keepByHand(),
  );
  When(
    'the change of agent is filed and paid to take effect in {int} days',
    ({ agentChanges }, days: number) => agentChanges.file(days),
  );
  When('the change of agent is filed with an agent who was verified for another entity', ({ agentChanges }) =>
    agentChanges.fileWith('verified for another entity'),
  );
  When('the change of agent is filed with the agent on record', ({ agentChanges }) =>
    agentChanges.fileWith('on record'),
  );

  Then('keeping the agent {text}', async ({ agentChanges }, answer: string) => {
    const expected = lookUp('answer about keeping the agent', KEEPING, answer);
    assert.equal(await agentChanges.keeping(), expected);
  });
  Then('the registry says of the agent {text}', async ({ agentChanges }, message: string) =>
    assert.deepEqual(await agentChanges.problems(), [message]),
  );
  Then('the public record shows the agent that it had', async ({ agentChanges }) =>
    assert.equal(await agentChanges.agentOnRecord(), agentChanges.oldAgent()),
  );
  Then('the public record shows the new agent', async ({ agentChanges }) => {
    assert.notEqual(agentChanges.oldAgent(), agentChanges.newAgent());
    assert.equal(await agentChanges.agentOnRecord(), agentChanges.newAgent());
  });
};
