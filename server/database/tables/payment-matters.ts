import type { MatterKind } from '#rules';
import type { ColumnType, Generated } from 'kysely';

/** `withoutFiling`: money came for a filing that the registry does not know. `disputed`: who paid has asked their bank for it back. */
export type PaymentMatterKind = MatterKind;

/** A payment that somebody has to look at. */
export interface PaymentMatterTable {
  kind: PaymentMatterKind;
  session_id: string;
  reference: string;
  /** Whole dollars. */
  amount: number;
  last4: string | null;
  /** What the provider says of it, such as the reason of a dispute. */
  detail: Generated<string>;
  /** Until when a dispute can be answered. */
  answer_by: ColumnType<Date | null, Date | null | undefined, Date | null>;
  noticed_at: Date;
  /** When nothing was left to do; null until then. */
  settled_at: Date | null;
  /** Who of the staff has said so; null where the comparison with the provider's book has. */
  closed_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface PaymentMatterTables {
  payment_matter: PaymentMatterTable;
}
