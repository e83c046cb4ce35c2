import { sql, type Kysely, type Migration } from 'kysely';

const CHANGES = [
  // The code and the token of the link are kept as digests alone. One code a filing: a new one takes the place of the former.
  `create table return_code (
     ref_id text primary key references filing_draft on delete cascade,
     code_key text not null unique,
     link_digest text unique,
     link_used_at timestamptz,
     created_at timestamptz not null,
     constraint return_code_link check (link_used_at is null or link_digest is not null)
   )`,
];

/** Codes with which a filing in progress is continued on another device. */
export const returnCodes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const change of CHANGES) await sql.raw(change).execute(db);
  },
};
