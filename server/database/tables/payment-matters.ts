import type { Generated } from 'kysely';

/** `withoutFiling`: money came for a filing that the registry does not know. `disputed`: who paid has asked their bank for it back. */
export type PaymentMatterKind = 'withoutFiling' | 'disputed';

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
  noticed_at: Date;
  /** When nothing was left to do; null until then. */
  settled_at: Date | null;
}

export interface PaymentMatterTables {
  payment_matter: PaymentMatterTable;
}
