import type { EntityType } from '../entities/entity-type';
import type { FilingType } from './filing-type';
import { FILING_TYPES, findKindFacts } from './filing-type';
import type { ALL_KINDS } from './kinds/all-kinds';

/** Filings that form a new entity (W1-devhome-types). */
export type FormationType = {
  [T in FilingType]: (typeof ALL_KINDS)[T] extends { forms: EntityType } ? T : never;
}[FilingType];

/** The type of the entity that a filing forms; empty for filings on an entity that exists. */
export const formedEntityType = (filingType: FilingType | ''): EntityType | '' =>
  findKindFacts(filingType)?.forms ?? '';

/** Whether a filing forms a new entity. */
export const isFormation = (filingType: FilingType | ''): filingType is FormationType =>
  formedEntityType(filingType) !== '';

export const FORMATION_TYPES: readonly FormationType[] = FILING_TYPES.filter(isFormation);
