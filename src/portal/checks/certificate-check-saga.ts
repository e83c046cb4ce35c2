import type { components } from '#api';
import { ask } from '../../client/ask';
import { answeredStatus } from '#rules';
import { applyEffects } from '../../session/outcomes';

export type CheckedCertificate = components['schemas']['CheckedCertificate'];

/** The result of a check. */
export type CertificateCheck =
  { kind: 'genuine'; certificate: CheckedCertificate } | { kind: 'unknown' } | { kind: 'failed' };

const UNKNOWN_CERTIFICATE = 404;

/** Asks the registry for the certificate with a number. */
export function* checkCertificate(number: string): Generator<unknown, CertificateCheck> {
  const { outcome, data } = yield* ask('checkCertificate', { path: { number } });
  yield* applyEffects('checkCertificate', outcome);
  if (outcome.kind === 'ok' && data?.certificate) return { kind: 'genuine', certificate: data.certificate };
  return { kind: answeredStatus(outcome) === UNKNOWN_CERTIFICATE ? 'unknown' : 'failed' };
}
