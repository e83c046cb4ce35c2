import type { CatalogOperation } from './operations';
import type { Outcome } from './outcome';

/** What an answer must carry to be one: without its agent, a look-up or a save of an agent has answered nothing (A8-agent). */
const EXPECTED_PARTS: Readonly<Partial<Record<CatalogOperation, string>>> = {
  agentNavigation: 'agentNav',
  goodStandingDetails: 'agent',
  saveAgent: 'agent',
  validateAgentLicense: 'agent',
  validateAgentPasscode: 'agent',
};

/**
 * The outcome of an operation once its answer has been read: a success without what was asked for counts as no response.
 * @param answer the contents of `apiData`
 */
export const outcomeOfAnswer = (
  operation: CatalogOperation,
  outcome: Outcome,
  answer: Readonly<Record<string, unknown>>,
): Outcome => {
  const part = EXPECTED_PARTS[operation];
  const isComplete = part === undefined || (answer[part] !== undefined && answer[part] !== null);
  return outcome.kind !== 'ok' || isComplete ? outcome : { kind: 'noResponse' };
};
