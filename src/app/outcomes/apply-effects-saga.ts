import { call, put, select } from 'typed-redux-saga';
import {
  isApart,
  publicEffectsOf,
  type Effect,
  type Outcome,
  type Problem,
  type StoredKey,
  englishOf,
} from '#rules';
import { logWarning } from '../../session/log';
import type { Applied, AppliedOperation, ApplyEffects, LogDetails } from '../../session/applied-outcome';
import type { RootState } from '../../session/root-reducer';
import { service } from '../../session/services';
import { filingErrorFlagged, serviceDownFlagged } from '../../session/slice';
import type { SessionKey } from '../../session/storage';
import { openPage } from './open-page-saga';

const STORED: Record<StoredKey, SessionKey> = {
  ref: 'ref',
  agentNavigation: 'agentNavigation',
  storedLocation: 'agentWizard',
};

/** The facts that a row's log names, of the question or of the filing in progress. */
const factsOf = ({ draft }: Partial<RootState>, names: readonly string[], given?: LogDetails) => {
  const facts: Record<string, string | undefined> = {
    entityName: draft?.filing.entityNameValues.name,
    transactionType: draft?.filing.transactionType,
    ...given,
  };
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
};

/** Applies the effects that the error catalog has for an outcome; the one place where catalog meets application. */
export const carryOutEffects: ApplyEffects = function* carryOutEffects(
  operation,
  outcome,
  { problems = [], defersPage = false, facts } = {},
) {
  const applied: Applied = {
    message: '',
    problems: [],
    clearedPaths: [],
    dialog: null,
    retryAfter: null,
    page: null,
  };
  // The parts of the catalog for staff and for followers come with their pages: filers never need them.
  const { effects, leave } = isApart(operation)
    ? yield* (yield* call(() => import('./outcomes-apart'))).outcomeApart(operation, outcome)
    : { effects: publicEffectsOf(operation, outcome), leave: null };
  for (const effect of effects) {
    collect(applied, effect, problems);
    yield* carryOut(effect, operation, outcome, { defersPage, facts });
  }
  if (leave) yield* leave();
  return applied;
};

function collect(applied: Applied, effect: Effect, problems: readonly Problem[]): void {
  if (effect.kind === 'showMessage') applied.message = effect.message;
  if (effect.kind === 'showProblems') {
    applied.problems.push(...problems);
    if (problems.length === 0 && effect.ifNone) applied.message = effect.ifNone;
  }
  if (effect.kind === 'showProblem') {
    applied.problems.push({ path: effect.path, code: 'missing', message: effect.message });
  }
  if (effect.kind === 'clearField') applied.clearedPaths.push(effect.path);
  if (effect.kind === 'openDialog') applied.dialog = effect.dialog;
  if (effect.kind === 'retry') applied.retryAfter = effect.afterSeconds;
  if (effect.kind === 'goTo') applied.page = effect.page;
}

function* carryOut(
  effect: Effect,
  operation: AppliedOperation,
  outcome: Outcome,
  { defersPage, facts: given }: { defersPage: boolean; facts: LogDetails | undefined },
) {
  switch (effect.kind) {
    case 'log': {
      const facts = factsOf(yield* select((state: RootState) => state), effect.facts, given);
      const sentence = effect.message === undefined ? {} : { message: englishOf(effect.message) };
      return yield* call(logWarning, operation, { ...outcome, ...facts, ...sentence });
    }
    case 'setFlag':
      return yield* put(effect.flag === 'isServiceDown' ? serviceDownFlagged() : filingErrorFlagged());
    case 'clearStored': {
      const storage = yield* service('storage');
      return storage.session.remove(...effect.keys.map((key) => STORED[key]));
    }
    case 'goTo':
      return defersPage ? undefined : yield* openPage(effect.page);
  }
}
