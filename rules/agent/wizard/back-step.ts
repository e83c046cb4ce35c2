import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { AgentStep } from './agent-step';
import { AGENT_STEPS } from './agent-step';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { isEntityIdInput } from './entity-input';

export const AGENT_BACK_TABLE = defineTable<AgentStep | 'transaction' | null>()({
  name: 'Where Back leads in the registered-agent wizard',
  source: 'A4-agent-next',
  hitPolicy: 'unique',
  inputs: {
    step: choice(AGENT_STEPS),
    entityBox: choice(['id', 'name']),
    method: choice(['D', 'P', 'E', 'X', '']),
  },
  rows: [
    { when: { step: 'agentformation' }, then: 'transaction' },
    { when: { step: ['agentintroentity', 'agentintroindiv'] }, then: 'agentformation' },
    { when: { step: 'agententitysearch' }, then: 'agentintroentity' },
    { when: { step: 'agentconfirm', entityBox: 'id' }, then: 'agentintroentity' },
    { when: { step: 'agentconfirm', entityBox: 'name' }, then: 'agententitysearch' },
    {
      when: { step: ['agentindivinfoid', 'individualconfirmpasscode', 'agentindivinfo'] },
      then: 'agentintroindiv',
    },
    { when: { step: 'individualconfirm' }, then: 'agentindivinfo' },
    { when: { step: 'individualsummary', method: 'D' }, then: 'agentindivinfoid' },
    { when: { step: 'individualsummary', method: { except: 'D' } }, then: 'individualconfirmpasscode' },
    // A letter that is on its way is not asked back.
    { when: { step: ['individualmail', 'agentnavredirect'] }, then: null },
  ],
});

/** The screen before this one; `transaction`: the page that the wizard was entered from; null where Back is not offered. */
export const agentBackStep = (
  step: AgentStep,
  { verifyValues }: Pick<RegisteredAgentValues, 'verifyValues'>,
): AgentStep | 'transaction' | null =>
  evaluate(AGENT_BACK_TABLE, {
    step,
    entityBox: isEntityIdInput(verifyValues.entityId) ? 'id' : 'name',
    method: verifyValues.checkedTyp,
  });
