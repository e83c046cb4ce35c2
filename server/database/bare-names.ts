import { availabilityKey, closeNameKey } from '#rules';
import type { Transaction } from 'kysely';
import type { Holder } from './names';
import type { Database } from './tables';

/** Passes a name that a filing holds to its entity, for good; nothing where the filing does not hold it. */
export async function transferBareName(
  tx: Transaction<Database>,
  { name, from, to }: { name: string; from: Holder; to: Holder },
): Promise<void> {
  await tx
    .updateTable('name_holding')
    .set({ holder_kind: to.kind, holder_id: to.id, expires_at: null })
    .where('name_key', '=', availabilityKey(name))
    .where('holder_kind', '=', from.kind)
    .where('holder_id', '=', from.id)
    .execute();
}

/** Writes a name that a holder has in another spelling, which needs no other holding, as it is spelled now. */
export async function respellHeldName(
  tx: Transaction<Database>,
  holder: Holder,
  name: string,
): Promise<void> {
  await tx
    .updateTable('name_holding')
    .set({ name, close_key: closeNameKey(name) })
    .where('name_key', '=', availabilityKey(name))
    .where('holder_kind', '=', holder.kind)
    .where('holder_id', '=', holder.id)
    .where('name', '!=', name)
    .execute();
}
