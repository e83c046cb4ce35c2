import type { operations, paths } from '#api';

/** The contract's operations, by their id. */
export type OperationId = keyof operations;

/** The method and path of an operation. */
export type OperationPlace = readonly ['get' | 'post', keyof paths];

/** The content of `apiData` in a JSON answer with HTTP status 200. */
export type ApiData<Id extends OperationId> =
  operations[Id]['responses'][200]['content']['application/json'] extends {
    apiData: infer Data;
  }
    ? Data
    : never;

type Present<Key extends string, Value> = [Value] extends [never]
  ? Partial<Record<Key, undefined>>
  : [undefined] extends [Value]
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer B } };
}
  ? B
  : never;
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Q }
  ? Q
  : operations[Id]['parameters'] extends { query?: infer Q }
    ? Q | undefined
    : never;
type Path<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : never;

/** The input of an operation: its path parameters, its query and its body, each only where the contract has one. */
export type OperationInput<Id extends OperationId> = Present<'body', Body<Id>> &
  Present<'query', Query<Id>> &
  Present<'path', Path<Id>>;
