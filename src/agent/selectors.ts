import { agentRedirectFor, type AgentStep } from '#rules';
import type { RootState } from '../app/root-reducer';

/** The registered-agent wizard: values, results, what its screen is doing. */
export const selectAgent = (state: RootState) => state.agent;

/** True while a screen's Next is being carried out. */
export const selectIsAgentBusy = (state: RootState): boolean => state.agent.stepStatus !== 'idle';

/** The screen that stands for the one that was asked for, because something is missing; null when nothing is. */
export const selectScreenInstead = ({ agent: { values, results } }: RootState, step: AgentStep) =>
  agentRedirectFor(step, values, results?.length ?? 0);

/** Whether a screen of the wizard may be drawn. */
export const selectIsAgentScreenOpen = (state: RootState, step: AgentStep): boolean =>
  state.agent.status === 'ready' && selectScreenInstead(state, step) === null;
