import type { EntityType } from '../entities/entity-type';
import type { DeclaredFiling } from '../filings/all-filings';
import { FILING_TYPES, findDeclaredFiling, type FilingType } from './filing-type';

/** Filings that form a new entity (W1-devhome-types). */
export type FormationType = Extract<DeclaredFiling, { forms: EntityType }>['name'];

/** The type of the entity that a filing forms; empty for filings on an entity that exists. */
export const formedEntityType = (filingType: FilingType | ''): EntityType | '' =>
  findDeclaredFiling(filingType)?.forms ?? '';

/** Whether a filing forms a new entity. */
export const isFormation = (filingType: FilingType | ''): filingType is FormationType =>
  formedEntityType(filingType) !== '';

export const FORMATION_TYPES: readonly FormationType[] = FILING_TYPES.filter(isFormation);
