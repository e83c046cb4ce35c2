import { feeOf } from '../fees/fees';
import { needsOf } from '../flows/filing-needs';
import { ENTITY_TYPES, type EntityType } from '../entities/entity-type';
import { FILING_TYPES, declaredFiling, type FilingType } from '../filing/filing-type';
import { formedEntityType, isFormation } from '../filing/formations';
import type { Task } from '../filings/declare-filing';
import { isSupportedFiling } from '../filing/supported-filings';
import { transactionOf } from '../filing/transactions';

/** A form that can be filed here. */
export interface OfferedForm {
  filingType: FilingType;
  task: Task;
  /** Whole dollars. */
  fee: number;
  /** Whole dollars after the due month; null where being late costs nothing more. */
  lateFee: number | null;
  /** What the filer should have at hand. */
  needs: string[];
  /** Types of entities that can file it, or that it forms; all of them where any type on record can. */
  entityTypes: EntityType[];
}

const typesOf = (filingType: FilingType): EntityType[] =>
  ENTITY_TYPES.filter((type) =>
    isFormation(filingType)
      ? type === formedEntityType(filingType)
      : transactionOf(filingType, type) !== null,
  );

const lateFeeOf = (filingType: FilingType): number | null => {
  const late = feeOf({ filingType, isAfterDueMonth: true });
  return late === feeOf({ filingType }) ? null : late;
};

/**
 * Every form that can be filed here, with its fee and what it asks for: what the registry supports, and nothing that it does not.
 * @param isOnline which filings can be made online; what the registry supports unless the caller knows more
 */
export const offeredForms = (
  isOnline: (filingType: FilingType) => boolean = isSupportedFiling,
): OfferedForm[] =>
  FILING_TYPES.filter(isOnline).map((filingType) => ({
    filingType,
    task: declaredFiling(filingType).task,
    fee: feeOf({ filingType }),
    lateFee: lateFeeOf(filingType),
    needs: needsOf(filingType),
    entityTypes: typesOf(filingType),
  }));

/** Whether every type of entity that is registered here can file the form. */
export const isForAnyType = ({ entityTypes }: OfferedForm): boolean =>
  entityTypes.length === ENTITY_TYPES.length;
