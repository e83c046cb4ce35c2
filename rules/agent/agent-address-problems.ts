import type { StepProblem } from '../constraints/step-problem';
import type { Filing } from '../filing/filing';
import { flowFacts, isStepOf } from '../flows/flow';
import { formRules } from '../constraints/form-rules';
import { type AgentAddressValues, agentAddressForm } from './agent-address-form';

const addressRules = formRules<AgentAddressValues>(agentAddressForm('', (values) => values));

/** Problems of the agent's addresses that the rules of the filing's steps leave to the agent's own form. */
const CODES: ReadonlySet<string> = new Set(['poBox', 'state', 'notVerified']);

/**
 * What is wrong with the addresses of the agent whom a filing names (A5-agent-address): also those of an agent who is kept as on record,
 * and whose addresses no form has checked.
 * @param areVerified the verifier has been asked about them just now; without that, one on record has no acceptance that could lack
 */
export const agentAddressProblems = (
  filing: Filing,
  { now, areVerified }: { now: string; areVerified: boolean },
): StepProblem[] =>
  isStepOf(flowFacts(filing), 'registeredagent')
    ? addressRules
        .problems(filing.registeredAgentValues?.addressValues, { filing, now })
        .filter(({ code }) => CODES.has(code) && (areVerified || code !== 'notVerified'))
        .map((problem) => ({
          ...problem,
          step: 'registeredagent',
          path: `addressValues.${problem.path}`,
        }))
    : [];
