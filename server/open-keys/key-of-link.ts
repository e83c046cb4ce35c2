import { isLinkOld, keyLinkState, type KeyLinkState, type KeyMoments } from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { OpenKeyTable } from '../database/tables/open-keys';
import { readConfirmKey } from '../followers/confirm-keys';

type OpenKeyRow = Selectable<OpenKeyTable>;

/** A link to a key, and what is kept of it. */
export interface KeyOfLink {
  state: KeyLinkState;
  row?: OpenKeyRow;
  /** The key that its address has now. */
  live?: OpenKeyRow;
}

/** What a link is told as (`OpenKeyLink` of the contract). */
export const toldLink = (
  state: Exclude<KeyLinkState, 'unknown'>,
  { row, live }: KeyOfLink,
): { state: Exclude<KeyLinkState, 'unknown'> } & KeyMoments => ({
  state,
  ...(row?.made_at && { madeAt: row.made_at.toISOString() }),
  ...(row?.taken_back_at && { takenBackAt: row.taken_back_at.toISOString() }),
  ...(live?.made_at && { liveSince: live.made_at.toISOString() }),
});

/** Locks the address of a key, so that of two who change its keys at once one comes after the other. */
async function lockHolder(tx: Kysely<Database>, id: string): Promise<void> {
  await tx
    .selectFrom('follower')
    .select('follower_id')
    .where('follower_id', '=', (holder) =>
      holder.selectFrom('open_key').select('follower_id').where('open_key_id', '=', id),
    )
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Finds what a link stands for.
 * @param isToChange whether the keys of the address are to be changed in this transaction
 */
export async function keyOfLink(
  db: Kysely<Database>,
  { clock, config }: Registry,
  link: string,
  isToChange = false,
): Promise<KeyOfLink> {
  const asked = readConfirmKey(config.passcodeSecret, 'open key', link);
  if (asked === undefined) return { state: 'unknown' };
  if (isToChange) await lockHolder(db, asked.id);
  const row = await db
    .selectFrom('open_key')
    .selectAll()
    .where('open_key_id', '=', asked.id)
    .executeTakeFirst();
  const live =
    row &&
    (await db
      .selectFrom('open_key')
      .selectAll()
      .where('follower_id', '=', row.follower_id)
      .where('made_at', 'is not', null)
      .where('taken_back_at', 'is', null)
      .executeTakeFirst());
  const state = keyLinkState({
    isGenuine: true,
    isOld: isLinkOld(asked.askedAt.toISOString(), clock.now().toISOString()),
    isKept: row !== undefined,
    isUsed: Boolean(row?.made_at),
    isTakenBack: Boolean(row?.taken_back_at),
  });
  return { state, row, live };
}
