import type { Filing } from '../../filing/filing';
import { agentReturnStep } from '../../flows/agent-entry';
import type { StepName } from '../../steps/all-steps';
import { agentPath } from './agent-step';

/** The query with which an introduction or the registered-agent wizard opens (A section 2); empty values are unknown. */
export interface AgentQuery {
  transTyp: string;
  entityType: string;
  entityId: string;
  userName: string;
  /** The page of the agent, on which the filer asked for another one; left out where the wizard returns to its usual step. */
  from?: 'registeredagent';
}

type AgentFiling = Pick<Filing, 'filingType' | 'transactionType' | 'entityType' | 'entityId'>;

/** Whether the wizard hands a filing back to another step than the page of the agent, unless that page opened it. */
const returnsElsewhere = ({ filingType }: AgentFiling): boolean =>
  filingType !== '' && agentReturnStep(filingType) !== 'registeredagent';

/**
 * The query with which the wizard opens for the agent of a filing (W2-flow-report).
 * @param from the step of the filing that opens it; null where none is open
 */
export const agentQueryOf = (filing: AgentFiling, from: StepName | null = null): AgentQuery => ({
  transTyp: filing.transactionType,
  entityType: filing.entityType,
  entityId: filing.entityId,
  userName: '',
  ...(from === 'registeredagent' && returnsElsewhere(filing) && { from }),
});

/**
 * Whether the wizard was opened for another agent than the one whom the filing names: it returns to the page of the agent, and
 * counts as a part of it.
 * @param isEdited the agent is edited from review
 */
export const isAgentChanged = ({ from }: Pick<AgentQuery, 'from'>, isEdited: boolean): boolean =>
  isEdited || from === 'registeredagent';

/** The wizard's first screen, with what it is opened with. */
export const agentWizardPath = (query: AgentQuery): string => agentPath('agentformation', { ...query });
