import type { InjectOptions } from 'fastify';
import type { Contract, ContractOperation } from '../../server/contract/contract';
import { contractSchemas } from './contract-values';

export type Values = Record<string, unknown>;

/** Makes requests that satisfy the contract, to be spoiled. */
export function contractRequests(contract: Contract) {
  const schemas = contractSchemas(contract);

  const operationOf = (id: string): ContractOperation => {
    const operation = contract.operations.find((one) => one.id === id);
    if (operation === undefined) throw new Error(`${id} is not in the contract.`);
    return operation;
  };

  const valuesOf = ({ parameters }: ContractOperation, place: string): Values =>
    Object.fromEntries(
      parameters
        .filter((one) => one.place === place)
        .map(({ name, schema }) => [name, schemas.sample(schemas.at(schema))]),
    );

  const bodyOf = ({ body }: ContractOperation): unknown =>
    body === undefined ? undefined : schemas.sample(schemas.at(body));

  /** A request of the operation that satisfies the contract, but for the parts given. */
  function request(
    operation: ContractOperation,
    parts: { query?: Values; path?: Values; body?: unknown } = {},
  ): InjectOptions {
    const path = { ...valuesOf(operation, 'path'), ...parts.path };
    const query = new URLSearchParams(
      Object.entries({ ...valuesOf(operation, 'query'), ...parts.query }).map(([name, value]) => [
        name,
        String(value),
      ]),
    );
    const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(path[name])),
    );
    const body = 'body' in parts ? parts.body : bodyOf(operation);
    const headers = Object.fromEntries(
      Object.entries(valuesOf(operation, 'header')).map(([name, value]) => [name, String(value)]),
    );
    return {
      method: operation.method,
      url: query.size > 0 ? `${url}?${query.toString()}` : url,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      payload: body === undefined ? undefined : JSON.stringify(body),
    };
  }

  return { operationOf, valuesOf, bodyOf, request, schemas };
}
