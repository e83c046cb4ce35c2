import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES, declaredFiling } from '../filing/filing-type';

/** The words of a filing for those who form its entity. */
interface FormerTexts {
  /** Heading of one of them on the review page. */
  noun: string;
  /** The question of their page. */
  lead: string;
  /** Above the list of them. */
  added: string;
  /** Above the form of a new one, and of one that is changed. */
  add: string;
  /** The button for one more. */
  another: string;
  edit: string;
  /** The filer's 'same as' (W2-same-as-former). */
  same: string;
}

const PERSONS: FormerTexts = {
  noun: 'Person',
  lead: 'Name everyone who forms the entity. At least one person is needed.',
  added: 'Persons added',
  add: 'Add a person',
  another: 'Add another person',
  edit: 'Edit this person',
  same: 'Same as a person forming the entity',
};

const INCORPORATORS: FormerTexts = {
  noun: 'Incorporator',
  lead: 'Name everyone who incorporates the entity. At least one incorporator is needed.',
  added: 'Incorporators added',
  add: 'Add an incorporator',
  another: 'Add another incorporator',
  edit: 'Edit this incorporator',
  same: 'Same as an incorporator',
};

const INCORPORATED = FILING_TYPES.filter((type) => declaredFiling(type).formedBy === 'incorporators');

export const FORMER_TEXTS_TABLE = defineTable<FormerTexts>()({
  name: 'How those who form an entity are called',
  source: 'W2-flow-dpc',
  hitPolicy: 'unique',
  inputs: { filingType: choice([...FILING_TYPES, '']) },
  rows: [
    { when: { filingType: INCORPORATED }, then: INCORPORATORS },
    { when: { filingType: { except: INCORPORATED } }, then: PERSONS },
  ],
});

/** How a filing calls those who form its entity: incorporators for corporations and cooperatives. */
export const formerTexts = (filingType: FilingType | ''): FormerTexts =>
  evaluate(FORMER_TEXTS_TABLE, { filingType });
