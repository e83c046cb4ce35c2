import type { Filing } from '#rules';
import type { RecordRead } from '../../entities/change-entity';

/** A filing that has been paid, with the numbers and dates that the registry has given it. */
export interface RecordedFiling {
  filing: Filing;
  /** The entity that it forms, or the one on record that it is on. */
  entityId: string;
  /** Document number. */
  transactionId: string;
  filedAt: Date;
  /** The same as `filedAt`, or the later moment that the filer chose. */
  effectiveAt: Date;
  /** It has waited for staff beyond that moment: what has taken effect since is not undone (reading 41). */
  isLate?: boolean;
  /** The record of the entity where the same transaction has just formed it, which nobody else sees yet. */
  formed?: RecordRead;
}
