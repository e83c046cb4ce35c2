import { feeOf } from '../fees/fees';
import { isAfterDueMonth } from '../fees/late-report';
import { isPeriodicReport } from '../flows/filing-traits';
import { ENTITY_TYPES } from '../entities/entity-type';
import type { Text } from '../language/text';
import { FILING_TYPES, type FilingType } from '../filing/filing-type';
import { isFormation, type FormationType } from '../filing/formations';
import { isRestoration } from '../filing/restorations';
import type { FormInstead } from '../constraints/step-problem';
import type { EntityFacts } from './form-obstacle';
import { formObstacle } from './form-obstacle';
import { transactionOf } from '../filing/transactions';

type FilingOnRecord = Exclude<FilingType, FormationType>;

/** The filings on an entity that is on record. */
export const FILINGS_ON_RECORD = FILING_TYPES.filter((type): type is FilingOnRecord => !isFormation(type));

/** A form on an entity on record: what it costs for this entity, and why it cannot be filed now. */
export interface FormOnRecord {
  filingType: FilingOnRecord;
  /** Empty where this type of entity has no such form online. */
  transactionType: string;
  /** Whole dollars. */
  fee: number;
  /** A sentence for the filer; null when the form can be filed now. */
  obstacle: Text | null;
}

/**
 * Every form for an entity on record, with its fee for this entity and the reason why it cannot be filed now. Only the amendment of the
 * entity's own type is listed. Empty for types of entities that file nothing online.
 * @param now ISO 8601 instant
 * @param isOnline as in `formObstacle`
 */
export const formsOnRecord = (
  entity: EntityFacts,
  now: string,
  isOnline?: (filingType: FilingType) => boolean,
): FormOnRecord[] => {
  const entityType = ENTITY_TYPES.find((type) => type === entity.entityType);
  if (entityType === undefined) return [];
  return FILINGS_ON_RECORD.map((filingType) => {
    const transactionType = transactionOf(filingType, entityType)?.transactionType ?? '';
    const isAfterDue = isPeriodicReport(filingType) && isAfterDueMonth(entity.reportDueDay ?? '', now);
    return {
      filingType,
      transactionType,
      fee: feeOf({ filingType, isAfterDueMonth: isAfterDue }),
      obstacle: formObstacle(transactionType, entity, now, isOnline),
    };
  });
};

/**
 * The form that an entity has to file first, or in the place of one that it cannot file: what brings it back into good standing; null where
 * there is none, or it needs none.
 * @param now ISO 8601 instant
 */
export const formInstead = (entity: EntityFacts, now: string): FormInstead | null => {
  for (const { filingType, transactionType, obstacle } of formsOnRecord(entity, now)) {
    if (obstacle === null && isRestoration(filingType)) return { filingType, transactionType };
  }
  return null;
};
