import { call, put } from 'typed-redux-saga';
import { agentWizardPath, emptyRegisteredAgent, type AgentQuery } from '#rules';
import { service } from '../session/services';
import { AGENT_KEYS } from '../session/storage';
import { agentWizardStarted } from './slice';

/** Into the wizard, always from its first screen. */
export function* startWizard(query: AgentQuery) {
  const navigator = yield* service('navigator');
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_KEYS);
  yield* put(agentWizardStarted({ values: emptyRegisteredAgent(), query, navigation: null, results: null }));
  yield* call([navigator, 'go'], agentWizardPath(query));
}
