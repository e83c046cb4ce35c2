import { put, select } from 'typed-redux-saga';
import { agentSaveBody, handBackPlace, withSavedAgent, type HandBack } from '#rules';
import { openAddress, openPage } from '../app/pages-saga';
import type { RootState } from '../app/root-reducer';
import { service } from '../app/services-saga';
import { ask } from '../client/ask';
import { applyEffects } from '../client/effects';
import { filingChanged } from '../filing/draft-slice';
import { keepDraft } from '../filing/keep-saga';
import { selectDraft, selectFiling } from '../filing/selectors';
import { AGENT_KEYS } from '../session/storage';
import { selectAgent } from './selectors';
import { agentHandedBack, agentSaveStarted } from './slice';

/** The server's address when it is safe, else the step of the filing that asked for the agent. */
function* placeToGoOn() {
  const { values, navigation } = yield* select(selectAgent);
  const { filingType } = yield* select(selectFiling);
  const links = yield* select((state: RootState) => state.session.environment?.links);
  return handBackPlace(values, filingType, navigation?.transactionURL ?? '', Object.values(links ?? {}));
}

/** The wizard's last page is no place to come back to: the page that follows stands in its stead. */
function* goOnTo(place: HandBack) {
  if ('page' in place) yield* openPage(place.page);
  else yield* openAddress(place.address, { replace: true });
}

/** Saves the agent on arrival, puts it on the filing and continues to the transaction (A2-agent-redirect). */
export function* handBack() {
  const { values, navigation, stepStatus } = yield* select(selectAgent);
  if (stepStatus === 'saving' || !navigation) return;
  const place = yield* placeToGoOn();
  if (!place.saves) return yield* goOnTo(place);
  yield* put(agentSaveStarted());
  const { outcome, data } = yield* ask('saveAgent', { body: agentSaveBody(values, navigation) });
  if (outcome.kind !== 'ok' || !data?.agent) {
    yield* applyEffects('saveAgent', outcome);
    return yield* put(agentHandedBack());
  }
  if ((yield* select(selectDraft)).status === 'ready') {
    const filing = yield* select(selectFiling);
    const changed = { ...filing, registeredAgentValues: withSavedAgent(values, data.agent) };
    yield* put(filingChanged(changed));
    yield* keepDraft(changed);
  }
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_KEYS);
  yield* put(agentHandedBack());
  yield* goOnTo(place);
}
