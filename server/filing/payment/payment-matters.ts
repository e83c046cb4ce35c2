import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Logger } from 'pino';
import { everyRow } from '../../database/every-row';
import type { Database } from '../../database/tables';
import type { PaymentMatterKind, PaymentMatterTable } from '../../database/tables/payment-matters';

export type PaymentMatter = Selectable<PaymentMatterTable>;

const ALARMS: Readonly<Record<PaymentMatterKind, string>> = {
  withoutFiling: 'money came for a filing that the registry does not know',
  disputed: 'a payment is disputed',
};

/** Keeps a payment that somebody has to look at, once, and tells it in the log. */
export async function keepMatter(
  { db, log }: { db: Kysely<Database>; log: Logger },
  matter: Omit<Insertable<PaymentMatterTable>, 'settled_at' | 'closed_by'>,
): Promise<void> {
  const kept = await db
    .insertInto('payment_matter')
    .values({ ...matter, settled_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('session_id')
    .executeTakeFirst();
  const { kind, session_id: sessionId, reference, amount } = matter;
  if (kept !== undefined) log.error({ kind, sessionId, reference, amount }, ALARMS[kind]);
}

/** Nothing is left to do for a payment. */
export async function settleMatter(
  db: Kysely<Database>,
  { kind, sessionId, now }: { kind: PaymentMatterKind; sessionId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('payment_matter')
    .set({ settled_at: now })
    .where('kind', '=', kind)
    .where('session_id', '=', sessionId)
    .where('settled_at', 'is', null)
    .execute();
}

/** The payments that somebody has to look at, oldest first, up to a number of them. */
export const openMatters = (db: Kysely<Database>, most: number, offset = 0): Promise<PaymentMatter[]> =>
  db
    .selectFrom('payment_matter')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('noticed_at')
    .orderBy('session_id')
    .orderBy('kind')
    .limit(most)
    .offset(offset)
    .execute();

/** How many of each kind somebody has to look at. */
export async function countMatters(db: Kysely<Database>): Promise<Record<PaymentMatterKind, number>> {
  const rows = await everyRow(
    db
      .selectFrom('payment_matter')
      .select(({ fn }) => ['kind', fn.countAll<string>().as('count')])
      .where('settled_at', 'is', null)
      .groupBy('kind'),
  );
  const counts = { withoutFiling: 0, disputed: 0 };
  for (const { kind, count } of rows) counts[kind] = Number(count);
  return counts;
}
