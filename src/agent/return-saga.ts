import { call, cancelled, put, select } from 'typed-redux-saga';
import {
  agentSaveBody,
  filingOfTransaction,
  filingPath,
  introStep,
  returnTarget,
  isAgentChanged,
  isVerifiedByPasscode,
  withSavedAgent,
  type Filing,
  type ReturnTarget,
  type Outcome,
  type RegisteredAgentValues,
} from '#rules';
import { ask } from '../client/ask';
import { logError } from '../session/log';
import { callCancellable } from '../session/call-cancellable';
import { applyEffects, openAddress, openPage } from '../session/outcomes';
import '../session/control-slice';
import type { RootState } from '../session/root-reducer';
import { selectLinks } from '../session/selectors';
import { service } from '../session/services';
import { keepVerifiedAgent } from '../session/verified-agent';
import { ensureRepeatKey } from './repeat-key';
import { AGENT_STORAGE_KEYS } from './storage-keys';
import {
  selectAgent,
  agentHandedBack,
  agentSaveCanceled,
  agentSaveStarted,
  type AgentNavigation,
} from './slice';

const NO_RESPONSE: Outcome = { kind: 'noResponse' };

/** The server's address when it is safe, else the step of the filing that asked for the agent. */
function* placeAfter(filing: Filing | null) {
  const { values, navigation, query } = yield* select(selectAgent);
  const links = yield* select(selectLinks);
  const allowed = Object.values(links ?? {});
  const { redirected } = yield* select((state: RootState) => state.control.navigation);
  const isHere = filing !== null && navigation !== null && isAbout(filing, navigation);
  const isChanged = isHere && isAgentChanged(query, redirected);
  const wantedUrl = navigation?.transactionURL ?? '';
  return returnTarget(values, filing?.filingType ?? '', wantedUrl, allowed, isChanged);
}

/** Replaces the wizard's last page in the history, so that the browser's Back does not open it again. */
function* continueAt(place: ReturnTarget) {
  if ('page' in place) yield* openPage(place.page);
  else yield* openAddress(place.address, { replace: true });
}

/** The address may have opened the wizard for another transaction than the filing in progress: then the agent is not for it. */
const isAbout = (filing: Filing, { transType, entityId }: AgentNavigation): boolean =>
  filing.transactionType === transType && filing.entityId === (entityId ?? '');

/** Where the filing begins that the agent was verified for; undefined for a transaction of the office's other site. */
const introductionOf = ({ transType, entityType, entityId }: AgentNavigation): string | undefined => {
  const filingType = filingOfTransaction(transType)?.filingType;
  const query = { transTyp: transType, entityType, entityId };
  return filingType && filingPath(filingType, introStep(filingType), query);
};

/** If the page is left in the meantime, the wizard stays as it was. */
function* saveAgent(body: ReturnType<typeof agentSaveBody>) {
  let isAnswered = false;
  try {
    const answer = yield* ask('saveAgent', { body });
    isAnswered = true;
    return answer;
  } finally {
    if (!isAnswered && (yield* cancelled())) yield* put(agentSaveCanceled());
  }
}

/** The outcome of the save; an exception counts as no response (A8-agent). */
function* outcomeOfSave(values: RegisteredAgentValues, navigation: AgentNavigation) {
  try {
    const repeatKey = isVerifiedByPasscode(values) ? yield* ensureRepeatKey() : null;
    return yield* callCancellable(() => saveAgent(agentSaveBody(values, navigation, repeatKey)));
  } catch (error) {
    logError('saveAgent', error);
    return { outcome: NO_RESPONSE, data: undefined };
  }
}

/** The agent as the registry saved it; null where it did not, which the error catalog has led away from. */
function* agentAfterSave(values: RegisteredAgentValues, navigation: AgentNavigation) {
  yield* put(agentSaveStarted());
  const { outcome, data } = yield* outcomeOfSave(values, navigation);
  if (outcome.kind === 'ok' && data?.agent) return withSavedAgent(values, data.agent);
  yield* applyEffects('saveAgent', outcome);
  return null;
}

/** Saves the agent on arrival, unless it is the one on record, puts it on the filing and continues to the transaction (A2-agent-redirect). */
export function* returnToTransaction() {
  const { values, navigation, status } = yield* select(selectAgent);
  if (status === 'saving' || !navigation) return;
  const connections = yield* service('connections');
  const filing = yield* connections.currentFiling();
  const place = yield* placeAfter(filing);
  if (!place.hasAgent) return yield* continueAt(place);
  const registeredAgentValues = values.isAgentOnRecordKept
    ? values
    : yield* agentAfterSave(values, navigation);
  if (!registeredAgentValues) return yield* put(agentHandedBack());
  const storage = yield* service('storage');
  const introduction = introductionOf(navigation);
  const isInFiling = filing !== null && isAbout(filing, navigation);
  if (isInFiling) yield* connections.changeFiling({ ...filing, registeredAgentValues });
  else if (introduction) {
    const { transType: transactionType, entityId = '' } = navigation;
    const kept = { transactionType, entityId, agent: registeredAgentValues };
    yield* call(keepVerifiedAgent, storage, kept, Date.now());
  }
  storage.session.remove(...AGENT_STORAGE_KEYS);
  yield* put(agentHandedBack());
  yield* continueAt(isInFiling || !introduction ? place : { hasAgent: true, address: introduction });
}
