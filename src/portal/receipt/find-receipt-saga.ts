import type { components } from '#api';
import type { FindReceiptValues } from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';

export type FoundReceipt = components['schemas']['Receipt'];

/** The message where the registry refuses the input without a reason. */
const REFUSED = 'Check the number and the email address, then try again.';

/** Asks for the receipt of a pair; a text says why there is none. */
export function* findReceiptByEmail(values: FindReceiptValues): Generator<unknown, FoundReceipt | string> {
  const { outcome, data, problems } = yield* ask('findReceipt', { body: values });
  const applied = yield* applyEffects('findReceipt', outcome, { problems });
  if (outcome.kind === 'ok' && data?.receipt) return data.receipt;
  return applied.message || (applied.problems[0]?.message ?? REFUSED);
}
