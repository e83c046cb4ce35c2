import {
  copiedPhone,
  DEFAULT_LANGUAGE,
  followerMessage,
  joinPhone,
  textCommand,
  type TextCommand,
} from '#rules';
import type { Kysely } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import { enqueueOnce } from '../outbox/outbox';
import { OFFICE } from '../settings/environments';
import { addressKeyOf } from './follower';
import { resume, suppress } from './suppression';
import { wordsIn } from './words-in';

/** A text message that somebody has sent to the office. */
export interface IncomingText {
  /** The same each time that the provider brings it. */
  messageId: string;
  from: string;
  text: string;
}

const REPLIES: Readonly<Record<TextCommand, (office: string) => Parameters<ReturnType<typeof wordsIn>>[0]>> =
  {
    stop: followerMessage.textStopped,
    start: followerMessage.textStarted,
    help: followerMessage.textHelp,
  };

/** The language in which somebody follows records; English where nothing is known of a number. */
async function languageOf(db: Kysely<Database>, address: string) {
  const row = await db
    .selectFrom('follower')
    .select('language')
    .where('channel', '=', 'text')
    .where('address_key', '=', addressKeyOf(address))
    .executeTakeFirst();
  return row?.language ?? DEFAULT_LANGUAGE;
}

/**
 * Carries out what a word asks for at once, and answers it once; what else people write is not for a machine. A message that comes again, be it
 * late, changes nothing: somebody may have asked for the contrary since.
 */
export async function takeText(
  { db, clock }: Registry,
  { messageId, from, text }: IncomingText,
): Promise<void> {
  const command = textCommand(text);
  const { parts } = copiedPhone(from);
  if (command === undefined || parts === null) return;
  const address = joinPhone(parts);
  const now = clock.now();
  const dedupeKey = `text reply:${messageId}`;
  await db.transaction().execute(async (tx) => {
    const say = wordsIn(await languageOf(tx, address));
    const payload = {
      to: address,
      text: say(REPLIES[command](OFFICE.name)),
      refId: '',
      isReply: true,
    } as const;
    const isNew = await enqueueOnce(tx, { kind: 'text', payload, dueAt: now, now, dedupeKey });
    if (!isNew) return;
    if (command === 'stop') await suppress(tx, { channel: 'text', address }, { reason: 'word', now });
    if (command === 'start') await resume(tx, { channel: 'text', address });
  });
}
