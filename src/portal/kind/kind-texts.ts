import type { FittingKind, KindAnswers } from '#rules';
import { type Option, YES_NO_OPTIONS } from '../../controls/fields/lookups-context';

interface Question {
  question: string;
  options: readonly Option[];
}

export const KIND_QUESTIONS: Readonly<Record<keyof KindAnswers, Question>> = {
  purpose: {
    question: 'What is the business for?',
    options: [
      { value: 'profit', label: 'To make a profit for its owners' },
      { value: 'mission', label: 'A purpose other than profit, such as charity, a club or a congregation' },
      { value: 'patrons', label: 'To serve its members, who buy from it, sell to it or work in it' },
    ],
  },
  protects: {
    question: "Should the owners' own property be safe from the debts of the business?",
    options: YES_NO_OPTIONS,
  },
  sellsShares: { question: 'Will it have shares that can be sold to investors?', options: YES_NO_OPTIONS },
  hasCapitalStock: {
    question: 'Will its articles set out a capital stock that the members hold?',
    options: YES_NO_OPTIONS,
  },
};

interface KindResult {
  title: string;
  reason: string;
  /** Title and article of the statutes. */
  law: string;
}

export const KIND_RESULTS: Readonly<Record<FittingKind, KindResult>> = {
  llc: {
    title: 'A limited liability company (LLC) may fit',
    reason:
      'One owner or several, who are called members and run it themselves or choose managers. It has no shares.',
    law: 'Title 7, Article 80',
  },
  dpc: {
    title: 'A profit corporation may fit',
    reason: 'It belongs to its shareholders, who elect directors. Shares can be sold to investors.',
    law: 'Title 7, Articles 101 to 117',
  },
  dnc: {
    title: 'A nonprofit corporation may fit',
    reason: 'It has no owners, and what it earns serves its purpose. It may have members who vote.',
    law: 'Title 7, Articles 121 to 137',
  },
  dc55: {
    title: 'An Article 55 cooperative association may fit',
    reason: 'Its members hold its capital stock, and its articles say how that is divided.',
    law: 'Title 7, Article 55',
  },
  dc56: {
    title: 'An Article 56 cooperative may fit',
    reason: 'It belongs to the members who use it, and who govern it together.',
    law: 'Title 7, Article 56',
  },
  none: {
    title: 'You may need none of these',
    reason:
      'One person in business, or a general partnership, begins without a form here. The owners answer for its debts with what they own.',
    law: 'Title 7, Article 64',
  },
};
