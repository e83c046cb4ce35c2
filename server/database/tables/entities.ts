import type { Address, RecordEffect } from '#rules';
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

/** The record of an entity until its next version. */
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
  cause: 'filing' | 'housekeeping' | 'secureFiling';
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
  entity_history: EntityHistoryTable;
  transaction_holding: TransactionHoldingTable;
}
