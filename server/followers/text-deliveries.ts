import type { Kysely } from 'kysely';
import type { Registry } from '../context';
import type { Database } from '../database/tables';
import type { TextAnswer } from '../ports/text-port';

/** The stages of a text message, each of which may be reported late: none goes back. */
const STAGES = ['tried', 'taken', 'sent', 'delivered', 'failed'] as const;
export type Delivery = (typeof STAGES)[number];

/** Stages after which a report changes nothing. */
const LAST: readonly Delivery[] = ['delivered', 'failed'];

/** The stages from which a message may come to another one. */
const before = (delivery: Delivery): Delivery[] =>
  STAGES.slice(0, STAGES.indexOf(delivery)).filter((stage) => !LAST.includes(stage));

/** Writes down that a message is given to the provider, and says whether it was before. */
export async function tryDelivery(
  db: Kysely<Database>,
  messageId: string,
  now: Date,
): Promise<{ delivery: Delivery; triedAt?: Date }> {
  const isNew = await db
    .insertInto('text_delivery')
    .values({ message_id: messageId, delivery: 'tried', tried_at: now, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst();
  if (isNew !== undefined) return { delivery: 'tried' };
  const row = await db
    .selectFrom('text_delivery')
    .select(['delivery', 'tried_at'])
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  return { delivery: row.delivery, triedAt: row.tried_at };
}

/** What a provider has said of a message. */
interface Report {
  delivery: Delivery;
  providerId: string | null;
  code: string | null;
}

/** Keeps what is reported of a message, in whatever order reports come; of a message that nobody knows nothing is kept. */
export async function reportDelivery(
  { db, clock }: Pick<Registry, 'db' | 'clock'>,
  messageId: string,
  { delivery, providerId, code }: Report,
): Promise<void> {
  await db
    .updateTable('text_delivery')
    .set({ delivery, code, changed_at: clock.now(), ...(providerId !== null && { provider_id: providerId }) })
    .where('message_id', '=', messageId)
    .where('delivery', 'in', before(delivery))
    .execute();
}

/** An answer of the provider as a report. */
export const reportOf = (answer: TextAnswer): Report =>
  answer.kind === 'taken'
    ? { delivery: 'taken', providerId: answer.providerId, code: null }
    : { delivery: 'failed', providerId: null, code: answer.code };
