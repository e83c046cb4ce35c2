import { call, getContext } from 'typed-redux-saga';
import type { Answer, CallInput, RegistryClient } from './client';
import type { OperationId } from './contract-types';

/**
 * Asks the registry from a saga; the answer is an outcome and what it carries. Never throws. When the saga is cancelled, because its
 * page was left, the request is aborted.
 */
export function* ask<Id extends OperationId>(
  operation: Id,
  ...input: CallInput<Id>
): Generator<unknown, Answer<Id>> {
  const client = yield* getContext<RegistryClient>('client');
  return yield* call(() => client.call(operation, ...input));
}
