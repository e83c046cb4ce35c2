import { OPERATIONS } from '../../client/operations';

interface Parameters {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** The address of an operation of the contract as the application requests it: path and query. */
export function requestUrl(
  operation: keyof typeof OPERATIONS,
  { path = {}, query = {} }: Parameters,
): string {
  const address = OPERATIONS[operation][1].replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
}
