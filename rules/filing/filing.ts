import type { EntityType } from '../entities/entity-type';
import type { FilingParts } from '../filing-parts/parts';
import type { FilingType } from './filing-type';
import type { TransactionType } from './transaction-type';
import type { RecordValues } from './record-values';

/** A filing in progress: what the wizard collects, what the browser keeps and the server checks again (W section 3). */
export interface Filing extends FilingParts {
  /** Made once a filing by the browser; the server answers a second submission under it with the first one's result. */
  submissionKey: string;
  filingType: FilingType | '';
  entityType: EntityType | '';
  transactionType: TransactionType | '';
  transactionDescription: string;
  domesticFlag: 'Y' | 'N' | '';
  jurisdiction: string;
  entityId: string;
  statusCode: string;
  status: string;
  /** Set by the server only (reading 7). */
  adminFraudCheck: boolean;
  /** The entity as it was on record when the filing took it over; left out for a filing that forms an entity. */
  recordValues?: RecordValues;
}
