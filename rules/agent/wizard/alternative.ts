import { choice } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { AgentStep } from './agent-step';
import { AGENT_STEPS } from './agent-step';

/** Where the alternative to Next leads: to the other method of verification (A2-agent-indiv), or back to another ID or name. */
export const AGENT_ALTERNATIVE_TABLE = defineTable<AgentStep | null>()({
  name: 'Alternative to Next in the registered-agent wizard',
  source: 'A2-agent-indiv',
  hitPolicy: 'unique',
  inputs: { step: choice(AGENT_STEPS) },
  rows: [
    { when: { step: 'agentintroindiv' }, then: 'agentindivinfo' },
    { when: { step: 'agentindivinfoid' }, then: 'agentindivinfo' },
    { when: { step: 'individualconfirmpasscode' }, then: 'agentindivinfo' },
    { when: { step: 'agententitysearch' }, then: 'agentintroentity' },
    { when: { step: 'agentconfirm' }, then: 'agentintroentity' },
    { when: { step: 'individualconfirm' }, then: 'agentindivinfo' },
    { when: { step: 'individualsummary' }, then: 'agentintroindiv' },
    {
      when: {
        step: ['agentformation', 'agentintroentity', 'agentindivinfo', 'individualmail', 'agentnavredirect'],
      },
      then: null,
    },
  ],
});

/** The screen that the alternative to Next leads to; null where there is none. */
export const agentAlternative = (step: AgentStep): AgentStep | null =>
  evaluate(AGENT_ALTERNATIVE_TABLE, { step });
