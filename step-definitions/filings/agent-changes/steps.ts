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
  Given('a company is on record that wants another agent', async function () {
    await this.driver.agentChanges.formCompany();
  });
  When(
    'a/an {filing} begins on an entity whose agent is {text}',
    async function (filingType: FilingType, agent: string) {
      await this.driver.agentChanges.beginOn(filingType, agent as AgentStanding);
    },
  );
  When('the filer names another agent and enters every other step of the change by hand', async function () {
    await this.driver.agentChanges.enterChange();
  });
  When('the filer names another agent for an entity whose changes staff look at', async function () {
    await this.driver.agentChanges.nameUnderReview();
  });
  When('the filer cures a delinquency and keeps the agent on record', async function () {
    await this.driver.agentChanges.keepByHand();
  });
  When('the change of agent is filed and paid to take effect in {int} days', async function (days: number) {
    await this.driver.agentChanges.file(days);
  });
  When('the change of agent is filed with an agent who was verified for another entity', async function () {
    await this.driver.agentChanges.fileWith('verified for another entity');
  });
  When('the change of agent is filed with the agent on record', async function () {
    await this.driver.agentChanges.fileWith('on record');
  });

  Then('keeping the agent {text}', async function (answer: string) {
    const expected = lookUp('answer about keeping the agent', KEEPING, answer);
    assert.equal(await this.driver.agentChanges.keeping(), expected);
  });
  Then('the registry says of the agent {text}', async function (message: string) {
    assert.deepEqual(await this.driver.agentChanges.problems(), [message]);
  });
  Then('the public record shows the agent that it had', async function () {
    const { agentChanges } = this.driver;
    assert.equal(await agentChanges.agentOnRecord(), agentChanges.oldAgent());
  });
  Then('the public record shows the new agent', async function () {
    const { agentChanges } = this.driver;
    assert.notEqual(agentChanges.oldAgent(), agentChanges.newAgent());
    assert.equal(await agentChanges.agentOnRecord(), agentChanges.newAgent());
  });
};
