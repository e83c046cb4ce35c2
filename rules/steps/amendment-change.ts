import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import { ENTITY_TYPES, FILING_TYPES } from '../filing/filing-type';
import { changesName } from '../names/entity-name-values';

/**
 * LLCs and nonprofits; types that cannot be amended online are asked alike. Of cooperative associations additional information
 * is required, which is stricter.
 */
const ASKED = { filingType: 'amend', entityType: { except: 'DC55' } } as const;

/** Whether an amendment is refused because it changes nothing (W5-amend-change). */
export const AMENDMENT_TABLE = defineTable<boolean>()({
  name: 'Amendments that change nothing',
  source: 'W5-amend-change',
  hitPolicy: 'unique',
  inputs: {
    filingType: choice(FILING_TYPES),
    entityType: choice([...ENTITY_TYPES, '']),
    changesName: flag(),
    hasText: flag(),
    attaches: flag(),
  },
  rows: [
    { when: { filingType: { except: 'amend' } }, then: false },
    { when: { filingType: 'amend', entityType: 'DC55' }, then: false },
    { when: { ...ASKED, changesName: true }, then: false },
    { when: { ...ASKED, changesName: false, hasText: true }, then: false },
    { when: { ...ASKED, changesName: false, hasText: false, attaches: true }, then: false },
    { when: { ...ASKED, changesName: false, hasText: false, attaches: false }, then: true },
  ],
});

/** True for an amendment, of other than a cooperative association, that has no new name, no text and no attachment. */
export const changesNothing = (filing: Filing, given: { hasText: boolean; attaches: boolean }): boolean => {
  const { filingType, entityType, entityNameValues } = filing;
  if (filingType === '') return false;
  const facts = { filingType, entityType, changesName: changesName(entityNameValues), ...given };
  return evaluate(AMENDMENT_TABLE, facts);
};
