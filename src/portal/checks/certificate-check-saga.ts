import { put } from 'typed-redux-saga';
import { answeredStatus } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import { certificateChecked } from './certificate-slice';

const UNKNOWN_CERTIFICATE = 404;

/** The query about the certificate with a number, so that the server can embed its answer. */
export const certificateQuery = (number: string) => ({ path: { number } });

/** Asks the registry for the certificate with a number. */
export function* checkCertificate(number: string) {
  const { outcome, data } = yield* ask('checkCertificate', certificateQuery(number));
  yield* applyEffects('checkCertificate', outcome);
  const certificate = outcome.kind === 'ok' ? data?.certificate : undefined;
  const without = answeredStatus(outcome) === UNKNOWN_CERTIFICATE ? 'unknown' : 'failed';
  yield* put(
    certificateChecked({ number, check: certificate ? { kind: 'genuine', certificate } : { kind: without } }),
  );
}
