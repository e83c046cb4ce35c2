import { all, call, put, select } from 'typed-redux-saga';
import {
  agentNextStep,
  agentPath,
  agentQueryOf,
  emptyFiling,
  emptyRegisteredAgent,
  isEntityIdInput,
  officeOnRecord,
  screensOfOtherMethod,
  withoutIdentifiedPerson,
  type AgentQuery,
  type Filing,
  agentWizardPath,
} from '#rules';
import { ask } from '../client/ask';
import { inputsForgotten } from '../forms/kept-input-slice';
import { watchSubmits } from '../forms/submit-saga';
import { applyEffects, openPage } from '../session/outcomes';
import type { RootState } from '../session/root-reducer';
import { service } from '../session/services';
import { waitForSession } from '../session/session-saga';
import { hasShape, isList } from '../session/stored-shape';
import { returnToTransaction } from './return-saga';
import { keptInputOf } from './kept-input';
import { SCREEN_CHECKS } from './screen-checks';
import {
  selectAgent,
  selectRedirect,
  agentHandedBack,
  agentScreenEntered,
  agentStepCompleted,
  agentStepSubmitted,
  agentValuesEntered,
  agentWizardStarted,
  type AgentMemory,
  type AgentNavigation,
  type AgentState,
  type EntitySearchItem,
  type RecordOfAgent,
} from './slice';
import { watchLatest } from '../session/watch';
import { AGENT_STORAGE_KEYS } from './storage-keys';

const isAgentNavigation = hasShape<AgentNavigation>({ transType: 'text' });
const isAgentMemory = hasShape<AgentMemory>({ values: 'object', query: 'object' });

/** For an entity that is not formed yet. */
const NOTHING_ON_RECORD: RecordOfAgent = { agent: null, isInGoodStanding: false, office: null };

/** Opens the wizard, always at its first screen. */
export function* startWizard(query: AgentQuery) {
  const navigator = yield* service('navigator');
  const storage = yield* service('storage');
  storage.session.remove(...AGENT_STORAGE_KEYS);
  const onRecord = query.entityId === '' ? NOTHING_ON_RECORD : null;
  yield* put(
    agentWizardStarted({
      values: emptyRegisteredAgent(),
      query,
      navigation: null,
      onRecord,
      results: null,
      request: null,
    }),
  );
  yield* call([navigator, 'go'], agentWizardPath(query));
}

