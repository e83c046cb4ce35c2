import { call } from 'typed-redux-saga';
import { service } from '../app/services-saga';
import type { Answer, CallInput } from './client';
import type { OperationId } from './contract-types';

/** Asks the registry from a saga; the answer is an outcome and what it carries. Never throws. */
export function* ask<Id extends OperationId>(
  operation: Id,
  ...input: CallInput<Id>
): Generator<unknown, Answer<Id>> {
  const client = yield* service('client');
  return yield* call(() => client.call(operation, ...input));
}
