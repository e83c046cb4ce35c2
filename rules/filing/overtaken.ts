import { sentence, type Text, type Value } from '../language/text';
import { listOfFacts, type OvertakenFact } from './record-change';

/** Who reads what a filing that was approved late does not set: staff before they decide, anyone in the history, the filer by mail. */
export type OvertakenReader = 'staff' | 'history' | 'filer';

/** A sentence about facts that a document has set since, and one where a due day has set them and no document. */
interface Sentences {
  document: (facts: Value, document: string) => Text;
  dueDay: (facts: Value) => Text;
}

const SENTENCES: Readonly<Record<OvertakenReader, Sentences>> = {
  staff: {
    document: (facts, document) =>
      sentence(
        'If you approve this filing, it does not change {facts}: document {document} has changed that since this filing was received.',
        { facts, document },
      ),
    dueDay: (facts) =>
      sentence(
        'If you approve this filing, it does not change {facts}: a due day has changed that since this filing was received.',
        { facts },
      ),
  },
  history: {
    document: (facts, document) =>
      sentence('Did not change {facts}, which document {document} had changed since.', { facts, document }),
    dueDay: (facts) => sentence('Did not change {facts}, which a due day had changed since.', { facts }),
  },
  filer: {
    document: (facts, document) =>
      sentence(
        'Your filing did not change {facts} on record: document {document} had changed that since your filing was received.',
        { facts, document },
      ),
    dueDay: (facts) =>
      sentence(
        'Your filing did not change {facts} on record: a due day had changed that since your filing was received.',
        { facts },
      ),
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
export const overtakenSentences = (overtaken: readonly OvertakenFact[], reader: OvertakenReader): Text[] => {
  const documents = [...new Set(overtaken.map(({ document }) => document))];
  return documents.map((document) => {
    const facts = listOfFacts(overtaken.flatMap((one) => (one.document === document ? [one.fact] : [])));
    const { document: byDocument, dueDay } = SENTENCES[reader];
    return document === '' ? dueDay(facts) : byDocument(facts, document);
  });
};