/** Where the wizard returns to, from the server (decision on agent entry); stored for a reload. */
function* findReturnNavigation(query: AgentQuery): Generator<unknown, AgentNavigation | null> {
  const knownNavigation = (yield* select(selectAgent)).navigation;
  if (knownNavigation) return knownNavigation;
  const storage = yield* service('storage');
  const stored = storage.session.read('agentNavigation', isAgentNavigation);
  const { transTyp, entityType, entityId, userName } = query;
  if (stored?.transType === transTyp && (stored.entityId ?? '') === entityId) return stored;
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

/** The agent on record, from the registry; undefined where it does not answer, which blocks nobody (W8-logged). */
function* readRecord({ transTyp, entityId }: AgentQuery): Generator<unknown, RecordOfAgent> {
  const knownRecord = (yield* select(selectAgent)).onRecord;
  if (knownRecord) return knownRecord;
  if (!isEntityIdInput(entityId)) return NOTHING_ON_RECORD;
  const { outcome, data } = yield* ask('entitySummary', { query: { entityId, transTyp } });
  const entity = data?.entitySummary;
  if (!entity) {
    yield* applyEffects('entitySummary', outcome);
    return NOTHING_ON_RECORD;
  }
  const { registeredAgentValues: agent = null, agentInGoodStanding = false } = entity;
  const office = entity.principalOfficeAddress ? officeOnRecord(entity.principalOfficeAddress) : null;
  return { agent, isInGoodStanding: agentInGoodStanding, office };
}

/** The subject of the wizard: from the address, else from before a reload, else from the filing in progress. */
const queryOf = (
  given: Partial<AgentQuery>,
  memory: AgentMemory | null,
  filing: Filing | null,
): AgentQuery => {
  const agentQuery = memory?.query ?? agentQueryOf(filing ?? emptyFiling());
  return given.transTyp ? { ...agentQuery, ...given, transTyp: given.transTyp } : agentQuery;
};

function* prepare({ query: given }: { query: Partial<AgentQuery> }) {
  const storage = yield* service('storage');
  const connections = yield* service('connections');
  const filing = yield* connections.currentFiling();
  const query = queryOf(given, yield* rememberedWizard(), filing);
  if (!query.transTyp)
    return yield* openPage('fileAForm', { reason: 'agentWithoutFiling' }, { replace: true });
  const { navigation, onRecord } = yield* all({
    navigation: findReturnNavigation(query),
    onRecord: readRecord(query),
  });
  if (!navigation) return;
  const storedResults = storage.session.read('agentSearchResults', isList<EntitySearchItem>);
  // Only now: the screen may have been filled in and submitted while the server was asked.
  const { results } = yield* select(selectAgent);
  const remembered = yield* rememberedWizard();
  const isSame =
    remembered?.query.transTyp === query.transTyp && remembered.query.entityId === query.entityId;
  const { values, request } = isSame ? remembered : { values: emptyRegisteredAgent(), request: null };
  yield* put(
    agentWizardStarted({ values, query, navigation, onRecord, results: results ?? storedResults, request }),
  );
}

/** The wizard as it is in this page, else what a reload left of it. */
function* rememberedWizard(): Generator<unknown, AgentMemory | null> {
  const agent = yield* select(selectAgent);
  if (agent.status === 'ready') return agent;
  const storage = yield* service('storage');
  return storage.session.read('agentWizard', isAgentMemory);
}

/** Whether the address names another transaction, or another entity, than the wizard in this page is about. */
const isForAnother = (
  { status, query }: AgentState,
  { transTyp, entityId = '' }: Partial<AgentQuery>,
): boolean =>
  status === 'ready' && !!transTyp && (transTyp !== query.transTyp || entityId !== query.entityId);

/** A screen was opened, perhaps by a reload or by its address; the last one saves and returns to the transaction. */
function* enterScreen({ payload }: ReturnType<typeof agentScreenEntered>) {
  if (!(yield* waitForSession())) return;
  if (isForAnother(yield* select(selectAgent), payload.query)) {
    const storage = yield* service('storage');
    storage.session.remove(...AGENT_STORAGE_KEYS);
    yield* put(agentHandedBack());
  }
  const { status, navigation, onRecord } = yield* select(selectAgent);
  if (status === 'idle' || !navigation || !onRecord) yield* prepare(payload);
  if (!(yield* select(selectAgent)).navigation) return;
  const redirect = yield* select((state: RootState) => selectRedirect(state, payload.step));
  if (redirect) {
    const navigator = yield* service('navigator');
    return yield* call([navigator, 'go'], agentPath(redirect), { replace: true });
  }
  if (payload.step === 'agentnavredirect') yield* returnToTransaction();
}

/** The server's check where the screen has one, then the next screen. */
function* submitScreen({ step, values }: ReturnType<typeof agentStepSubmitted>['payload']) {
  yield* put(agentValuesEntered(values));
  const check = SCREEN_CHECKS[step];
  const result = check ? yield* check(values) : ({ kind: 'passed', values } as const);
  if (result.kind === 'refused') return { refused: result };
  yield* put(agentStepCompleted(result.values));
  yield* put(inputsForgotten(screensOfOtherMethod(step, result.values).map(keptInputOf)));
  const { query, request } = yield* select(selectAgent);
  const storage = yield* service('storage');
  // Proofs of identity stay in this page: a reload asks for them again.
  const keptValues = withoutIdentifiedPerson(result.values, request?.result === 'letterSent');
  storage.session.write('agentWizard', { values: keptValues, query, request });
  const next = agentNextStep(step, result.values);
  const navigator = yield* service('navigator');
  // Back must not lead to a request that was sent, where it could be sent once more by mistake.
  const replace = step === 'individualconfirm';
  return {
    *proceed() {
      if (next) yield* call([navigator, 'go'], agentPath(next), { replace });
    },
  };
}

export function* watchAgent() {
  yield* watchLatest(agentScreenEntered, enterScreen);
  yield* watchSubmits(agentStepSubmitted, submitScreen);
}
