import type { RecordFact } from '../record/facts';
import { listed, sentence, term, type Text, type Value } from '../language/text';

/** A part of the record that a filing is about and did not set, and the document that has set it. */
export interface OvertakenFact {
  fact: RecordFact;
  /** Document number; empty where a due day, and no filing, has set it. */
  document: string;
}

const WORDS: Readonly<Record<RecordFact, string>> = {
  name: 'the name',
  status: 'the status',
  principalOffice: 'the principal office address',
  mailingAddress: 'the mailing address',
  registeredAgent: 'the registered agent',
  periodicReport: 'the periodic report that is due',
};

/** What changes the record: a filing, or a due day that the office's clock has passed. */
export type ChangeCause = 'filing' | 'dueDay';

/** Parts of the record in words: `the name, the status and the registered agent`. */
export const listOfFacts = (facts: readonly RecordFact[]): Value =>
  listed(facts.map((fact) => term(WORDS[fact])));

/**
 * The message to a filer about a part of the record that has changed since the filing began (reading 27). The filing continues from review,
 * which then shows the present record.
 */
export const factChangedMessage = (fact: RecordFact, cause: ChangeCause): Text =>
  ({
    filing: sentence('Since this filing began, another filing changed {facts} on record.', {
      facts: term(WORDS[fact]),
    }),
    dueDay: sentence('Since this filing began, a due day has passed that changed {facts} on record.', {
      facts: term(WORDS[fact]),
    }),
  })[cause];
