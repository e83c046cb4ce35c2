/**
 * What became of a question to the registry: success, a code of the answer, an HTTP error, or no answer (a lost connection, a
 * time-out, a body without `apiData`). A code and an HTTP status of the same number mean the same.
 */
export type Outcome =
  | { kind: 'ok'; code: number }
  | { kind: 'code'; code: number }
  | { kind: 'http'; status: number }
  | { kind: 'noResponse' };
