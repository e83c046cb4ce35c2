import { openKeyMessage, type Language } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';
import { confirmPage } from '../followers/follower-pages';
import { followerOf, type Follower } from '../followers/follower';
import { noticeMail } from '../followers/notice-mail';
import { refuseTooManyMessages } from '../followers/refuse-too-many-messages';
import { isSuppressed } from '../followers/suppression';
import { enqueueJobs, type AnyJob } from '../outbox/outbox';

/** Who asks for a key. */
interface Asking {
  address: string;
  language: Language;
  caller: string;
}

/**
 * Sends the message with a link that makes a key. Whoever asks learns nothing about an address: the answer is the same where it has a key
 * already, and where it wants no message and none is sent.
 * @throws HttpFailure 429
 */
export async function askForOpenKey(
  { db, clock, config }: Registry,
  { address, language, caller }: Asking,
): Promise<void> {
  const now = clock.now();
  const recipient = { channel: 'email', address, language } as const;
  await db.transaction().execute(async (tx) => {
    await refuseTooManyMessages(
      tx,
      { ...recipient, caller },
      { asked: 'keys', most: config.linksToConfirm, now },
    );
    if (await isSuppressed(tx, recipient)) return;
    const follower = { ...(await followerOf(tx, recipient, { now })), language };
    const id = await keepAsked(tx, follower, now);
    const link = confirmPage(config, follower, { purpose: 'open key', id, askedAt: now });
    await enqueueJobs(tx, [linkMail(config, follower, { link, now })]);
  });
}

/** The key that was asked for; asking again takes the place of what was asked before. */
async function keepAsked(tx: Transaction<Database>, { follower_id }: Follower, now: Date): Promise<string> {
  const { open_key_id } = await tx
    .insertInto('open_key')
    .values({ open_key_id: unguessableId(), follower_id, asked_at: now })
    .onConflict((conflict) =>
      conflict.column('follower_id').where('made_at', 'is', null).doUpdateSet({ asked_at: now }),
    )
    .returning('open_key_id')
    .executeTakeFirstOrThrow();
  return open_key_id;
}

function linkMail(
  config: Registry['config'],
  follower: Follower,
  { link, now }: { link: string; now: Date },
): AnyJob {
  const { subject, asked, here, life, keep } = openKeyMessage;
  const lines = [asked, '', here, { text: '{address}', values: { address: link } }, '', life, keep];
  return { kind: 'mail', payload: noticeMail(config, follower, { subject, lines }), dueAt: now, now };
}
