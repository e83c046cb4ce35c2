import type { Address } from '#rules';
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
}

export interface EntityTables {
  entity: EntityTable;
}
