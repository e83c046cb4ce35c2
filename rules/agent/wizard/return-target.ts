import { flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { FilingType } from '../../filing/filing-type';
import { filingPath } from '../../navigation/paths';
import { agentReturnStep } from '../../flows/agent-entry';
import { agentPath } from './agent-step';
import { hasRegisteredAgent } from '../../people/agent-name';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { isSafeReturnUrl } from './safe-return-url';

export const AGENT_RETURN_TARGET_TABLE = defineTable<
  'agentType' | 'agentPage' | 'transaction' | 'step' | 'fileAForm'
>()({
  name: 'Where the registered-agent wizard returns to',
  source: 'A2-agent-redirect',
  hitPolicy: 'unique',
  inputs: { hasAgent: flag(), isChanged: flag(), isSafe: flag(), hasStep: flag() },
  rows: [
    { when: { hasAgent: false }, then: 'agentType' },
    // The filer changes the agent from the review, or on the page of the agent, where the consent is asked for.
    { when: { hasAgent: true, isChanged: true }, then: 'agentPage' },
    { when: { hasAgent: true, isChanged: false, isSafe: true }, then: 'transaction' },
    { when: { hasAgent: true, isChanged: false, isSafe: false, hasStep: true }, then: 'step' },
    { when: { hasAgent: true, isChanged: false, isSafe: false, hasStep: false }, then: 'fileAForm' },
  ],
});

/** An address, or the external file-a-form page. `hasAgent`: the filing names the agent from now on. */
export type ReturnTarget = { hasAgent: boolean; address: string } | { hasAgent: boolean; page: 'fileAForm' };

const stepPathOf = (filingType: FilingType): string => {
  const step = agentReturnStep(filingType);
  return step ? filingPath(filingType, step) : '';
};

/**
 * Where the last screen of the wizard leads: without an agent to the agent type; else the transaction
 * continues at the registry's address when that is safe, else at the step of the filing that asked for the agent.
 * @param wanted `transactionURL` of the registry's navigation answer
 * @param isChanged the filing asks for another agent than the one whom it names (`isAgentChanged`)
 * @param allowed complete addresses that may be returned to in addition to the application's own
 */
export const returnTarget = (
  agent: Pick<RegisteredAgentValues, 'nameValues'>,
  filingType: FilingType | '',
  wanted: string,
  allowed: readonly string[],
  isChanged = false,
): ReturnTarget => {
  const stepPath = filingType && stepPathOf(filingType);
  const place = evaluate(AGENT_RETURN_TARGET_TABLE, {
    hasAgent: hasRegisteredAgent(agent),
    isChanged: isChanged && filingType !== '',
    isSafe: isSafeReturnUrl(wanted, allowed),
    hasStep: stepPath !== '',
  });
  switch (place) {
    case 'agentType':
      return { hasAgent: false, address: agentPath() };
    case 'agentPage':
      return { hasAgent: true, address: filingType && filingPath(filingType, 'registeredagent') };
    case 'transaction':
      return { hasAgent: true, address: wanted };
    case 'step':
      return { hasAgent: true, address: stepPath };
    case 'fileAForm':
      return { hasAgent: true, page: 'fileAForm' };
  }
};
