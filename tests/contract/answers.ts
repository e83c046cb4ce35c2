import type { LightMyRequestResponse } from 'fastify';

/** HTTP statuses that a server may answer to any request, however malformed. */
const EXPECTED = new Set([200, 204, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 429]);

/** Text that shows the inside of a server. */
const INSIDES =
  /node_modules|\bat .+\(.+:\d+:\d+\)|\.ts:\d+|\.js:\d+|syntax error at|violates|relation "|PGlite|kysely/i;

interface Failure {
  apiData?: { code?: unknown; message?: unknown; faults?: { path: string }[] };
}

/** Why this answer should not have been given; null for one that is fine. */
export function contractViolation(
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>,
): string | null {
  const { statusCode, headers, body } = answer;
  if (!EXPECTED.has(statusCode)) return `status ${statusCode}: ${body.slice(0, 300)}`;
  if (INSIDES.test(body)) return `shows its insides: ${body.slice(0, 300)}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  // The answer to HEAD has no body.
  if (statusCode < 400 || !isJson || body === '') return null;
  const { apiData } = JSON.parse(body) as Failure;
  if (apiData?.code !== statusCode) return `status ${statusCode} with code ${String(apiData?.code)}`;
  if (typeof apiData.message !== 'string' || apiData.message === '') return 'no message';
  return null;
}

/** Paths of the faults that an answer names. */
export const faultPaths = (body: string): string[] =>
  ((JSON.parse(body) as Failure).apiData?.faults ?? []).map(({ path }) => path);
