import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AgentStep } from '#rules';

export interface AgentScreen {
  Screen: LazyExoticComponent<ComponentType>;
}

const screen = (load: () => Promise<{ default: ComponentType }>): AgentScreen => ({ Screen: lazy(load) });

/** The screens of the registered-agent wizard, each in a chunk of its own. The last one shows nothing and has none. */
const AGENT_SCREENS: Partial<Record<AgentStep, AgentScreen>> = {
  agentformation: screen(() => import('./screens/agentformation/Screen')),
  agentintroentity: screen(() => import('./screens/agentintroentity/Screen')),
  agententitysearch: screen(() => import('./screens/agententitysearch/Screen')),
  agentconfirm: screen(() => import('./screens/agentconfirm/Screen')),
  agentintroindiv: screen(() => import('./screens/agentintroindiv/Screen')),
  agentindivinfoid: screen(() => import('./screens/agentindivinfoid/Screen')),
};

/** The screen of a step; none for a step that is not offered. */
export const agentScreen = (step: AgentStep): AgentScreen | undefined => AGENT_SCREENS[step];
