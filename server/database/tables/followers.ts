import type { FollowChannel, FollowEvent, Language } from '#rules';
import type { ColumnType } from 'kysely';

/** An address to which the registry writes about records. */
export interface FollowerTable {
  /** Cannot be guessed, but opens nothing by itself: keys are made from it with a secret that the database does not know. */
  follower_id: string;
  channel: FollowChannel;
  /** As it was entered first. */
  address: string;
  /** The address in one spelling. */
  address_key: string;
  /** The language in which it was last asked for. */
  language: Language;
  created_at: Date;
  /** When something was last sent that nobody had asked for; null until then. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A record that an address follows, or has asked to follow. */
export interface FollowTable {
  follow_id: string;
  follower_id: string;
  entity_id: string;
  events: FollowEvent[];
  /** The sentence that was agreed to, in the language in which it was shown. */
  wording: string;
  language: Language;
  asked_at: Date;
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** An address to which nothing is sent. */
export interface SuppressedAddressTable {
  channel: FollowChannel;
  address_key: string;
  since: Date;
  /** How it was stopped, as `oneClick` or `page`; `provider` where its owner has told the provider of text messages. */
  reason: string;
}

/** What became of a text message, by the ID of its job. */
export interface TextDeliveryTable {
  message_id: string;
  /** What the provider calls it; null while it has not taken it. */
  provider_id: ColumnType<string | null, string | null | undefined, string | null>;
  delivery: 'tried' | 'taken' | 'sent' | 'delivered' | 'failed';
  /** Why it failed, by the provider's number; null where it has not. */
  code: ColumnType<string | null, string | null | undefined, string | null>;
  tried_at: Date;
  changed_at: Date;
}

export interface FollowerTables {
  follower: FollowerTable;
  follow: FollowTable;
  suppressed_address: SuppressedAddressTable;
  text_delivery: TextDeliveryTable;
}
