import { ERROR_CATALOGS, type CatalogOperation, type Outcome } from '#rules';
import type { Fault } from '../../mocks/faults';

/** A possible outcome of an operation; a column of the matrix. */
export interface Case {
  column: string;
  /** The rules' part of it. */
  outcome: Outcome;
  /** The mock registry's answer; its own one where it is left out. */
  fault?: Fault;
  /** `slow`: answered late, in time; `tooSlow`: later than the client waits. */
  pace?: 'slow' | 'tooSlow';
  /**
   * Taken also by the quick run, which has one cell for each row of the catalog; what comes of success, every other suite shows, soon or late,
   * and a code that no row names is treated as 500 is.
   */
  isMain: boolean;
}

/** A code that no row names. */
export const UNLISTED = 418;
const NO_RESPONSE: Outcome = { kind: 'noResponse' };
const SUCCESS_CODE = 200;
const SUCCESS: Outcome = { kind: 'ok', code: SUCCESS_CODE };

/** The codes that the catalog names for an operation, less success. */
export function listedCodes(operation: CatalogOperation): number[] {
  const codes = ERROR_CATALOGS.flatMap(({ rows }) => rows).flatMap(({ when }) => {
    const operations: readonly CatalogOperation[] = [when.operation ?? []].flat() as CatalogOperation[];
    if (!operations.includes(operation)) return [];
    const { status } = when;
    return typeof status === 'number' || Array.isArray(status) ? ([status].flat() as number[]) : [];
  });
  return [...new Set(codes)].filter((code) => code !== SUCCESS_CODE).sort((a, b) => a - b);
}
/** A code in the answer, and the HTTP error of the same number, which mean the same (reading 14). */
const answeredWith = (code: number): Case[] => [
  {
    column: String(code),
    outcome: { kind: 'code', code },
    fault: { kind: 'code', code },
    isMain: code !== UNLISTED,
  },
  {
    column: `HTTP ${code}`,
    outcome: { kind: 'http', status: code },
    fault: { kind: 'http', status: code },
    isMain: false,
  },
];

/** Every outcome of an operation: its codes, 500, an unlisted code, nothing, bodies that are not an answer, and late answers. */
export function casesOf(operation: CatalogOperation, others: readonly number[] = []): Case[] {
  const codes = [...new Set([...listedCodes(operation), ...others, UNLISTED, 500])].sort((a, b) => a - b);
  return [
    { column: '200', outcome: SUCCESS, isMain: false },
    ...codes.flatMap(answeredWith),
    { column: 'no response', outcome: NO_RESPONSE, fault: { kind: 'noResponse' }, isMain: true },
    {
      column: 'not JSON',
      outcome: NO_RESPONSE,
      fault: { kind: 'malformed', body: 'notJson' },
      isMain: false,
    },
    {
      column: 'no apiData',
      outcome: NO_RESPONSE,
      fault: { kind: 'malformed', body: 'noApiData' },
      isMain: false,
    },
    { column: 'slow', outcome: SUCCESS, pace: 'slow', isMain: false },
    { column: 'too slow', outcome: NO_RESPONSE, pace: 'tooSlow', isMain: false },
  ];
}
