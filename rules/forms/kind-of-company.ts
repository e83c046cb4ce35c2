import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { YesNo } from '../filing-parts/sections';
import type { FormationType } from '../filing/formations';

/** The purpose of a business. */
export const BUSINESS_PURPOSES = ['profit', 'mission', 'patrons'] as const;
export type BusinessPurpose = (typeof BUSINESS_PURPOSES)[number];

/** The founder's answers; empty while a question is open, or was not asked. */
export interface KindAnswers {
  purpose: BusinessPurpose | '';
  /** The owners' own property is not to answer for the debts of the business. */
  protects: YesNo;
  sellsShares: YesNo;
  hasCapitalStock: YesNo;
}

/** The result: one of the formations here, or a kind of business that needs no filing. */
export type FittingKind = FormationType | 'none';

/** Which kind of company fits what a founder wants, among those that can be formed here (W1-devhome-types). */
export const KIND_OF_COMPANY_TABLE = defineTable<FittingKind>()({
  name: 'Which kind of company fits',
  source: 'W1-devhome-types',
  hitPolicy: 'unique',
  inputs: {
    purpose: choice(BUSINESS_PURPOSES),
    protects: flag(),
    sellsShares: flag(),
    hasCapitalStock: flag(),
  },
  rows: [
    { when: { purpose: 'profit', protects: false }, then: 'none' },
    { when: { purpose: 'profit', protects: true, sellsShares: false }, then: 'llc' },
    { when: { purpose: 'profit', protects: true, sellsShares: true }, then: 'dpc' },
    { when: { purpose: 'mission' }, then: 'dnc' },
    { when: { purpose: 'patrons', hasCapitalStock: true }, then: 'dc55' },
    { when: { purpose: 'patrons', hasCapitalStock: false }, then: 'dc56' },
  ],
});

/** The questions, in their order. */
export type KindQuestion = keyof KindAnswers;

/** The question that is open: the first one on which the answer still depends; null when nothing more is asked. */
export const openKindQuestion = ({
  purpose,
  protects,
  sellsShares,
  hasCapitalStock,
}: KindAnswers): KindQuestion | null => {
  if (purpose === '') return 'purpose';
  if (purpose === 'patrons') return hasCapitalStock === '' ? 'hasCapitalStock' : null;
  if (purpose === 'mission') return null;
  if (protects === '') return 'protects';
  return protects === 'Y' && sellsShares === '' ? 'sellsShares' : null;
};

/** Which kind fits; null while a question is open. */
export const fittingKind = (answers: KindAnswers): FittingKind | null =>
  answers.purpose === '' || openKindQuestion(answers) !== null
    ? null
    : evaluate(KIND_OF_COMPANY_TABLE, {
        purpose: answers.purpose,
        protects: answers.protects === 'Y',
        sellsShares: answers.sellsShares === 'Y',
        hasCapitalStock: answers.hasCapitalStock === 'Y',
      });
