import type { Readable } from 'node:stream';
import type { openOperations } from '#api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from '../context';
import type { LogWatch } from './log-watch';
import type { Seats } from './seats';
import type { StreamPace } from './stream-pace';

export type OpenOperationId = keyof openOperations;

type Parameters<Id extends OpenOperationId, Place extends 'query' | 'path' | 'header'> = NonNullable<
  openOperations[Id]['parameters'][Place]
>;

type Contents<Id extends OpenOperationId> = openOperations[Id]['responses'] extends {
  200: { content: infer Content };
}
  ? Content
  : never;
type ContentOf<Content, Type extends string> = Content extends Record<Type, infer Value> ? Value : never;

type BodyOf<Id extends OpenOperationId> = openOperations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** A request that satisfies the contract of the open record. */
export interface OpenInput<Id extends OpenOperationId> {
  query: Parameters<Id, 'query'>;
  path: Parameters<Id, 'path'>;
  header: Parameters<Id, 'header'>;
  body: BodyOf<Id>;
  /**
   * The holder of the key that the request is made with.
   * @throws HttpFailure 401 where it is made without one
   */
  holder(): string;
  /** The holder of a key, or the network address or the part of it, by which limits count the caller. */
  caller: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What an operation answers: one value, lines of values, a file, or nothing where it has written the answer itself. */
export type OpenAnswer<Id extends OpenOperationId> = { headers?: Record<string, string> } & (
  | { json: ContentOf<Contents<Id>, 'application/json'> }
  | { lines: ContentOf<Contents<Id>, 'application/x-ndjson'>[] }
  | { file: Buffer; type: string }
  | { stream: Readable; type: string }
  | { isWritten: true }
);

/** The registry as the open record reads it. */
export interface OpenRegistry extends Registry {
  log: Registry['log'];
  watch: LogWatch;
  seats: Seats;
  pace: StreamPace;
  /** The contract, as it is given out. */
  description: object;
}

export type OpenHandlers<Ids extends OpenOperationId> = {
  [Id in Ids]: (open: OpenRegistry, input: OpenInput<Id>) => Promise<OpenAnswer<Id>>;
};
