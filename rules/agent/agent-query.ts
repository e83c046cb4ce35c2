import type { Filing } from '../filing/filing';
import { agentPath } from './agent-step';

/** What an introduction and the registered-agent wizard are opened with (A section 2); empty where it is not known. */
export interface AgentQuery {
  transTyp: string;
  entityType: string;
  entityId: string;
  userName: string;
}

/** What the wizard is opened with for the agent of a filing (W2-flow-report). */
export const agentQueryOf = ({
  transactionType,
  entityType,
  entityId,
}: Pick<Filing, 'transactionType' | 'entityType' | 'entityId'>): AgentQuery => ({
  transTyp: transactionType,
  entityType,
  entityId,
  userName: '',
});

/** The wizard's first screen, with what it is opened with. */
export const agentWizardPath = (query: AgentQuery): string => agentPath('agentformation', { ...query });
