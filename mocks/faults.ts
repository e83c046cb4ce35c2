import { delay, http, HttpResponse } from 'msw';
import type { components } from '#api';
import type { Outcome } from '#rules';
import { operationOf, type OperationName } from './operations';

/** Bodies that are not an answer: not JSON at all, and JSON without the part that every answer has. */
const MALFORMED_BODIES = { notJson: '<!doctype html><title>Gateway</title>', noApiData: '{"status":"ok"}' };

/** What an operation answers instead of its usual answer: an outcome of the error catalog, a malformed body, or the usual answer late. */
export type Fault =
  | Outcome
  /** An HTTP error, as 422, with what the rules found. */
  | { kind: 'refused'; status: number; problems: components['schemas']['Problems'] }
  | { kind: 'malformed'; body: keyof typeof MALFORMED_BODIES }
  /** Its own answer, after a time in milliseconds or when the promise is kept. */
  | { kind: 'late'; until: number | Promise<unknown> };

const faults = new Map<OperationName, { fault: Fault; times: number }>();

/**
 * Makes an operation answer with a fault instead of its own answer.
 * @param times how many calls it applies to; all further ones by default
 */
export function setFault(operation: OperationName, fault: Fault, times = Infinity): void {
  faults.set(operation, { fault, times });
}

/** Let every operation answer for itself again. */
export function clearFaults(): void {
  faults.clear();
}

function take(operation: OperationName): Fault | undefined {
  const set = faults.get(operation);
  if (!set) return undefined;
  set.times -= 1;
  if (set.times <= 0) faults.delete(operation);
  return set.fault;
}

const withStatus = (status: number, rest: object): Response =>
  HttpResponse.json({ apiData: { code: status, message: 'A fault set by a test.', ...rest } }, { status });

async function answerWith(fault: Fault): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'ok':
      return undefined;
    case 'code':
      return HttpResponse.json({ apiData: { code: fault.code } });
    case 'http':
      return withStatus(fault.status, {});
    case 'refused':
      return withStatus(fault.status, { problems: fault.problems });
    case 'malformed':
      return new HttpResponse(MALFORMED_BODIES[fault.body], {
        headers: { 'content-type': 'application/json' },
      });
    case 'late':
      await (typeof fault.until === 'number' ? delay(fault.until) : fault.until);
      return undefined;
    case 'noResponse':
      await delay(0);
      return HttpResponse.error();
  }
}

/** Stands before all other handlers and lets a request through when no fault is set for its operation. */
export const faultHandler = http.all('*', async ({ request }) => {
  const operation = operationOf(request.method, new URL(request.url).pathname);
  const fault = operation && take(operation);
  return fault && answerWith(fault);
});
