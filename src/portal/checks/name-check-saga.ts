import {
  applyNameAnswer,
  emptyFiling,
  formatAddress,
  type FormationType,
  formedEntityType,
  heldNameOutcome,
  transactionOf,
} from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';

/** The registry's answer on a name. */
export type NameAnswer =
  | { kind: 'free'; name: string; closeNames: readonly string[] }
  | { kind: 'reserved'; name: string; owner: readonly string[] }
  | { kind: 'refused'; name: string; message: string }
  | { kind: 'failed' };

/** Asks the registry the same question as the entity-name step of a formation (W7-nameavail). */
export function* checkProposedName(filingType: FormationType, name: string): Generator<unknown, NameAnswer> {
  const entityType = formedEntityType(filingType);
  const transType = transactionOf(filingType, entityType)?.transactionType;
  if (entityType === '' || transType === undefined) return { kind: 'failed' };
  const { outcome, data } = yield* ask('validateEntityNameAndAvailability', {
    query: { transType, name, entityType },
  });
  if (outcome.kind !== 'ok' || !data) {
    // Logged as everywhere; the visitor stays on this page, where nothing has begun yet.
    yield* applyEffects('validateEntityNameAndAvailability', outcome, {
      defersPage: true,
      facts: { entityName: name, transactionType: transType },
    });
    return { kind: 'failed' };
  }
  const values = applyNameAnswer(emptyFiling().entityNameValues, data);
  switch (heldNameOutcome(values)) {
    case 'available':
      return { kind: 'free', name: data.name, closeNames: data.closeNames ?? [] };
    case 'reserved':
      return {
        kind: 'reserved',
        name: data.name,
        owner: [data.ownerName ?? '', ...(data.addressDTO ? formatAddress(data.addressDTO) : [])],
      };
    default:
      return { kind: 'refused', name: data.name, message: data.message };
  }
}
