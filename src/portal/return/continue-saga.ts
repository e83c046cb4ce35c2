import { call } from 'typed-redux-saga';
import { answeredStatus, FILING_TYPES, filingPath, returnCodeAsIssued, STEP_NAMES } from '#rules';
import { ask } from '../../client/ask';
import { refusalOf, type Refusal } from '../../forms/form-slice';
import { applyEffects } from '../../session/outcomes';
import { service } from '../../session/services';

/** The state of a mailed link. */
export type LinkState = 'unused' | 'used' | 'unknown' | 'unread';

const LINK_STATES: Partial<Record<number, LinkState>> = { 200: 'unused', 410: 'used', 404: 'unknown' };

/** Asks whether a mailed link can still be used. */
export function* checkLink(link: string): Generator<unknown, LinkState> {
  const { outcome } = yield* ask('checkReturnLink', { body: { link } });
  yield* applyEffects('checkReturnLink', outcome);
  return LINK_STATES[answeredStatus(outcome)] ?? 'unread';
}

/**
 * Makes the filing of a code the filing in progress of this tab, and opens its step.
 * @returns why there is none; null where the page is being left
 */
export function* continueWithCode(typed: string, link: string): Generator<unknown, Refusal | null> {
  const { outcome, data } = yield* ask('continueFiling', {
    body: { returnCode: returnCodeAsIssued(typed), ...(link && { link }) },
  });
  const applied = yield* applyEffects('continueFiling', outcome);
  const filingType = FILING_TYPES.find((type) => type === data?.filingType);
  const step = STEP_NAMES.find((name) => name === data?.step);
  if (outcome.kind !== 'ok' || !data?.refId || !filingType || !step) return refusalOf(applied);
  const { session } = yield* service('storage');
  const navigator = yield* service('navigator');
  // The reference is in no address but that of a receipt, which needs it.
  session.remove('viewcontrol', 'unsavedStep', 'filingInitialized');
  session.write('ref', data.refId);
  session.write('filingEntity', data.entityId ?? '');
  session.write('keptFiling', { filingType, step });
  const query = step === 'receipt' ? { refId: data.refId } : {};
  // The page is reloaded: nothing of another filing stays in this tab.
  yield* call([navigator, 'leave'], filingPath(filingType, step, query));
  return null;
}
