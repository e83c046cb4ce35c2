import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { filingPath } from '../filing/paths';
import { agentReturnStep } from '../flows/agent-entry';
import { agentPath } from './agent-step';
import { hasRegisteredAgent } from './agent-summary';
import type { RegisteredAgentValues } from './agent-values';
import { isSafeHandBack } from './hand-back';

export const HAND_BACK_TABLE = defineTable<
  'agentType' | 'agentPage' | 'transaction' | 'step' | 'fileAForm'
>()({
  name: 'Where the registered-agent wizard hands back to',
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
export type HandBack = { hasAgent: boolean; address: string } | { hasAgent: boolean; page: 'fileAForm' };

const stepPathOf = (filingType: FilingType): string => {
  const step = agentReturnStep(filingType);
  return step ? filingPath(filingType, step) : '';
};

/**
 * Where the last screen of the wizard leads: without an agent to the agent type; else the transaction
 * continues at the registry's address when that is safe, else at the step of the filing that asked for the agent.
 * @param wanted `transactionURL` of the registry's navigation answer
 * @param isChanged the filing asks for another agent than the one whom it names (`isAgentChanged`)
 * @param allowed complete addresses that may be handed back to in addition to the application's own
 */
export const handBackPlace = (
  agent: Pick<RegisteredAgentValues, 'nameValues'>,
  filingType: FilingType | '',
  wanted: string,
  allowed: readonly string[],
  isChanged = false,
): HandBack => {
  const stepPath = filingType && stepPathOf(filingType);
  const place = evaluate(HAND_BACK_TABLE, {
    hasAgent: hasRegisteredAgent(agent),
    isChanged: isChanged && filingType !== '',
    isSafe: isSafeHandBack(wanted, allowed),
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
