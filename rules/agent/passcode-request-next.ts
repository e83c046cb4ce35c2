import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Outcome } from '../errors/outcome';
import type { AgentStep } from './agent-step';

/** The answer to a request must not tell who is on record, so the same screen follows whatever became of it. */
export const PASSCODE_REQUEST_TABLE = defineTable<AgentStep>()({
  name: 'Screen after a request for a passcode',
  source: 'A2-agent-mail',
  hitPolicy: 'unique',
  inputs: { outcome: choice(['ok', 'code', 'http', 'noResponse']) },
  rows: [{ when: { outcome: ['ok', 'code', 'http', 'noResponse'] }, then: 'individualmail' }],
});

/** The screen after a request for a passcode was sent: the same whatever the result (A2-agent-mail). */
export const passcodeRequestNext = (outcome: Outcome): AgentStep =>
  evaluate(PASSCODE_REQUEST_TABLE, { outcome: outcome.kind });
