import type { operations } from '#api';
import type { Registry } from '../context';
import type { Principal } from '../callers/principal';
import type { CallerOf } from './access';

export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Place extends 'query' | 'path' | 'header'> = NonNullable<
  operations[Id]['parameters'][Place]
>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Content } };
}
  ? Content
  : undefined;

/** What an operation learns of a request in addition to its parts. */
export interface RequestContext {
  /** Who is calling. */
  principal: Principal;
  /** The body as it arrived, for signatures; empty when there was none. */
  rawBody: string;
  /** The network address, or the part of it, by which limits count the caller (`callerAddress`). */
  clientAddress: string;
  /** The header `Cookie`. */
  cookies: string | undefined;
  /** Adds a line `Set-Cookie` to the answer. */
  setCookie: (line: string) => void;
}

/** A request that satisfies the contract. */
export interface Input<Id extends OperationId> extends Omit<RequestContext, 'principal'> {
  query: Parameters<Id, 'query'>;
  path: Parameters<Id, 'path'>;
  header: Parameters<Id, 'header'>;
  body: Body<Id>;
  /** Who is calling, as the operation's row in `ACCESS` lets them through. */
  principal: CallerOf<Id>;
}

/** The 200 answer of the contract. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Content } };
}
  ? Content
  : never;

/** Carries an operation out; HTTP errors are thrown as `HttpFailure`. */
export type Handler<Id extends OperationId> = (registry: Registry, input: Input<Id>) => Promise<Answer<Id>>;

/** A handler for each of the operations named. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> };
