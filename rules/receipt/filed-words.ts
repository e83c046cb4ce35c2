import { formatDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { FORMATION_TYPES, isFormation } from '../filing/formations';

/** What a finished filing has done: staff look at it first, it takes effect on its day, or it has taken effect. */
type Standing = 'queued' | 'delayed' | 'inEffect';

/** Formations, and a filing of which nothing is known: what is said then is true of every filing. */
const NEW_ENTITY = [...FORMATION_TYPES, ''] as const;

/** What what's-next says of a finished filing. `{name}` is the entity's, `{day}` that of a delayed effect. */
export const FILED_WORDS_TABLE = defineTable<string>()({
  name: 'What is said of a finished filing',
  source: 'W2-whatsnext',
  hitPolicy: 'unique',
  inputs: { filingType: choice([...FILING_TYPES, '']), standing: choice(['queued', 'delayed', 'inEffect']) },
  rows: [
    { when: { standing: 'queued' }, then: 'The document for {name} is queued for review.' },
    {
      when: { filingType: NEW_ENTITY, standing: ['delayed', 'inEffect'] },
      then: 'The document for {name} is on file.',
    },
    {
      when: { filingType: { except: NEW_ENTITY }, standing: 'delayed' },
      then: 'The document for {name} is on file. The record changes on {day}.',
    },
    {
      when: { filingType: ['amend', 'chgpoa', 'chgra'], standing: 'inEffect' },
      then: 'The change is on record for {name}.',
    },
    {
      when: { filingType: 'report', standing: 'inEffect' },
      then: 'The periodic report of {name} is on record.',
    },
    {
      when: { filingType: 'reinstate', standing: 'inEffect' },
      then: 'The reinstatement of {name} is on record.',
    },
    {
      when: { filingType: 'cure', standing: 'inEffect' },
      then: 'The statement curing the delinquency of {name} is on record.',
    },
  ],
});

export interface FiledFacts {
  /** Empty where it is not known. */
  filingType: FilingType | '';
  entityName: string;
  adminFraudCheck: boolean;
  /** When a delayed filing takes effect, ISO 8601; empty for one that took effect when it was filed. */
  effectiveDate: string;
}

const standingOf = ({ adminFraudCheck, effectiveDate }: FiledFacts, now: string): Standing => {
  if (adminFraudCheck) return 'queued';
  return Date.parse(effectiveDate) > Date.parse(now) ? 'delayed' : 'inEffect';
};

/**
 * What the filer reads of a finished filing (W2-whatsnext).
 * @param now ISO 8601 instant
 */
export const filedWords = (facts: FiledFacts, now: string): string =>
  evaluate(FILED_WORDS_TABLE, { filingType: facts.filingType, standing: standingOf(facts, now) })
    .replace('{name}', () => facts.entityName)
    .replace('{day}', () => formatDay(officeDay(facts.effectiveDate)));

/** Which periodic report the reminder is about: the first one of a new entity, else the one that is due next. */
export const reportInTurn = (filingType: FilingType | ''): 'first' | 'next' =>
  isFormation(filingType) ? 'first' : 'next';
