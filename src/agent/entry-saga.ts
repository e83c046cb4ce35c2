import { call, put, select, takeLeading } from 'typed-redux-saga';
import { agentPath, emptyRegisteredAgent } from '#rules';
import { service } from '../app/services-saga';
import { selectFiling } from '../filing/selectors';
import { AGENT_KEYS } from '../session/storage';
import { agentWizardRequested, agentWizardStarted, type AgentQuery } from './slice';

/** From a filing into the wizard, always from its first screen. */
function* openWizard() {
  const { transactionType, entityType, entityId } = yield* select(selectFiling);
  const navigator = yield* service('navigator');
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_KEYS);
  const query: AgentQuery = { transTyp: transactionType, entityType, entityId, userName: '' };
  yield* put(agentWizardStarted({ values: emptyRegisteredAgent(), query, navigation: null, results: null }));
  yield* call(
    [navigator, 'go'],
    agentPath('agentformation', { transTyp: transactionType, entityType, entityId }),
  );
}

export function* watchAgentEntry() {
  yield* takeLeading(agentWizardRequested, openWizard);
}
