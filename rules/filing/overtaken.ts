import { listOfFacts, type OvertakenFact } from './record-change';

/** Who reads what a filing that was approved late does not set: staff before they decide, anyone in the history, the filer by mail. */
export type OvertakenReader = 'staff' | 'history' | 'filer';

/** A sentence about facts that a document has set since, and one where a due day has set them and no document. */
interface Sentences {
  document: (facts: string, document: string) => string;
  dueDay: (facts: string) => string;
}

const SENTENCES: Readonly<Record<OvertakenReader, Sentences>> = {
  staff: {
    document: (facts, document) =>
      `If you approve this filing, it does not change ${facts}: document ${document} has changed that since this filing was received.`,
    dueDay: (facts) =>
      `If you approve this filing, it does not change ${facts}: a due day has changed that since this filing was received.`,
  },
  history: {
    document: (facts, document) => `Did not change ${facts}, which document ${document} had changed since.`,
    dueDay: (facts) => `Did not change ${facts}, which a due day had changed since.`,
  },
  filer: {
    document: (facts, document) =>
      `Your filing did not change ${facts} on record: document ${document} had changed that since your filing was received.`,
    dueDay: (facts) =>
      `Your filing did not change ${facts} on record: a due day had changed that since your filing was received.`,
  },
};

/**
 * Whether an approval leaves out no more than who approves it has read: what has set a fact meanwhile is looked at first (reading 41).
 * @param told what the review has said that an approval would not change
 */
export const isOvertakingTold = (
  overtaken: readonly OvertakenFact[],
  told: readonly OvertakenFact[],
): boolean =>
  overtaken.every(({ fact, document }) =>
    told.some((known) => known.fact === fact && known.document === document),
  );

/**
 * What a filing that is approved after others have taken effect does not set (reading 41), a sentence for each document that has set it;
 * none where it sets everything that it is about.
 */
export const overtakenSentences = (
  overtaken: readonly OvertakenFact[],
  reader: OvertakenReader,
): string[] => {
  const documents = [...new Set(overtaken.map(({ document }) => document))];
  return documents.map((document) => {
    const facts = listOfFacts(overtaken.flatMap((one) => (one.document === document ? [one.fact] : [])));
    const { document: byDocument, dueDay } = SENTENCES[reader];
    return document === '' ? dueDay(facts) : byDocument(facts, document);
  });
};
