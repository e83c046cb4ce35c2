import { call, put, select } from 'typed-redux-saga';
import {
  agentPath,
  agentReturnStep,
  agentSaveBody,
  filingPath,
  hasRegisteredAgent,
  isSafeHandBack,
  withSavedAgent,
  type Filing,
} from '#rules';
import { openAddress } from '../app/pages-saga';
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
function* handBackAddress(filing: Filing, wanted: string) {
  const links = yield* select((state: RootState) => state.session.environment?.links);
  if (isSafeHandBack(wanted, Object.values(links ?? {}))) return wanted;
  const step = filing.filingType === '' ? null : agentReturnStep(filing.filingType);
  return filing.filingType === '' || !step ? null : filingPath(filing.filingType, step);
}

/** Saves the agent on arrival, puts it on the filing and continues to the transaction (A2-agent-redirect). */
export function* handBack() {
  const { values, navigation, stepStatus } = yield* select(selectAgent);
  const navigator = yield* service('navigator');
  if (stepStatus === 'saving' || !navigation) return;
  if (!hasRegisteredAgent(values)) return yield* call([navigator, 'go'], agentPath(), { replace: true });
  yield* put(agentSaveStarted());
  const { outcome, data } = yield* ask('saveAgent', { body: agentSaveBody(values, navigation) });
  const storage = yield* service('storage');
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
  storage.session.remove(...AGENT_KEYS);
  const address = yield* handBackAddress(yield* select(selectFiling), navigation.transactionURL);
  yield* put(agentHandedBack());
  if (address) yield* openAddress(address);
}
