import type { Kysely } from 'kysely';
import type { Database } from '../../database/tables';
import { changeLines } from '../change-lines';
import { lastPosition } from '../log-watch';
import type { Message } from './sign-message';
import type { WebhookRow } from './webhook-rows';

/** The kinds of changes that can be chosen, with what the log calls them. */
const EVENTS = { record: 'record', filing: 'filing', withdrawn: 'withheld' } as const;
export type WebhookEvent = keyof typeof EVENTS;

/**
 * The kinds that a webhook gets for those that its holder chose. A withdrawal always comes: whoever keeps what was sent has to learn
 * what he may keep no longer (T4-privacy).
 */
export const eventsFor = (chosen: readonly WebhookEvent[]): WebhookEvent[] => [
  ...new Set<WebhookEvent>([...chosen, 'withdrawn']),
];

/** The message by which an endpoint is asked whether it wants more of them. */
export const confirmationMessage = (
  { webhook_id: id }: WebhookRow,
  challenge: string,
  now: Date,
): Message => ({
  id: `msg_${id}_confirmation`,
  body: JSON.stringify({
    type: 'webhook.confirmation',
    timestamp: now.toISOString(),
    data: { webhook: id, challenge },
  }),
});

/** The next line of the log that a webhook gets, or the position up to which there is none. */
export type NextMessage = { position: number; message?: Message };

/**
 * Reads on in the log. The line is made anew for each try and just before it is sent: what was withheld a moment ago is not in it.
 */
export async function nextMessage(db: Kysely<Database>, row: WebhookRow): Promise<NextMessage> {
  const last = await lastPosition(db);
  const kinds = row.events.map((event) => EVENTS[event as WebhookEvent]);
  const next = await db
    .selectFrom('public_change')
    .select('position')
    .where('position', '>', row.position)
    .where('kind', 'in', kinds)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (next === undefined) return { position: last };
  const position = Number(next.position);
  const [line] = await changeLines(db, position - 1, 1);
  if (line === undefined) throw new Error(`The log has no position ${position}.`);
  return {
    position,
    message: {
      id: `msg_${row.webhook_id}_${position}`,
      body: JSON.stringify({ type: `change.${line.kind}`, timestamp: line.at, data: line }),
    },
  };
}
