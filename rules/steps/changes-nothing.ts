import { changesAgent } from '../agent/changes-agent';
import { changesPrincipalOffice } from '../addresses/same-principal-office';
import { AMENDMENT_MESSAGE, SAME_AGENT_MESSAGE, SAME_OFFICE_MESSAGE } from './missing-messages';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Filing } from '../filing/filing';
import type { FilingType } from '../filing/filing-type';
import { ENTITY_TYPES } from '../entities/entity-type';
import { FILING_TYPES } from '../filing/filing-type';
import { followsDelayedFiling } from '../effective-date/follows-delayed';
import { changesName } from '../names/entity-name-values';

/** The filings that are made to change one thing on record. */
type ChangeFiling = 'amend' | 'chgpoa' | 'chgra';

/** The rows of filings that are asked for a change: any one of the three will do. */
const askedFor = <When extends object>(when: When, message: string) => [
  { when: { ...when, changesRecord: true }, then: null },
  { when: { ...when, changesRecord: false, hasText: true }, then: null },
  { when: { ...when, changesRecord: false, hasText: false, attaches: true }, then: null },
  { when: { ...when, changesRecord: false, hasText: false, attaches: false }, then: message },
];

/**
 * The problem of a filing that changes nothing; null for any other. LLCs and nonprofits share a rule with types that cannot be amended
 * online. Cooperative associations must give additional information, which is stricter.
 */
export const UNCHANGED_TABLE = defineTable<string | null>()({
  name: 'Filings that change nothing',
  source: 'W5-amend-change',
  hitPolicy: 'unique',
  inputs: {
    filingType: choice(FILING_TYPES),
    entityType: choice([...ENTITY_TYPES, '']),
    changesRecord: flag(),
    hasText: flag(),
    attaches: flag(),
  },
  rows: [
    { when: { filingType: { except: ['amend', 'chgpoa', 'chgra'] } }, then: null },
    { when: { filingType: 'amend', entityType: 'DC55' }, then: null },
    ...askedFor({ filingType: 'amend', entityType: { except: 'DC55' } } as const, AMENDMENT_MESSAGE),
    ...askedFor({ filingType: 'chgpoa' } as const, SAME_OFFICE_MESSAGE),
    ...askedFor({ filingType: 'chgra' } as const, SAME_AGENT_MESSAGE),
  ],
});

/**
 * Whether each of these filings changes what it is about. What a filing before it does to the office or the agent, when it takes
 * effect, this one may well be made to change back.
 */
const CHANGES: Readonly<Record<ChangeFiling, (filing: Filing) => boolean>> = {
  amend: ({ entityNameValues }) => changesName(entityNameValues),
  chgpoa: (filing) => changesPrincipalOffice(filing) || followsDelayedFiling(filing),
  chgra: (filing) => changesAgent(filing) || followsDelayedFiling(filing),
};

const isChangeFiling = (filingType: FilingType): filingType is ChangeFiling => filingType in CHANGES;

/**
 * The problem of a filing that leaves the name, the office or the agent as it is on record, without a text or an attachment
 * (W5-amend-change); null for a filing that changes something, or that is not made to change one thing.
 */
export const unchangedProblem = (
  filing: Filing,
  given: { hasText: boolean; attaches: boolean },
): string | null => {
  const { filingType, entityType } = filing;
  if (filingType === '') return null;
  const changesRecord = isChangeFiling(filingType) && CHANGES[filingType](filing);
  return evaluate(UNCHANGED_TABLE, { filingType, entityType, changesRecord, ...given });
};
