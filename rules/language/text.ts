/**
 * What stands at a place of a sentence. A text or a number is a value: a name, an address, an amount. It reads the same in every
 * language and is never looked up. What reads differently is a sentence, or a term, of ours. Several are joined with commas.
 */
export type Value = SingleValue | SingleValue[];
export type SingleValue = string | number | Sentence;
export type Values = Readonly<Record<string, Value>>;

/** A sentence of ours with named places, and what stands at them. Plain data: it is kept in slices and sent as it is. */
export interface Sentence {
  text: string;
  values: Values;
}

/** What is said to a reader: a text of ours as it is, or one with its values. It becomes words once, where it is shown or sent. */
export type Text = string | Sentence;

/** A text in a language by the English one. One that is not known stays as it is. */
export type LookUp = (english: string) => string;

/** The names in the braces of a sentence. */
type PlacesOf<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesOf<Rest>
  : never;

/**
 * A sentence with its values, which the compiler asks for by the places.
 * @example sentence('The periodic report of {name} is on record.', { name })
 */
export const sentence = <T extends string>(
  text: T,
  values: Readonly<Record<PlacesOf<T>, Value>>,
): Sentence => ({ text, values });

/** A text of ours as a value of a sentence: a term as "the name", or a sentence in another one. */
export const term = (said: Text): Sentence => (typeof said === 'string' ? { text: said, values: {} } : said);

/** Several values as people say them: "the name, the status and the registered agent". */
export function listed(values: readonly SingleValue[]): Value {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : sentence('{others} and {last}', { others: values.slice(0, -1), last });
}

export const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'object' && value !== null && 'text' in value && 'values' in value;

const wordsOfValue = (value: Value, lookUp: LookUp): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isSentence(value)) return textInWords(value, lookUp);
  return value.map((each) => wordsOfValue(each, lookUp)).join(', ');
};

/** A place, as `{page}`, and the period that may end the sentence behind it. */
const PLACE_AND_PERIOD = /\{(\w+)\}(\.?)/g;

/**
 * A text in words. Values are put in last, so that nothing in them is taken for a place. One that ends with a period, as "Acme Inc." does,
 * ends the sentence too.
 * @param lookUp finds our own texts in the reader's language; none of the values is given to it
 */
export function textInWords(said: Text, lookUp: LookUp): string {
  if (typeof said === 'string') return lookUp(said);
  const { text, values } = said;
  return lookUp(text).replace(PLACE_AND_PERIOD, (place, name: string, period: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return place;
    const words = wordsOfValue(value, lookUp);
    return words.endsWith('.') ? words : words + period;
  });
}

/** A text in the specification's English. */
export const englishOf = (said: Text): string => textInWords(said, (english) => english);

/** How a sentence stands in a problem and in an answer of the registry: finished in English, beside what it is made of. */
export interface Said {
  message: string;
  /** The sentence with its places; none where the message has none. */
  template?: string;
  params?: Values;
}

export const says = (said: Text): Said =>
  typeof said === 'string'
    ? { message: said }
    : { message: englishOf(said), template: said.text, params: said.values };

/** What a problem or an answer says, to be put into the reader's words. */
export const saidBy = ({ message, template, params }: Said): Text =>
  template === undefined ? message : { text: template, values: params ?? {} };
