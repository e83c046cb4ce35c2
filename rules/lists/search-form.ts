import { PII_ID_LENGTH, SEARCH_MAX_LENGTH } from '../constants/limits';
import { formRules } from '../constraints/form-rules';
import { RECORD_NUMBER } from '../constraints/plain-number';
import { text } from '../constraints/rows';

/** The one box of a search. */
export interface SearchValues {
  text: string;
}

/** A search of the public record (A2-search). */
export const recordSearchRules = formRules<SearchValues>({
  rows: {
    text: text({
      label: 'Name or ID number',
      required: 'Enter a name or an ID number.',
      length: [1, SEARCH_MAX_LENGTH],
      characters: 'any',
      // Names are found by these alone: without any, no name was looked for, and none can be denied.
      pattern: [/[a-z0-9]/i, 'Enter at least one letter from A to Z or a digit.'],
      repair: RECORD_NUMBER,
    }),
  },
});

/** A search among the requests to remove personal data (reading 36): as long as a number may be; empty finds all of them. */
export const requestSearchRules = formRules<SearchValues>({
  rows: {
    text: text({
      label: 'Entity ID, document ID or name',
      length: [0, PII_ID_LENGTH[1]],
      characters: 'any',
    }),
  },
});
