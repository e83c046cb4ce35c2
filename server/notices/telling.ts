import type { NoticeReason, ToldChange } from '#rules';
import type { FilingRecord } from '../database/tables/filings';
import type { Follower } from '../followers/follower';

/** What is to be told, to whom it was told before, and how many followers at most are told at once. */
export interface Telling {
  change: ToldChange;
  record: FilingRecord | undefined;
  /** The position of the change, which makes each message one. */
  position: number;
  /** The last follower who was told; empty while nobody was. */
  toldTo: string;
  limit: number;
  now: Date;
}

/** Followers and contacts have the same row: whoever is written to has a page on which it ends. */
export interface Addressee {
  follower: Follower;
  reason: NoticeReason;
}
