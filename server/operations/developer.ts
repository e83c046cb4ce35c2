import { randomUUID } from 'node:crypto';
import type { Registry } from '../context';
import { sql } from 'kysely';
import { HttpFailure } from '../failures/failure';
import type { Handlers } from '../contract/operation';
import { parsePaymentReference } from '../filing/payment/payment-reference';
import { takeText } from '../followers/take-text';
import { scheduleOfficeDays } from '../jobs/office-days';
import { scheduleReminders } from '../jobs/report-reminders/schedule';
import { scheduleNotices } from '../notices/schedule';
import { makeDue } from '../outbox/make-due';
import { recentLetters } from './recent-letters';
import { personasOnRecord } from '../sample-data/personas';

/** Rows that the developer panel shows. */
const MAX_ROWS = 100;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Parts of a mail's payload that the panel shows; other work has none of them. */
const mailParts = (payload: Record<string, unknown>) => ({
  ...Object.fromEntries(
    ['to', 'subject', 'text'].flatMap((name) => (isText(payload[name]) ? [[name, payload[name]]] : [])),
  ),
  ...(payload.headers !== undefined && { headers: payload.headers as Record<string, string> }),
});

const clockAnswer = ({ clock }: Registry) => ({
  apiData: { code: 200 as const, now: clock.now().toISOString(), moved: clock.isMoved() },
});

/** For testers; access is refused outside developer environments before any of these is reached. */
export const developerOperations: Handlers<
  'personas' | 'outbox' | 'letters' | 'clock' | 'setClock' | 'answerText' | 'payments' | 'reviewAgentChanges'
> = {
  personas: async ({ db }) => ({ apiData: { code: 200, personas: await personasOnRecord(db) } }),

  async outbox({ db }) {
    const rows = await db
      .selectFrom('outbox')
      .selectAll()
      .select((is) =>
        is
          .selectFrom('text_delivery')
          .select('delivery')
          .where(sql<boolean>`message_id = outbox_id::text`)
          .as('delivery'),
      )
      .orderBy('outbox_id', 'desc')
      .limit(MAX_ROWS)
      .execute();
    const messages = rows.map((row) => ({
      id: row.outbox_id,
      kind: row.kind,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      dueAt: row.due_at.toISOString(),
      attempts: row.attempts,
      ...mailParts(row.payload),
      ...(row.delivery !== null && { delivery: row.delivery }),
      ...(row.last_error === null ? {} : { lastError: row.last_error }),
    }));
    return { apiData: { code: 200, messages } };
  },

  letters: recentLetters,

  clock: (registry) => Promise.resolve(clockAnswer(registry)),

  async setClock(registry, { body }) {
    const moment = body.now === null ? null : new Date(body.now);
    // A leap second is well formed, but no moment that a clock here can stand at.
    if (moment && Number.isNaN(moment.getTime()))
      throw new HttpFailure(400, `${body.now} is not a date and time.`);
    await registry.clock.moveTo(moment);
    await scheduleOfficeDays(registry.db, registry.clock.now());
    await scheduleNotices(registry.db, registry.clock.now());
    await scheduleReminders(registry.db, registry.clock.now());
    await makeDue(registry.db, 'record-snapshot', registry.clock.now());
    return clockAnswer(registry);
  },

  async answerText(registry, { body: { from, words } }) {
    await takeText(registry, { messageId: randomUUID(), from, text: words });
    return { apiData: { code: 200 } };
  },

  async payments({ db }, { query }) {
    const rows = await db
      .selectFrom('card_session')
      .leftJoin('card_charge', 'card_charge.session_id', 'card_session.session_id')
      .selectAll('card_session')
      .select('card_charge.state as charge')
      .orderBy('card_session.created_at', 'desc')
      .orderBy('card_session.session_id')
      .limit(MAX_ROWS)
      .offset((Number(query.page ?? 1) - 1) * MAX_ROWS)
      .execute();
    const payments = rows.map((row) => ({
      id: row.session_id,
      state: row.state,
      amount: row.amount,
      createdAt: row.created_at.toISOString(),
      charges: row.charge === null ? 0 : 1,
      refId: parsePaymentReference(row.reference)?.refId,
    }));
    return { apiData: { code: 200, payments } };
  },

  async reviewAgentChanges({ db }, { body }) {
    const { numUpdatedRows } = await db
      .updateTable('entity')
      .set({ agent_change_review: true })
      .where('entity_id', '=', body.entityId)
      .executeTakeFirstOrThrow();
    return { apiData: { code: numUpdatedRows > 0n ? 200 : 404 } };
  },
};
