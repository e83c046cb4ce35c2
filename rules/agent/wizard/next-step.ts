import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { AgentStep } from './agent-step';
import { AGENT_STEPS } from './agent-step';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { isEntityIdInput } from './entity-input';

export const AGENT_NEXT_TABLE = defineTable<AgentStep | null>()({
  name: 'Next screen of the registered-agent wizard',
  source: 'A4-agent-next',
  hitPolicy: 'unique',
  inputs: {
    step: choice(AGENT_STEPS),
    agentType: choice(['I', 'O', 'kept', '']),
    entityBox: choice(['id', 'name']),
    method: choice(['D', 'P', 'E', 'X', '']),
  },
  rows: [
    { when: { step: 'agentformation', agentType: 'I' }, then: 'agentintroindiv' },
    { when: { step: 'agentformation', agentType: ['O', ''] }, then: 'agentintroentity' },
    { when: { step: 'agentformation', agentType: 'kept' }, then: 'agentnavredirect' },
    { when: { step: 'agentintroentity', entityBox: 'id' }, then: 'agentconfirm' },
    { when: { step: 'agentintroentity', entityBox: 'name' }, then: 'agententitysearch' },
    { when: { step: 'agententitysearch' }, then: 'agentconfirm' },
    { when: { step: 'agentintroindiv', method: 'D' }, then: 'agentindivinfoid' },
    { when: { step: 'agentintroindiv', method: { except: 'D' } }, then: 'individualconfirmpasscode' },
    { when: { step: 'agentindivinfo' }, then: 'individualconfirm' },
    { when: { step: 'individualconfirm' }, then: 'individualmail' },
    { when: { step: 'individualmail' }, then: 'agentformation' },
    // Who was verified is shown before the agent is saved (reading 40).
    { when: { step: ['agentindivinfoid', 'individualconfirmpasscode'] }, then: 'individualsummary' },
    { when: { step: ['agentconfirm', 'individualsummary'] }, then: 'agentnavredirect' },
    { when: { step: 'agentnavredirect' }, then: null },
  ],
});

/** The screen after this one; null after the last, which returns to the transaction. */
export const agentNextStep = (
  step: AgentStep,
  {
    nameValues,
    verifyValues,
    isAgentOnRecordKept = false,
  }: Pick<RegisteredAgentValues, 'nameValues' | 'verifyValues' | 'isAgentOnRecordKept'>,
): AgentStep | null =>
  evaluate(AGENT_NEXT_TABLE, {
    step,
    agentType: isAgentOnRecordKept ? 'kept' : nameValues.name.nameTyp,
    entityBox: isEntityIdInput(verifyValues.entityId) ? 'id' : 'name',
    method: verifyValues.checkedTyp,
  });
