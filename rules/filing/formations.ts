import type { EntityType, FilingType } from './filing-type';

/** Filings that form a new entity, and the type of entity that each forms (W1-devhome-types). */
const FORMED_ENTITY = {
  llc: 'DLLC',
  dpc: 'DPC',
  dnc: 'DNC',
  dc55: 'DC55',
  dc56: 'DC56',
} as const satisfies Partial<Record<FilingType, EntityType>>;

export type FormationType = keyof typeof FORMED_ENTITY;
export const FORMATION_TYPES = [
  'llc',
  'dpc',
  'dnc',
  'dc55',
  'dc56',
] as const satisfies readonly FormationType[];

/** Whether a filing forms a new entity. */
export const isFormation = (filingType: FilingType | ''): filingType is FormationType =>
  Object.hasOwn(FORMED_ENTITY, filingType);

/** The type of the entity that a filing forms; empty for filings on an entity that exists. */
export const formedEntityType = (filingType: FilingType): EntityType | '' =>
  isFormation(filingType) ? FORMED_ENTITY[filingType] : '';
