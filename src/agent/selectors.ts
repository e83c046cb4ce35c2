import type { RootState } from '../app/root-reducer';

/** The registered-agent wizard: values, results, what its screen is doing. */
export const selectAgent = (state: RootState) => state.agent;

/** True while a screen's Next is being carried out. */
export const selectIsAgentBusy = (state: RootState): boolean => state.agent.stepStatus !== 'idle';
