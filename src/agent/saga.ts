import { call, put, select } from 'typed-redux-saga';
import {
  agentNextStep,
  agentPath,
  agentQueryOf,
  emptyFiling,
  emptyRegisteredAgent,
  withoutIdentityProof,
  type AgentQuery,
  type Filing,
  agentWizardPath,
} from '#rules';
import { ask } from '../client/ask';
import { watchSubmits } from '../forms/submit-saga';
import { applyEffects, openPage } from '../session/outcomes';
import type { RootState } from '../session/root-reducer';
import { service } from '../session/services';
import { sessionIsReady } from '../session/session-saga';
import { handBack } from './hand-back-saga';
import { SCREEN_CHECKS } from './screen-checks';
import {
  selectAgent,
  selectRedirect,
  agentHandedBack,
  agentScreenEntered,
  agentStepCompleted,
  agentStepSubmitted,
  agentWizardStarted,
  type AgentMemory,
  type AgentNavigation,
  type EntitySearchItem,
} from './slice';
import { watchLatest } from '../session/watch';
import { AGENT_STORAGE_KEYS } from './storage-keys';

/** Opens the wizard, always at its first screen. */
export function* startWizard(query: AgentQuery) {
  const navigator = yield* service('navigator');
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_STORAGE_KEYS);
  yield* put(agentWizardStarted({ values: emptyRegisteredAgent(), query, navigation: null, results: null }));
  yield* call([navigator, 'go'], agentWizardPath(query));
}

/** Where the wizard returns to, from the server (decision on agent entry); stored for a reload. */
function* findHandBack(query: AgentQuery) {
  const storage = yield* service('storage');
  const stored = storage.session.read<AgentNavigation>('agentNavigation');
  if (stored?.transType === query.transTyp) return stored;
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
const queryOf = (
  given: Partial<AgentQuery>,
  memory: AgentMemory | null,
  filing: Filing | null,
): AgentQuery => {
  const known = memory?.query ?? agentQueryOf(filing ?? emptyFiling());
  return given.transTyp ? { ...known, ...given, transTyp: given.transTyp } : known;
};

function* prepare({ query: given }: { query: Partial<AgentQuery> }) {
  const storage = yield* service('storage');
  const connections = yield* service('connections');
  const filing = yield* connections.currentFiling();
  const query = queryOf(given, yield* rememberedWizard(), filing);
  if (!query.transTyp) return yield* openPage('fileAForm');
  const navigation = (yield* select(selectAgent)).navigation ?? (yield* findHandBack(query));
  if (!navigation) return;
  const storedResults = storage.session.read<EntitySearchItem[]>('agentSearchResults');
  // Only now: the screen may have been filled in and submitted while the server was asked.
  const { results } = yield* select(selectAgent);
  const remembered = yield* rememberedWizard();
  const isSame =
    remembered?.query.transTyp === query.transTyp && remembered.query.entityId === query.entityId;
  const values = isSame ? remembered.values : emptyRegisteredAgent();
  yield* put(agentWizardStarted({ values, query, navigation, results: results ?? storedResults }));
}

/** The wizard as it is in this page, else what a reload left of it. */
function* rememberedWizard(): Generator<unknown, AgentMemory | null> {
  const agent = yield* select(selectAgent);
  if (agent.status === 'ready') return agent;
  const storage = yield* service('storage');
  return storage.session.read<AgentMemory>('agentWizard');
}

/** Whether the address names another transaction, or another entity, than the wizard in this page is about. */
function* isForAnother({ transTyp, entityId = '' }: Partial<AgentQuery>) {
  const { status, query } = yield* select(selectAgent);
  return status === 'ready' && !!transTyp && (transTyp !== query.transTyp || entityId !== query.entityId);
}

/** A screen was opened, perhaps by a reload or by its address; the last one saves and returns to the transaction. */
function* enterScreen({ payload }: ReturnType<typeof agentScreenEntered>) {
  if (!(yield* sessionIsReady())) return;
  if (yield* isForAnother(payload.query)) {
    const storage = yield* service('storage');
    storage.session.remove(...AGENT_STORAGE_KEYS);
    yield* put(agentHandedBack());
  }
  const { status, navigation } = yield* select(selectAgent);
  if (status === 'idle' || !navigation) yield* prepare(payload);
  if (!(yield* select(selectAgent)).navigation) return;
  const redirect = yield* select((state: RootState) => selectRedirect(state, payload.step));
  if (redirect) {
    const navigator = yield* service('navigator');
    return yield* call([navigator, 'go'], agentPath(redirect), { replace: true });
  }
  if (payload.step === 'agentnavredirect') yield* handBack();
}

/** The server's check where the screen has one, then the next screen. */
function* submitScreen({ step, values }: ReturnType<typeof agentStepSubmitted>['payload']) {
  const check = SCREEN_CHECKS[step];
  const result = check ? yield* check(values) : ({ kind: 'passed', values } as const);
  if (result.kind === 'refused') return { refused: result };
  yield* put(agentStepCompleted(result.values));
  const { query } = yield* select(selectAgent);
  const storage = yield* service('storage');
  // What proves who somebody is stays in this page: a reload asks for it again.
  storage.session.write('agentWizard', { values: withoutIdentityProof(result.values), query });
  const next = agentNextStep(step, result.values);
  const navigator = yield* service('navigator');
  return {
    *proceed() {
      if (next) yield* call([navigator, 'go'], agentPath(next));
    },
  };
}

export function* watchAgent() {
  yield* watchLatest(agentScreenEntered, enterScreen);
  yield* watchSubmits(agentStepSubmitted, submitScreen);
}
