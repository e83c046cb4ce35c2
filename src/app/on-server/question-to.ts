import type { OperationId } from '../../client/contract-types';
import { OPERATIONS } from '../../client/operations';

interface Parameters {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** A question of the contract as the application asks it: path and query. */
export function questionTo(operation: OperationId, { path = {}, query = {} }: Parameters): string {
  const address = OPERATIONS[operation][1].replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const asked = new URLSearchParams(query).toString();
  return asked === '' ? address : `${address}?${asked}`;
}
