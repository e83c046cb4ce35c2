import { agentRedirectFor, type AgentStep } from '#rules';
import type { RootState } from '../session/root-reducer';

/** The registered-agent wizard: values, results, what its screen is doing. */
export const selectAgent = (state: RootState) => state.agent;

/** The screen that stands for the one that was asked for, because something is missing; null when nothing is. */
export const selectRedirect = ({ agent: { values, results } }: RootState, step: AgentStep) =>
  agentRedirectFor(step, values, results?.length ?? 0);

/** Whether a screen of the wizard may be drawn. */
export const selectIsAgentScreenOpen = (state: RootState, step: AgentStep): boolean =>
  state.agent.status === 'ready' && selectRedirect(state, step) === null;
