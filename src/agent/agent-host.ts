import { createContext, useContext, type ReactNode } from 'react';
import {
  agentPath,
  agentBackStep,
  type AgentStep,
  type PrincipalOfficeValues,
  type RegisteredAgentValues,
  type Text,
} from '#rules';
import { useAppSelector } from '../session/store-hooks';
import { selectAgent } from './slice';

/** What the wizard shows about the transaction that it names an agent for; the application provides it. */
export interface AgentHost {
  /** 'Step n of N' of the filing; none outside of a filing. */
  step?: Text;
  /** Address of the page that the wizard was entered from; none outside of a filing. */
  back?: string;
  /** Shown next to the screens. */
  aside?: ReactNode;
  /** Shown after the screens, where what is next to them is folded. */
  after?: ReactNode;
  /** Whether the wizard is a part of a filing in progress, which Cancel deletes. */
  isInFiling?: boolean;
  /** The agent that the filing has now. */
  currentAgent?: RegisteredAgentValues;
  /** The principal office of the filing. */
  office?: PrincipalOfficeValues;
}

export const AgentHostContext = createContext<AgentHost>({});

export const useAgentHost = (): AgentHost => useContext(AgentHostContext);

/** The address that Back of a screen leads to; undefined where it is not offered. */
export function useAgentBack(step: AgentStep): string | undefined {
  const { values } = useAppSelector(selectAgent);
  const { back } = useAgentHost();
  const previousPlace = agentBackStep(step, values);
  return previousPlace === 'transaction' ? back : previousPlace ? agentPath(previousPlace) : undefined;
}
