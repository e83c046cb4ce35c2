import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';

/** Under which law an entity was created, as far as federal reporting of beneficial owners asks. */
const ORIGINS = ['unitedStates', 'otherCountry', 'notKnown'] as const;
export type EntityOrigin = (typeof ORIGINS)[number];

/**
 * What a filer is told of federal beneficial ownership reporting: the interim final rule of March 26, 2025 (90 FR 13688) exempts entities
 * created in the United States, and leaves the report to companies formed under the law of another country (31 CFR 1010.380).
 */
export const OWNERSHIP_NOTE_TABLE = defineTable<string>()({
  name: 'Note on federal beneficial ownership reporting',
  source: 'T11-boi',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: { origin: choice(ORIGINS) },
  rows: [
    {
      when: { origin: 'unitedStates' },
      then: 'This entity does not have to report who owns or controls it to the Financial Crimes Enforcement Network (FinCEN): since March 26, 2025, entities created in the United States are exempt (31 CFR 1010.380).',
    },
    {
      when: { origin: 'otherCountry' },
      then: 'A company formed under the law of another country that registers in a state has to report who owns or controls it to the Financial Crimes Enforcement Network (FinCEN), also since entities created in the United States were exempted on March 26, 2025 (31 CFR 1010.380).',
    },
    {
      when: { origin: 'notKnown' },
      then: 'Since March 26, 2025, entities created in the United States do not have to report who owns or controls them to the Financial Crimes Enforcement Network (FinCEN). Companies formed under the law of another country that register in a state have to (31 CFR 1010.380).',
    },
  ],
});

/** The note for an entity of this origin. */
export const ownershipNote = (origin: EntityOrigin): string => evaluate(OWNERSHIP_NOTE_TABLE, { origin });

/** The origin of the entity of a filing: every filing of this portal forms an entity in Colorado, or is on one that was formed there. */
export const originOf = (filingType: FilingType | ''): EntityOrigin =>
  filingType === '' ? 'notKnown' : 'unitedStates';
