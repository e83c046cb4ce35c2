import type { AccountKind, AccountState } from '#rules';
import type { ColumnType } from 'kysely';

/** A user who can log in: staff of the office, or a secure filer of one entity. */
export interface AccountTable {
  account_id: string;
  kind: AccountKind;
  /** What the person is called by at the sign-on; unique in any case. */
  user_id: string;
  name: string;
  email: string;
  /** For a secure filer: the entity; the emails of its accounts differ. */
  entity_id: string | null;
  /** For staff. */
  roles: string[];
  /** argon2id; null until the person has chosen a password, and again from the login with a temporary one on. */
  password_hash: string | null;
  /** argon2id of the last temporary password that was mailed; it counts until its end. */
  temporary_hash: string | null;
  /** By the registry's clock. */
  temporary_ends_at: Date | null;
  state: AccountState;
  /** By real time: staff sign-on tokens that are older are invalid. */
  logins_valid_from: Date | null;
  created_at: ColumnType<Date, Date, never>;
}

/** A login of a secure filer. The token itself is nowhere but with the filer. */
export interface SecureFilingSessionTable {
  /** SHA-256 of the token, in hexadecimal. */
  token_digest: string;
  account_id: string;
  created_at: Date;
  last_used_at: Date;
  /** The latest end, by the registry's clock. */
  ends_at: Date;
}

/** Passwords tried by one caller, or for one account, known or not: SHA-256 of the subject, so that nothing that was typed is stored. */
export interface LoginAttemptTable {
  subject: string;
  tries: number;
  last_at: Date;
  /** Null while the next one need not wait. */
  waits_until: Date | null;
}

export interface AccountTables {
  account: AccountTable;
  secure_filing_session: SecureFilingSessionTable;
  login_attempt: LoginAttemptTable;
}
