import type { Fault } from './faults';
import { OPERATIONS, type OperationName } from './operations';

/** Milliseconds of a slow answer, long enough to watch the page wait. */
const SLOW = 5_000;

/**
 * A fault by its name, as an address or a table gives it: `500` (a code), `http-500`, `no-response`, `not-json`, `no-api-data`, `slow`;
 * undefined for any other word.
 */
export function faultNamed(name: string): Fault | undefined {
  const [, http, number] = /^(http-)?(\d{3})$/.exec(name) ?? [];
  if (number !== undefined) {
    return http ? { kind: 'http', status: Number(number) } : { kind: 'code', code: Number(number) };
  }
  switch (name) {
    case 'no-response':
      return { kind: 'noResponse' };
    case 'not-json':
      return { kind: 'malformed', body: 'notJson' };
    case 'no-api-data':
      return { kind: 'malformed', body: 'noApiData' };
    case 'slow':
      return { kind: 'late', until: SLOW };
    default:
      return undefined;
  }
}

/** The faults that the address asks for: `?fault=receipt:500&fault=sendEmail:no-response`. Unknown ones are ignored. */
export const faultsOfAddress = (search: string): { operation: OperationName; fault: Fault }[] =>
  new URLSearchParams(search).getAll('fault').flatMap((text) => {
    const [operation = '', name = ''] = text.split(':');
    const fault = faultNamed(name);
    return fault && operation in OPERATIONS ? [{ operation: operation as OperationName, fault }] : [];
  });
