import { keysOf } from '#rules';
import { contractDocument } from './contract-document';
import type { ContractNode } from './contract-document';
import type { OperationId } from './operation';

/** The part of a request that holds a parameter. */
export const PARAMETER_PLACES = ['query', 'path', 'header'] as const;
export type ParameterPlace = (typeof PARAMETER_PLACES)[number];

/** A place in the contract, as a JSON pointer: schemas are compiled from there. */
export type JsonPointer = string;

export interface ContractParameter {
  name: string;
  place: ParameterPlace;
  isRequired: boolean;
  schema: JsonPointer;
}

/** One operation of a contract. */
export interface ContractOperation<Id extends string = OperationId> {
  id: Id;
  tag: string;
  method: 'GET' | 'POST';
  /** In the form of the contract, `/entity/{id}`. */
  path: string;
  parameters: ContractParameter[];
  body?: JsonPointer;
  /** Schema of the 200 answer. */
  answer: JsonPointer;
}

/** A contract: its operations, and the document that their pointers point into. */
export interface Contract<Id extends string = OperationId> {
  document: object;
  operations: ContractOperation<Id>[];
}

const METHODS = { get: 'GET', post: 'POST' } as const;

const escape = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const child = (pointer: JsonPointer, ...keys: (string | number)[]): JsonPointer =>
  [pointer, ...keys.map((key) => escape(String(key)))].join('/');

/** Reads the contract of the portal. */
export const readContract = async (): Promise<Contract> => contractOf<OperationId>(await contractDocument());

/** The contract that a document describes. */
export function contractOf<Id extends string>(document: ContractNode): Contract<Id> {
  const nodeAt = (pointer: JsonPointer): ContractNode => {
    const keys = pointer.split('/').slice(1);
    return keys.reduce(
      (node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')] as ContractNode,
      document,
    );
  };
  /** Follows a `$ref`, so that its target may be taken apart. */
  const resolve = (pointer: JsonPointer): JsonPointer => {
    const { $ref } = nodeAt(pointer);
    return typeof $ref === 'string' ? $ref.slice(1) : pointer;
  };
  /** The schema of its content, of which the first type counts. */
  const content = (pointer: JsonPointer) => {
    const types = child(resolve(pointer), 'content');
    return child(types, Object.keys(nodeAt(types))[0] ?? '', 'schema');
  };

  const operations = Object.keys(nodeAt('/paths')).flatMap((path) =>
    keysOf(METHODS)
      .filter((method) => method in nodeAt(child('/paths', path)))
      .map((method): ContractOperation<Id> => {
        const here = child('/paths', path, method);
        const {
          operationId,
          tags,
          parameters = [],
          requestBody,
        } = nodeAt(here) as ContractNode & {
          operationId: Id;
          tags: [string];
          parameters?: { name: string; in: ParameterPlace; required?: boolean }[];
        };
        return {
          id: operationId,
          tag: tags[0],
          method: METHODS[method],
          path,
          parameters: parameters.map((parameter, index) => ({
            name: parameter.name,
            place: parameter.in,
            isRequired: parameter.required === true,
            schema: child(here, 'parameters', index, 'schema'),
          })),
          body: requestBody === undefined ? undefined : content(child(here, 'requestBody')),
          answer: content(child(here, 'responses', '200')),
        };
      }),
  );
  return { document, operations };
}
