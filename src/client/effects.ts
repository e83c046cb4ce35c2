import { call, put, select } from 'typed-redux-saga';
import {
  effectsOf,
  type Effect,
  type Outcome,
  type OutcomeDialog,
  type OutcomePage,
  type Problem,
  type StoredKey,
} from '#rules';
import { openPage } from '../app/pages-saga';
import { service } from '../app/services-saga';
import { logNote } from '../session/log';
import { filingErrorFlagged, serviceDownFlagged } from '../session/slice';
import type { SessionKey } from '../session/storage';
import type { RootState } from '../app/root-reducer';
import type { OperationId } from './contract-types';

/** What of an outcome concerns the page that asked; everything else has been carried out. */
export interface Applied {
  /** The sentence to show; empty when there is none. */
  message: string;
  /** Problems at fields: the catalog's own and those that came with the answer. */
  problems: Problem[];
  /** A dialog to open. */
  dialog: OutcomeDialog | null;
  /** Seconds after which to ask again; null when asking ends. */
  retryAfter: number | null;
  /** Where the catalog leads; already gone to unless it was deferred. */
  page: OutcomePage | null;
}

interface Options {
  /** Problems of the answer, for a row that shows them. */
  problems?: readonly Problem[];
  /** The page is offered to the filer instead of being gone to. */
  defersPage?: boolean;
}

const STORED: Record<StoredKey, SessionKey> = {
  ref: 'ref',
  agentNavigation: 'agentNavigation',
  storedLocation: 'agentWizard',
};

/** What a row's log may name: facts of the filing that identify no person. */
const factsOf = ({ filing }: RootState['filing']['draft'], names: readonly string[]) => {
  const facts: Record<string, string> = {
    entityName: filing.entityNameValues.name,
    transactionType: filing.transactionType,
  };
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
};

/** Carries out what the error catalog says of an outcome; the one place where catalog meets application. */
export function* applyEffects(
  operation: OperationId,
  outcome: Outcome,
  { problems = [], defersPage = false }: Options = {},
): Generator<unknown, Applied> {
  const applied: Applied = { message: '', problems: [], dialog: null, retryAfter: null, page: null };
  for (const effect of effectsOf(operation, outcome)) {
    collect(applied, effect, problems);
    yield* carryOut(effect, operation, outcome, defersPage);
  }
  return applied;
}

function collect(applied: Applied, effect: Effect, problems: readonly Problem[]): void {
  if (effect.kind === 'showMessage') applied.message = effect.message;
  if (effect.kind === 'showProblems') applied.problems.push(...problems);
  if (effect.kind === 'showProblem') {
    applied.problems.push({ path: effect.path, code: 'missing', message: effect.message });
  }
  if (effect.kind === 'openDialog') applied.dialog = effect.dialog;
  if (effect.kind === 'retry') applied.retryAfter = effect.afterSeconds;
  if (effect.kind === 'goTo') applied.page = effect.page;
}

function* carryOut(effect: Effect, operation: OperationId, outcome: Outcome, defersPage: boolean) {
  switch (effect.kind) {
    case 'log': {
      const facts = factsOf(yield* select((state: RootState) => state.filing.draft), effect.facts);
      const sentence = effect.message === undefined ? {} : { message: effect.message };
      return yield* call(logNote, operation, { ...outcome, ...facts, ...sentence });
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
