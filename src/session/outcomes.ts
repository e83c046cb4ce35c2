import { call } from 'typed-redux-saga';
import {
  BASE_PATH,
  type Outcome,
  type OutcomeDialog,
  type OutcomePage,
  type Problem,
  type Query,
} from '#rules';
import type { OperationId } from '../client/contract-types';
import { service } from './services';

/** What of an outcome concerns the page that asked; everything else has been carried out. */
export interface Applied {
  /** The sentence to show; empty when there is none. */
  message: string;
  /** Problems at fields: the catalog's own and those that came with the answer. */
  problems: Problem[];
  /** Fields of the form that are emptied. */
  clearedPaths: string[];
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

/** An operation of the contract, or a question that one of them answers and the catalog has rows of its own for. */
export type AppliedOperation = OperationId | 'authenticationCheck';

export type ApplyEffects = (
  operation: AppliedOperation,
  outcome: Outcome,
  options?: Options,
) => Generator<unknown, Applied>;

/** Carries out what the error catalog says of an outcome. */
export function* applyEffects(...question: Parameters<ApplyEffects>): Generator<unknown, Applied> {
  const connections = yield* service('connections');
  return yield* connections.applyEffects(...question);
}

/** To a page that an outcome names; `query` tells the page why. */
export function* openPage(page: OutcomePage, query?: Query): Generator<unknown, void> {
  const connections = yield* service('connections');
  yield* connections.openPage(page, query);
}

/**
 * To an address: inside the application without a reload, elsewhere by leaving it.
 * @param options `replace`: the browser's Back leads past the page that is left
 */
export function* openAddress(address: string, options?: { replace: boolean }): Generator<unknown, void> {
  const navigator = yield* service('navigator');
  const own = address.startsWith(navigator.origin) ? address.slice(navigator.origin.length) : address;
  const [path = ''] = own.split(/[?#]/);
  if (path === BASE_PATH || path.startsWith(`${BASE_PATH}/`)) yield* call([navigator, 'go'], own, options);
  else yield* call([navigator, 'leave'], address);
}
