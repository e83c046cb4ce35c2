import type { CatalogOperation } from './operations';
import type { Outcome } from './outcome';

/** The part without which an answer counts as none: a look-up or a save of an agent must return its agent (A8-agent). */
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
