import type { Filing } from '../filing/filing';
import { feeOf } from './fees';
import { isAfterDueMonth } from './late-report';

/**
 * The fee of this very filing, in whole dollars: a periodic report costs more after the due month of its entity (W9-money). Zero
 * before its type is known.
 * @param now ISO 8601 instant
 */
export const feeOfFiling = (
  { filingType, recordValues }: Pick<Filing, 'filingType' | 'recordValues'>,
  now: string,
): number =>
  filingType === ''
    ? 0
    : feeOf({ filingType, isAfterDueMonth: isAfterDueMonth(recordValues?.reportDueDate ?? '', now) });
