import { createContext, useContext, type ReactNode } from 'react';
import type { PrincipalOfficeValues, RegisteredAgentValues } from '#rules';

/** What the wizard shows of the transaction that it names an agent for; the application provides it. */
export interface AgentHost {
  /** 'Step n of N' of the filing; none outside of a filing. */
  step?: string;
  /** Shown next to the screens. */
  aside?: ReactNode;
  /** The agent that the filing has now. */
  currentAgent?: RegisteredAgentValues;
  /** The principal office of the filing. */
  office?: PrincipalOfficeValues;
}

export const AgentHostContext = createContext<AgentHost>({});

export const useAgentHost = (): AgentHost => useContext(AgentHostContext);
