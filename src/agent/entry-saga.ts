import { call, put, select, takeLeading } from 'typed-redux-saga';
import { agentQueryOf, agentWizardPath, emptyRegisteredAgent, type AgentQuery } from '#rules';
import { service } from '../app/services-saga';
import { selectFiling } from '../filing/selectors';
import { AGENT_KEYS } from '../session/storage';
import { agentWizardRequested, agentWizardStarted } from './slice';

/** Into the wizard, always from its first screen. */
export function* startWizard(query: AgentQuery) {
  const navigator = yield* service('navigator');
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_KEYS);
  yield* put(agentWizardStarted({ values: emptyRegisteredAgent(), query, navigation: null, results: null }));
  yield* call([navigator, 'go'], agentWizardPath(query));
}

/** From a filing, for its agent. */
function* openWizard() {
  yield* startWizard(agentQueryOf(yield* select(selectFiling)));
}

export function* watchAgentEntry() {
  yield* takeLeading(agentWizardRequested, openWizard);
}
