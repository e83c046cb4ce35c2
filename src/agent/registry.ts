import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AgentStep } from '#rules';

/** The screens of the registered-agent wizard, each in a chunk of its own. The last one shows nothing and has none. */
const AGENT_SCREENS: Partial<Record<AgentStep, LazyExoticComponent<ComponentType>>> = {
  agentformation: lazy(() => import('./screens/agentformation/Screen')),
  agentintroentity: lazy(() => import('./screens/agentintroentity/Screen')),
  agententitysearch: lazy(() => import('./screens/agententitysearch/Screen')),
  agentconfirm: lazy(() => import('./screens/agentconfirm/Screen')),
  agentintroindiv: lazy(() => import('./screens/agentintroindiv/Screen')),
  agentindivinfoid: lazy(() => import('./screens/agentindivinfoid/Screen')),
};

/** The screen of a step; none for a step that is not offered. */
export const agentScreen = (step: AgentStep): LazyExoticComponent<ComponentType> | undefined =>
  AGENT_SCREENS[step];
