import type { components } from '#api';
import type { FindReceiptValues } from '#rules';
import { ask } from '../../client/ask';
import { refusalOf, type Refusal } from '../../forms/form-slice';
import { applyEffects } from '../../session/outcomes';

export type FoundReceipt = components['schemas']['Receipt'];

/** Asks for the receipt of a pair, or why there is none. */
export function* findReceiptByEmail(
  values: FindReceiptValues,
): Generator<unknown, { receipt: FoundReceipt } | { refused: Refusal }> {
  const { outcome, data, problems } = yield* ask('findReceipt', { body: values });
  const applied = yield* applyEffects('findReceipt', outcome, { problems });
  if (outcome.kind === 'ok' && data?.receipt) return { receipt: data.receipt };
  return { refused: refusalOf(applied) };
}
