/**
 * The outcome of a request to the registry: success, a code of the answer, an HTTP error, or no answer (a lost connection, a time-out, a
 * body without `apiData`). A code and an HTTP status of the same number mean the same.
 */
export type Outcome =
  | { kind: 'ok'; code: number }
  | { kind: 'code'; code: number }
  | { kind: 'http'; status: number }
  | { kind: 'noResponse' };

/** The number that was answered, be it a code or an HTTP status; 0 for no answer. */
export const answeredStatus = (outcome: Outcome): number => {
  if (outcome.kind === 'noResponse') return 0;
  return outcome.kind === 'http' ? outcome.status : outcome.code;
};
