import { keysOf } from '../keys-of';

/** Statuses of an entity on record, by code. Only the first may act as a registered agent or get a certificate. */
export const ENTITY_STATUSES = {
  GOOD: 'Good Standing',
  DELAYED: 'Delayed Effective Date',
  EXIST: 'Exists',
  NONCOMP: 'Noncompliant',
  DQQ: 'Delinquent',
  ADISS: 'Administratively Dissolved',
  TDISS: 'Dissolved (Term Expired)',
  DISS3Y: 'Dissolved (Three Years Delinquent)',
  JDISS: 'Judicially Dissolved',
  VDISS: 'Voluntarily Dissolved',
  WTHDRN: 'Withdrawn',
  CONV: 'Converted',
  MERGED: 'Merged',
} as const;

export type EntityStatusCode = keyof typeof ENTITY_STATUSES;
export type EntityStatus = (typeof ENTITY_STATUSES)[EntityStatusCode];
export const ENTITY_STATUS_CODES: readonly EntityStatusCode[] = keysOf(ENTITY_STATUSES);

/** Whether a text is the code of a status. */
export const isEntityStatusCode = (text: string): text is EntityStatusCode =>
  Object.hasOwn(ENTITY_STATUSES, text);

/** Statuses of a dissolved entity, however it came to be dissolved. */
export const DISSOLVED_STATUSES = [
  'ADISS',
  'TDISS',
  'DISS3Y',
  'JDISS',
  'VDISS',
] as const satisfies readonly EntityStatusCode[];

/** Statuses of an entity that exists and owes nothing that keeps it from filing. */
export const CURRENT_STATUSES = ['GOOD', 'EXIST', 'NONCOMP'] as const satisfies readonly EntityStatusCode[];

/** Statuses of an entity that exists. */
export const NOT_DISSOLVED_STATUSES = [
  ...CURRENT_STATUSES,
  'DQQ',
] as const satisfies readonly EntityStatusCode[];
