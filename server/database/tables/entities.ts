import type { Address, EffectCause, EffectChange, RecordEffect } from '#rules';
import type { ColumnType, JSONColumnType } from 'kysely';

/** Addresses of a principal office, as stored. */
export interface PrincipalOffice {
  streetAddress: Address;
  mailingAddress: Address;
  isSameAsStreetAddressChecked: boolean;
}

/** A calendar day, `2026-11-20`; the driver leaves it as text, so no time zone can shift it. */
export type Day = string;

/** An entity on record. */
export interface EntityTable {
  /** Master ID: the year and seven digits. */
  entity_id: string;
  /** `DLLC`, `DPC` ...; foreign entities and marks have codes of their own. */
  entity_type: string;
  name: string;
  status_code: string;
  formation_date: Day;
  /** State or country whose law it is formed under. */
  jurisdiction: string;
  /** 1 to 12. */
  reporting_month: number;
  principal_office: JSONColumnType<PrincipalOffice>;
  agent_id: string | null;
  /** Secure business filing is set up: filers must sign in. */
  sbf: ColumnType<boolean, boolean | undefined, boolean>;
  fraud_flag: ColumnType<boolean, boolean | undefined, boolean>;
  delinquency_date: Day | null;
  dissolution_date: Day | null;
  /** When the formation takes effect; in the future for a delayed filing. */
  effective_at: ColumnType<Date, Date, Date>;
  /** Rises with each change of the record, from 1. */
  version: ColumnType<number, number | undefined, number>;
  /** The day by which its open periodic report is due; null for one that files none. */
  report_due: Day | null;
  /** A mark for the fraud check: staff look at a change of its agent before it takes effect (reading 26). */
  agent_change_review: ColumnType<boolean, boolean | undefined, boolean>;
}

/** What changed the record of an entity (T1-fold); the first one put it on record. The record is the fold of them. */
export interface RecordEffectTable {
  entity_id: string;
  /** The version of the record that it made. */
  version: number;
  cause: EffectCause;
  /** Document number of a filing; null for any other cause. */
  document: string | null;
  /** The moment of the effect. */
  at: Date;
  /** When the office received the filing; the same as `at` for any other cause. */
  received_at: Date;
  changes: JSONColumnType<EffectChange[]>;
}

/** What is public and changed, in one order without gaps (T4-log). It names no value: what a record said is in its effects. */
export interface PublicChangeTable {
  position: ColumnType<string, never, never>;
  at: ColumnType<Date, never, never>;
  entity_id: ColumnType<string, never, never>;
  /** An effect on the record, a filing that came on record or has another state, or a document that was withheld. */
  kind: ColumnType<'record' | 'filing' | 'withheld', never, never>;
  document: ColumnType<string | null, never, never>;
  /** The version of the record that the effect made; null for any other kind. */
  version: ColumnType<number | null, never, never>;
  /** The state of the filing; null for any other kind. */
  state: ColumnType<string | null, never, never>;
}

/** The record of an entity until its next version. Servers of the version before this one read it; it is to go with them. */
export interface EntityHistoryTable {
  entity_id: string;
  version: number;
  name: string;
  status_code: string;
  reporting_month: number;
  report_due: Day | null;
  principal_office: JSONColumnType<PrincipalOffice>;
  agent_id: string | null;
  delinquency_date: Day | null;
  dissolution_date: Day | null;
  ended_at: Date;
  sbf: boolean;
  cause: Exclude<EffectCause, 'start'>;
  /** Document number of the filing that changed the record; null for any other cause. */
  transaction_id: string | null;
  /**
   * What changed the record to the version after this one (T1-fold); null where an earlier server wrote it, and what differs in that
   * version says it.
   */
  effect: JSONColumnType<RecordEffect> | null;
}

/**
 * Who may file a transaction on an entity while it is being paid or waits for staff, one row an entity and transaction: the primary
 * key is what makes it impossible that two are open at once (reading 27).
 */
export interface TransactionHoldingTable {
  entity_id: string;
  transaction_type: string;
  submission_key: string;
  /** Null holds until staff have decided; otherwise another may take it over from then on. */
  expires_at: Date | null;
}

export interface EntityTables {
  entity: EntityTable;
  record_effect: RecordEffectTable;
  public_change: PublicChangeTable;
  entity_history: EntityHistoryTable;
  transaction_holding: TransactionHoldingTable;
}
