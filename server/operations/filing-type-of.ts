import type { FilingType } from '#rules';
import { ENTITY_TYPES, FILING_TYPES, transactionOf } from '#rules';

/** The filing that carries a transaction out; null for a transaction that is not filed here. */
export const filingTypeOf = (transactionType: string): FilingType | null =>
  FILING_TYPES.find((filingType) =>
    ENTITY_TYPES.some((type) => transactionOf(filingType, type)?.transactionType === transactionType),
  ) ?? null;
