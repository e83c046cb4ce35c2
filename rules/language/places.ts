/** What may stand at a place of a text. */
interface Place {
  /** The expression that its values match. */
  form: string;
  /** Its values are texts of ours, which are looked up in their turn. */
  isText: boolean;
}

const NUMBER: Place = { form: '[\\d,.]*\\d', isText: false };
/** A day in digits or in words, perhaps with a time: nothing of a name that stands before it is taken for a part of it. */
const MOMENT: Place = {
  form: '(?:\\d[\\d/]*|[A-Z][a-z]+ \\d{1,2}, \\d{4})(?: \\d{1,2}:\\d\\d [AP]M M[SD]T)?',
  isText: true,
};
const TEXT: Place = { form: '[^]+?', isText: true };
/**
 * A value of a person or of the record, such as a name. It stays as it is: a business may be called "Members". It is taken as long as it
 * can be, since a name may hold a part of a sentence, and a text of ours does not.
 */
const VALUE: Place = { form: '[^]+', isText: false };

const placesOf = (place: Place, names: string): Record<string, Place> =>
  Object.fromEntries(names.split(' ').map((name) => [name, place]));

/** The places by their names; any other one holds a value. */
const PLACES: Readonly<Record<string, Place>> = {
  ...placesOf(NUMBER, 'age count days dd files max megabytes min minutes number page pageCount total yyyy'),
  ...placesOf(MOMENT, 'day moment'),
  ...placesOf(
    TEXT,
    'changes contents expected facts filing kind kinds label message most names noun parts place',
  ),
  ...placesOf(TEXT, 'problem record status subject tasks title'),
};

export const placeOf = (name: string): Place =>
  (Object.hasOwn(PLACES, name) ? PLACES[name] : undefined) ?? VALUE;

/** Whether a place takes numbers alone, so that a text with no other one is never found in a name. */
export const isNumberPlace = (name: string): boolean => placeOf(name) === NUMBER;
