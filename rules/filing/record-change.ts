/** Parts of the record that filings change; a filing names those that it is about. */
export const RECORD_FACTS = [
  'name',
  'status',
  'principalOffice',
  'registeredAgent',
  'periodicReport',
] as const;
export type RecordFact = (typeof RECORD_FACTS)[number];

const WORDS: Readonly<Record<RecordFact, string>> = {
  name: 'the name',
  status: 'the status',
  principalOffice: 'the principal office address',
  registeredAgent: 'the registered agent',
  periodicReport: 'the periodic report that is due',
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/**
 * The message to a filer whose filing began before another one changed the same part of the record (reading 27). The filing continues from
 * review, which then shows the present record.
 */
export const recordChangedMessage = (changed: readonly RecordFact[]): string =>
  `Since this filing began, another filing changed ${listed(changed.map((fact) => WORDS[fact]))} on record. ` +
  'Compare this filing with the record as it is now. You can pay if it is still what you want to file.';
