import type { ColumnType, Generated } from 'kysely';

/** Where the log of public changes is sent to. */
export interface WebhookTable {
  webhook_id: string;
  /** The confirmed address whose webhook it is. Its keys of the open record may change. */
  holder_id: string;
  url: string;
  /** Kinds of changes that are sent. */
  events: string[];
  state: 'unconfirmed' | 'active' | 'paused' | 'ended';
  /** The last line of the log that was sent or passed over. bigint: the driver gives text. */
  position: ColumnType<string, number | string, number | string>;
  secret_version: Generated<number>;
  /** Messages are signed with a former secret as well until then. */
  former_secret_version: ColumnType<number | null, undefined, number>;
  former_secret_until: ColumnType<Date | null, undefined, Date>;
  created_at: Date;
  confirmed_at: ColumnType<Date | null, undefined, Date>;
  delivered_at: ColumnType<Date | null, undefined, Date>;
  /** Since when, and how often, sending has failed in a row. */
  failing_since: ColumnType<Date | null, undefined, Date | null>;
  failures: Generated<number>;
  failed_at: ColumnType<Date | null, undefined, Date>;
  last_failure: ColumnType<string | null, undefined, string>;
  due_at: Date;
  held_until: ColumnType<Date | null, undefined, Date | null>;
  lease: Generated<number>;
  ended_at: ColumnType<Date | null, undefined, Date>;
}

export interface WebhookTables {
  webhook: WebhookTable;
}
