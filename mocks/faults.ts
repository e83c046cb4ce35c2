import { delay, http, HttpResponse } from 'msw';
import type { Outcome } from '#rules';
import { operationOf, type OperationName } from './operations';

const faults = new Map<OperationName, { outcome: Outcome; times: number }>();

/**
 * Make an operation answer with an outcome of the error catalog instead of its own.
 * @param times how many calls it holds for; all further ones by default
 */
export function setFault(operation: OperationName, outcome: Outcome, times = Infinity): void {
  faults.set(operation, { outcome, times });
}

/** Let every operation answer for itself again. */
export function clearFaults(): void {
  faults.clear();
}

function take(operation: OperationName): Outcome | undefined {
  const fault = faults.get(operation);
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) faults.delete(operation);
  return fault.outcome;
}

async function answerWith(outcome: Outcome): Promise<Response | undefined> {
  switch (outcome.kind) {
    case 'ok':
      return undefined;
    case 'code':
      return HttpResponse.json({ apiData: { code: outcome.code } });
    case 'http':
      return HttpResponse.json(
        { apiData: { code: outcome.status, message: 'A fault set by a test.' } },
        { status: outcome.status },
      );
    case 'noResponse':
      await delay(0);
      return HttpResponse.error();
  }
}

/** Stands before all other handlers and lets a request through when no fault is set for its operation. */
export const faultHandler = http.all('*', async ({ request }) => {
  const operation = operationOf(request.method, new URL(request.url).pathname);
  const outcome = operation && take(operation);
  return outcome && answerWith(outcome);
});
