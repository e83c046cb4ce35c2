import { call, put, race, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { agentNextStep, agentPath, emptyRegisteredAgent, withoutProof, type AgentQuery } from '#rules';
import { openPage } from '../app/pages-saga';
import type { RootState } from '../app/root-reducer';
import { service } from '../app/services-saga';
import { ask } from '../client/ask';
import { applyEffects } from '../client/effects';
import { sessionIsReady } from '../filing/entry-saga';
import { restoreFiling } from '../filing/restore-saga';
import { selectDraft, selectFiling } from '../filing/selectors';
import { logError } from '../session/log';
import { handBack } from './hand-back-saga';
import { SCREEN_CHECKS } from './screen-checks';
import { selectAgent, selectScreenInstead } from './selectors';
import {
  agentScreenEntered,
  agentStepCompleted,
  agentStepRefused,
  agentStepSubmitted,
  agentWizardStarted,
  type AgentMemory,
  type AgentNavigation,
  type EntitySearchItem,
} from './slice';

const UNFORESEEN = 'Something went wrong on our side. Nothing that you entered is lost. Try again.';

/** Where the wizard hands back to, from the server (decision on agent entry); kept for a reload. */
function* findHandBack(query: AgentQuery) {
  const storage = yield* service('storage');
  const kept = storage.session.read<AgentNavigation>('agentNavigation');
  if (kept?.transType === query.transTyp) return kept;
  const { transTyp, entityType, entityId, userName } = query;
  const { outcome, data } = yield* ask('agentNavigation', {
    query: {
      transTyp,
      ...(entityType && { entityType }),
      ...(entityId && { entityId }),
      ...(userName && { userName }),
    },
  });
  if (!data?.agentNav) {
    yield* applyEffects('agentNavigation', outcome);
    return null;
  }
  storage.session.write('agentNavigation', data.agentNav);
  return data.agentNav;
}

/** What the wizard is about: the address, else what a reload left, else the filing in progress. */
function* queryOf(given: Partial<AgentQuery>, memory: AgentMemory | null) {
  const { transactionType, entityType, entityId } = yield* select(selectFiling);
  const known = memory?.query ?? { transTyp: transactionType, entityType, entityId, userName: '' };
  return given.transTyp ? { ...known, ...given, transTyp: given.transTyp } : known;
}

function* prepare({ query: given }: { query: Partial<AgentQuery> }) {
  const storage = yield* service('storage');
  if ((yield* select(selectDraft)).status === 'none') yield* restoreFiling({ mayBegin: true });
  const agent = yield* select(selectAgent);
  const stored = storage.session.read<AgentMemory>('agentWizard');
  const memory: AgentMemory | null = agent.status === 'ready' ? agent : stored;
  const query = yield* queryOf(given, memory);
  if (!query.transTyp) return yield* openPage('fileAForm');
  const navigation = agent.navigation ?? (yield* findHandBack(query));
  if (!navigation) return;
  const kept = storage.session.read<EntitySearchItem[]>('agentSearchResults');
  const values = memory?.values ?? emptyRegisteredAgent();
  yield* put(agentWizardStarted({ values, query, navigation, results: agent.results ?? kept }));
}

/** A screen was opened, perhaps by a reload or by its address; the last one saves and hands back. */
function* enterScreen({ payload }: ReturnType<typeof agentScreenEntered>) {
  if (!(yield* sessionIsReady())) return;
  const { status, navigation } = yield* select(selectAgent);
  if (status === 'idle' || !navigation) yield* prepare(payload);
  if (!(yield* select(selectAgent)).navigation) return;
  const instead = yield* select((state: RootState) => selectScreenInstead(state, payload.step));
  if (instead) {
    const navigator = yield* service('navigator');
    return yield* call([navigator, 'go'], agentPath(instead), { replace: true });
  }
  if (payload.step === 'agentnavredirect') yield* handBack();
}

function* checkAndGoOn({ payload: { step, values } }: ReturnType<typeof agentStepSubmitted>) {
  const check = SCREEN_CHECKS[step];
  const result = check ? yield* check(values) : ({ kind: 'passed', values } as const);
  if (result.kind === 'refused') return yield* put(agentStepRefused(result));
  yield* put(agentStepCompleted(result.values));
  const { query } = yield* select(selectAgent);
  const storage = yield* service('storage');
  // What proves who somebody is stays in this page: a reload asks for it again.
  storage.session.write('agentWizard', { values: withoutProof(result.values), query });
  const next = agentNextStep(step, result.values);
  const navigator = yield* service('navigator');
  if (next) yield* call([navigator, 'go'], agentPath(next));
}

function* submitScreen(action: ReturnType<typeof agentStepSubmitted>) {
  try {
    yield* race({ done: call(checkAndGoOn, action), left: take(agentScreenEntered) });
  } catch (error) {
    yield* call(logError, `Agent screen ${action.payload.step} failed`, error);
    yield* put(agentStepRefused({ problems: [], message: UNFORESEEN }));
  }
}

export function* watchAgent() {
  yield* takeLatest(agentScreenEntered, enterScreen);
  yield* takeLeading(agentStepSubmitted, submitScreen);
}
