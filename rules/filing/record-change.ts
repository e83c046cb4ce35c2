/** Parts of the record that filings change; a filing names those that it is about. */
export const RECORD_FACTS = [
  'name',
  'status',
  'principalOffice',
  'registeredAgent',
  'periodicReport',
] as const;
export type RecordFact = (typeof RECORD_FACTS)[number];

/** Which part of the record each of its facts belongs to; null for what is no public fact. */
export const PART_OF_FACT = {
  name: 'name',
  statutoryLanguage: 'name',
  status: 'status',
  principalOffice: 'principalOffice',
  registeredAgent: 'registeredAgent',
  reportMonth: 'periodicReport',
  reportDue: 'periodicReport',
  secureFiling: null,
} as const satisfies Readonly<Record<string, RecordFact | null>>;

/** A fact of the record: the smallest thing that a filing sets. */
export type FactName = keyof typeof PART_OF_FACT;

/** The parts of the record that these facts belong to, each once, in the order in which they are named. */
export const partsOfFacts = (facts: readonly FactName[]): RecordFact[] =>
  RECORD_FACTS.filter((part) => facts.some((fact) => PART_OF_FACT[fact] === part));

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
  registeredAgent: 'the registered agent',
  periodicReport: 'the periodic report that is due',
};

/** What changes the record: a filing, or a due day that the office's clock has passed. */
export type ChangeCause = 'filing' | 'dueDay';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Parts of the record in words: `the name, the status and the registered agent`. */
export const listOfFacts = (facts: readonly RecordFact[]): string => listed(facts.map((fact) => WORDS[fact]));

/**
 * The message to a filer about a part of the record that has changed since the filing began (reading 27). The filing continues from review,
 * which then shows the present record.
 */
export const factChangedMessage = (fact: RecordFact, cause: ChangeCause): string =>
  ({
    filing: `Since this filing began, another filing changed ${WORDS[fact]} on record.`,
    dueDay: `Since this filing began, a due day has passed that changed ${WORDS[fact]} on record.`,
  })[cause];
