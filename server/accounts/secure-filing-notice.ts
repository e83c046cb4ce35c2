import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { formatOfficeDateTime } from '#rules';
import { MAX_RELATED_ROWS } from '../database/every-row';
import type { Database } from '../database/tables';
import { OFFICE } from '../settings/environments';
import { enqueueJob } from '../outbox/outbox';

/** The events in the secure filing of an entity. */
export type SecureFilingEvent = 'setUp' | 'ended';

const NOTICES: Readonly<Record<SecureFilingEvent, { subject: string; lines: readonly string[] }>> = {
  setUp: {
    subject: 'secure business filing was set up',
    lines: [
      'Secure business filing was set up for an entity about which you asked to be told. From now on, only people with an account can file',
      'for it. If neither you nor somebody whom you have authorized has set it up, tell the office at once: it can end it.',
    ],
  },
  ended: {
    subject: 'secure business filing has ended',
    lines: [
      'The office has ended the secure business filing of an entity about which you asked to be told. Its forms are filed without a login',
      'until secure business filing is set up again.',
    ],
  },
};

/** Addresses that the filings of an entity ask to notify: all of them, because a single one may be that of an impostor. */
const addressesOf = async (tx: Transaction<Database>, entityId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('filing_record')
    .select(
      sql<string>`jsonb_array_elements(filing -> 'notificationsValues' -> 'emails') ->> 'email'`.as('email'),
    )
    .distinct()
    .where('entity_id', '=', entityId)
    .orderBy('email')
    .limit(MAX_RELATED_ROWS)
    .execute();
  return rows.map(({ email }) => email);
};

/** Notifies every address that the filings of an entity notify, so that an owner notices when an impostor has set it up. */
export async function mailSecureFilingNotice(
  tx: Transaction<Database>,
  entityId: string,
  { event, at }: { event: SecureFilingEvent; at: Date },
): Promise<void> {
  const { name } = await tx
    .selectFrom('entity')
    .select('name')
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  const { subject, lines } = NOTICES[event];
  const facts = [
    `Name: ${name}`,
    `ID number: ${entityId}`,
    `When: ${formatOfficeDateTime(at.toISOString())}`,
  ];
  const signature = [OFFICE.name, `${OFFICE.helpEmail}, ${OFFICE.helpPhone}`];
  const text = [...lines, '', ...facts, '', ...signature].join('\n');
  for (const to of await addressesOf(tx, entityId)) {
    // It is about no filing.
    const payload = { to, subject: `${name}: ${subject}`, text, refId: '' };
    await enqueueJob(tx, { kind: 'mail', payload, dueAt: at, now: at });
  }
}
