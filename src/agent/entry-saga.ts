import { call, put, select, takeLeading } from 'typed-redux-saga';
import { agentPath, emptyRegisteredAgent } from '#rules';
import { service } from '../app/services-saga';
import { selectFiling } from '../filing/selectors';
import { AGENT_KEYS } from '../session/storage';
import { agentWizardRequested, agentWizardStarted, type AgentQuery } from './slice';

/** Into the wizard, always from its first screen. */
export function* startWizard(query: AgentQuery) {
  const navigator = yield* service('navigator');
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_KEYS);
  yield* put(agentWizardStarted({ values: emptyRegisteredAgent(), query, navigation: null, results: null }));
  yield* call([navigator, 'go'], agentPath('agentformation', { ...query }));
}

/** From a filing, for its agent. */
function* openWizard() {
  const { transactionType, entityType, entityId } = yield* select(selectFiling);
  yield* startWizard({ transTyp: transactionType, entityType, entityId, userName: '' });
}

export function* watchAgentEntry() {
  yield* takeLeading(agentWizardRequested, openWizard);
}
