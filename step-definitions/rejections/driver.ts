import type { ReviewMail, SentReason } from '#rules';
import type { Soon } from '../levels/maybe-promise';

/** A reason as a table row names it, in the office's order. */
export interface ReasonRow {
  number: string;
  reason: string;
  order: number;
}

/** The rejection of a pending filing, and what its filer is written. */
export interface RejectionDriver {
  know(reasons: ReasonRow[]): Soon<void>;
  choose(reasons: string[]): Soon<void>;
  add(text: string): Soon<void>;
  problems(): Soon<string[]>;
  confirmation(): Soon<string[]>;
  sent(): Soon<SentReason[]>;
  tell(kind: 'acceptance' | 'rejection'): Soon<void>;
  /** What the filer was told. */
  message(): Soon<ReviewMail>;
}
