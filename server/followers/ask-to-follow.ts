import { followAgreement, type FollowEvent, type Language } from '#rules';
import type { Transaction } from 'kysely';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import type { Database } from '../database/tables';
import { enqueueJobs } from '../outbox/outbox';
import { alreadyMessage, confirmMessage } from './follow-message';
import { followerOf, type Recipient } from './follower';
import { refuseTooManyMessages } from './refuse-too-many-messages';
import { isSuppressed } from './suppression';
import { wordsIn } from './words-in';

/** Who asks to follow what. */
export interface Asking extends Recipient {
  entity: { entity_id: string; name: string };
  events: FollowEvent[];
  caller: string;
}

/**
 * Keeps that somebody wants to follow a record, and sends the message that asks to confirm. Whoever asks learns nothing about an address: the
 * answer is the same where it follows the record already, and where it wants no message and none is sent.
 * @throws HttpFailure 429
 */
export async function askToFollow({ db, clock, config }: Registry, asking: Asking): Promise<void> {
  const now = clock.now();
  const { entity, events, language } = asking;
  await db.transaction().execute(async (tx) => {
    await refuseTooManyMessages(tx, asking, { asked: 'follows', most: config.linksToConfirm, now });
    if (await isSuppressed(tx, asking)) return;
    const follower = { ...(await followerOf(tx, asking, { now })), language };
    const asked = { follower, entity, now };
    const { follower_id } = follower;
    const isInForce = await followsAlready(tx, follower_id, entity.entity_id);
    if (isInForce) return enqueueJobs(tx, [alreadyMessage(config, asked)]);
    const wording = wordsIn(language)(followAgreement(entity.name));
    const followId = await keepAsked(tx, { follower_id, entity, events, wording, language, now });
    await enqueueJobs(tx, [confirmMessage(config, { ...asked, followId })]);
  });
}

async function followsAlready(
  tx: Transaction<Database>,
  followerId: string,
  entityId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('follow')
    .select('follow_id')
    .where('follower_id', '=', followerId)
    .where('entity_id', '=', entityId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

interface Kept {
  follower_id: string;
  entity: { entity_id: string };
  events: FollowEvent[];
  wording: string;
  language: Language;
  now: Date;
}

/** The follow that was asked for; asking again takes the place of what was asked before, or was ended. */
async function keepAsked(
  tx: Transaction<Database>,
  { follower_id, entity, events, wording, language, now }: Kept,
): Promise<string> {
  const asked = { events, wording, language, asked_at: now, confirmed_at: null, ended_at: null };
  const { follow_id } = await tx
    .insertInto('follow')
    .values({ follow_id: unguessableId(), follower_id, entity_id: entity.entity_id, ...asked })
    .onConflict((conflict) => conflict.columns(['follower_id', 'entity_id']).doUpdateSet(asked))
    .returning('follow_id')
    .executeTakeFirstOrThrow();
  return follow_id;
}
