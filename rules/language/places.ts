/** What may stand at a place of a text. */
export interface Place {
  /** The expression that its values match. */
  form: string;
  /**
   * What its values are. A term of ours, or several, has no values in it; a sentence of ours may have some. Both are looked up in their
   * turn, and so is a moment, which may be in words. A value stays as it is.
   */
  holds: 'term' | 'sentence' | 'moment' | 'value';
  /** Anything at all may stand there. */
  isOpen?: true;
}

const NUMBER: Place = { form: '[\\d,.]*\\d', holds: 'value' };
const MONEY: Place = { form: '\\$?[\\d,.]*\\d', holds: 'value' };
/** A day in digits or in words, perhaps with a time: nothing of a name that stands before it is taken for a part of it. */
const MOMENT: Place = {
  form: '(?:\\d[\\d/]*|[A-Z][a-z]+ \\d{1,2}, \\d{4})(?: \\d{1,2}:\\d\\d [AP]M M[SD]T)?',
  holds: 'moment',
};
/** The name of a file that is attached, or could be: such names have no other characters. */
const FILE_FORM = '[\\w .()-]*\\.\\w{3,4}';
const FILE: Place = { form: FILE_FORM, holds: 'value' };
const FILES: Place = { form: `${FILE_FORM}(?:, ${FILE_FORM})*`, holds: 'value' };
/** What the name of a file ends with: nothing, where it has no dot. */
const EXTENSION: Place = { form: '[\\w ()-]*', holds: 'value' };
const TERM: Place = { form: '[^]+?', holds: 'term' };
const SENTENCE: Place = { form: '[^]+?', holds: 'sentence' };
/**
 * A value of a person or of the record, such as a name. It stays as it is: a business may be called "Members". It is taken as long as it
 * can be, since a name may hold a part of a sentence, and a text of ours does not.
 */
const VALUE: Place = { form: '[^]+', holds: 'value', isOpen: true };

const placesOf = (place: Place, names: string): Record<string, Place> =>
  Object.fromEntries(names.split(' ').map((name) => [name, place]));

/** The places by their names; any other one holds a value. */
const PLACES: Readonly<Record<string, Place>> = {
  ...placesOf(
    NUMBER,
    'age count days dd document files from max megabytes min minutes number page pageCount to',
  ),
  ...placesOf(NUMBER, 'total yyyy'),
  ...placesOf(MONEY, 'amount fee seenFee'),
  ...placesOf(MOMENT, 'day moment'),
  ...placesOf(FILE, 'file'),
  ...placesOf(FILES, 'fileNames'),
  ...placesOf(EXTENSION, 'ending extension'),
  ...placesOf(
    TERM,
    'after before contents expected facts filing kind kinds label most noun place record status',
  ),
  ...placesOf(TERM, 'thing title type'),
  ...placesOf(SENTENCE, 'changes message names parts problem tasks'),
};

export const placeOf = (name: string): Place =>
  (Object.hasOwn(PLACES, name) ? PLACES[name] : undefined) ?? VALUE;

/** Whether a place takes numbers alone, so that a text with no other one is never found in a name. */
export const isNumberPlace = (name: string): boolean => placeOf(name) === NUMBER;
