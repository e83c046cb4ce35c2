import { longDay } from '../calendar/format-day';
import { formatOfficeDateTime } from '../calendar/office-time';
import type { Coming, ComingCode } from '../filing/coming';
import { filingOfTransaction } from '../filing/filing-of-transaction';
import { declaredFiling } from '../filing/filing-type';
import { sentence, term, type Sentence, type Text } from '../language/text';

/** A filing in a few words: `A change of address`. */
export const nounOfTransaction = (transactionType: string): string => {
  const kind = filingOfTransaction(transactionType);
  return kind ? declaredFiling(kind.filingType).noun : 'A filing';
};

const SENTENCES: Readonly<Record<ComingCode, (filing: Sentence, on: string) => Text>> = {
  delayed: (filing, on) =>
    sentence('{filing} takes effect on {moment}.', { filing, moment: formatOfficeDateTime(on) }),
  inReview: (filing) => sentence('{filing} waits for review by the office.', { filing }),
  paying: (filing) => sentence('{filing} is being paid for.', { filing }),
  late: (_filing, on) =>
    sentence('The entity becomes noncompliant on {day} unless its periodic report is filed before.', {
      day: term(longDay(on)),
    }),
  delinquent: (_filing, on) =>
    sentence('The entity becomes delinquent on {day} unless its periodic report is filed before.', {
      day: term(longDay(on)),
    }),
};

/** Something that is coming, as a sentence for everybody. */
export const comingSentence = ({
  code,
  on,
  transactionType,
}: Pick<Coming, 'code' | 'on' | 'transactionType'>): Text =>
  SENTENCES[code](term(nounOfTransaction(transactionType)), on);

/** The document of a filing that is coming. */
export const comingDocument = ({ document }: Pick<Coming, 'document'>): Text =>
  sentence('Document number {document}.', { document });

/** What is to be said after that sentence: the day that was asked for, and the document number. */
export const comingNotes = (coming: Coming): Text[] => [
  ...(coming.code === 'inReview' && coming.on !== ''
    ? [sentence('It was filed to take effect on {moment}.', { moment: formatOfficeDateTime(coming.on) })]
    : []),
  ...(coming.document === '' ? [] : [comingDocument(coming)]),
];
