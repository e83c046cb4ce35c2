import { formatLongDay } from '../calendar/format-day';
import { formatOfficeDateTime } from '../calendar/office-time';
import type { Coming, ComingCode } from '../filing/coming';
import { filingOfTransaction } from '../filing/filing-of-transaction';
import { declaredFiling } from '../filing/filing-type';

/** A filing in a few words: `A change of address`. */
export const nounOfTransaction = (transactionType: string): string => {
  const kind = filingOfTransaction(transactionType);
  return kind ? declaredFiling(kind.filingType).noun : 'A filing';
};

const SENTENCES: Readonly<Record<ComingCode, (noun: string, on: string) => string>> = {
  delayed: (noun, on) => `${noun} takes effect on ${formatOfficeDateTime(on)}.`,
  inReview: (noun) => `${noun} waits for review by the office.`,
  paying: (noun) => `${noun} is being paid for.`,
  late: (_noun, on) =>
    `The entity becomes noncompliant on ${formatLongDay(on)} unless its periodic report is filed before.`,
  delinquent: (_noun, on) =>
    `The entity becomes delinquent on ${formatLongDay(on)} unless its periodic report is filed before.`,
};

/** Something that is coming, as a sentence for everybody. */
export const comingSentence = ({
  code,
  on,
  transactionType,
}: Pick<Coming, 'code' | 'on' | 'transactionType'>): string =>
  SENTENCES[code](nounOfTransaction(transactionType), on);

/** What is to be said after that sentence: the day that was asked for, and the document number. */
export const comingNotes = ({ code, on, document }: Coming): string[] => [
  ...(code === 'inReview' && on !== ''
    ? [`It was filed to take effect on ${formatOfficeDateTime(on)}.`]
    : []),
  ...(document === '' ? [] : [`Document number ${document}.`]),
];
