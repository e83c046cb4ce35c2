import type { FilingType } from '../filing/filing-type';

/**
 * Under which law an entity was created, as far as federal reporting of beneficial owners asks: the interim final rule of March 26, 2025
 * (90 FR 13688) exempts entities created in the United States, and leaves the report to companies formed under the law of another country
 * (31 CFR 1010.380). The content service has a note for each.
 */
export const ENTITY_ORIGINS = ['unitedStates', 'otherCountry', 'notKnown'] as const;
export type EntityOrigin = (typeof ENTITY_ORIGINS)[number];

/** The origin of the entity of a filing: every filing of this portal forms an entity in Colorado, or is on one that was formed there. */
export const originOf = (filingType: FilingType | ''): EntityOrigin =>
  filingType === '' ? 'notKnown' : 'unitedStates';
