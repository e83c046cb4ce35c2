import type { Language, NoticeReason } from '#rules';
import { ACCEPTED_STATES, isLanguage } from '#rules';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { everyRow } from '../database/every-row';
import type { Database } from '../database/tables';
import type { FilingRecord } from '../database/tables/filings';
import { addressKeyOf } from '../followers/follower';
import type { Recipient } from '../followers/follower';

/** Somebody who is told of a change without having asked to follow; the language is left out where nobody knows it. */
export interface Contact extends Omit<Recipient, 'language'> {
  language?: Language;
  reason: NoticeReason;
}

/** How many earlier filings are looked through for one that names a contact. */
const MOST_FILINGS = 20;

interface FilingContacts {
  email: string | null;
  emails: { email: string }[] | null;
  texts: { text: string }[] | null;
  language: string | null;
}

/** What filings say of contacts, without the rest of them. */
const filingContacts = (db: Kysely<Database>) =>
  db
    .selectFrom('filing_record')
    .innerJoin('submission', 'submission.submission_key', 'filing_record.submission_key')
    .select([
      sql<string | null>`filing_record.filing->>'email'`.as('email'),
      sql<FilingContacts['emails']>`filing_record.filing->'notificationsValues'->'emails'`.as('emails'),
      sql<FilingContacts['texts']>`filing_record.filing->'notificationsValues'->'texts'`.as('texts'),
      'submission.language',
    ]);

const contactsIn = ({ email, emails, texts, language }: FilingContacts): Contact[] => {
  const said = { reason: 'contact' as const, ...(isLanguage(language) && { language }) };
  const addresses = [email ?? '', ...(emails ?? []).map((each) => each.email)];
  return [
    ...addresses.map((address) => ({ channel: 'email' as const, address, ...said })),
    ...(texts ?? []).map(({ text }) => ({ channel: 'text' as const, address: text, ...said })),
  ].filter(({ address }) => address.trim() !== '');
};

/** The contacts that the last accepted filing names which names any, of those before a moment. */
async function contactsBefore(
  db: Kysely<Database>,
  entityId: string,
  except: string,
  before: Date | undefined,
): Promise<Contact[]> {
  const filings = await filingContacts(db)
    .where('entity_id', '=', entityId)
    .where('transaction_id', '<>', except)
    .where('effect_state', 'in', ACCEPTED_STATES)
    .$if(before !== undefined, (query) => query.where('filed_at', '<=', before ?? new Date()))
    .orderBy('filed_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .limit(MOST_FILINGS)
    .execute();
  return filings.map(contactsIn).find((contacts) => contacts.length > 0) ?? [];
}

const secureFilers = async (db: Kysely<Database>, entityId: string): Promise<Contact[]> => {
  const accounts = await everyRow(
    db
      .selectFrom('account')
      .select('email')
      .where('entity_id', '=', entityId)
      .where('kind', '=', 'secureFiling')
      .where('state', '=', 'active'),
  );
  return accounts.map(({ email }) => ({ channel: 'email', address: email, reason: 'secureFiler' }));
};

const keyOf = ({ channel, address }: Contact): string => `${channel} ${addressKeyOf(address)}`;

/**
 * Who is on record as a contact of an entity before and after a change: of the filing that made it and of the one before it, and the
 * accounts that file on it. Each address once.
 */
export async function contactsOf(
  db: Kysely<Database>,
  entityId: string,
  record: FilingRecord | undefined,
): Promise<Contact[]> {
  const after =
    record === undefined
      ? []
      : await filingContacts(db).where('transaction_id', '=', record.transaction_id).limit(1).execute();
  const contacts = [
    ...(await secureFilers(db, entityId)),
    ...after.flatMap(contactsIn),
    ...(await contactsBefore(db, entityId, record?.transaction_id ?? '', record?.filed_at)),
  ];
  return [...new Map(contacts.toReversed().map((contact) => [keyOf(contact), contact])).values()].reverse();
}
