import { editDistance, lookUp, UnknownNoun } from '../vocabulary/look-up';
import { parameterType } from './parameter-type';
import type { ParameterType } from './parameter-type';

const FILLERS: Record<string, string> = {
  letters: 'a',
  digits: '5',
  spaces: ' ',
  capitals: 'A',
  tabs: '\t',
  'line breaks': '\n',
  'Windows line breaks': '\r\n',
  'unit separators': '\u001f',
  'delete characters': '\u007f',
  'zero-width spaces': '\u200b',
  'non-breaking spaces': '\u00a0',
  'soft hyphens': '\u00ad',
};
/** A text in brackets; where they are not closed, all that follows. */
const BRACKETED = /\[([^\]]*)(\]|$)/g;
/** How many, with or without the commas of thousands, and of what. */
const PLACEHOLDER = /^(\d{1,3}(?:,\d{3})+|\d+) (\S.*)$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
/** Empty where the record has no such day. */
const DAY = /^(\d{4}-\d\d-\d\d)?$/;
const LETTERS_OF_A_SLIP = 1;

/** What fillers are made of, without the plural: `letter`, `break`. */
const FILLED = Object.keys(FILLERS).flatMap((filler) => /\w+(?=s$)/.exec(filler) ?? []);

const isNearFiller = (word: string): boolean =>
  FILLED.some((filler) => editDistance(filler, word.toLowerCase().replace(/s$/, '')) <= LETTERS_OF_A_SLIP);

/** Whether a text in brackets was meant as a placeholder: it counts something, or nearly names a unit. */
const isMeant = (text: string): boolean =>
  /\d/.test(text) || (text.match(/[A-Za-z]+/g) ?? []).some(isNearFiller);

/**
 * `[200 letters]` stands for two hundred letters, so that a table can show a limit instead of its text, and what does not show. Other texts
 * in brackets are texts.
 * @throws {Error} for one without a number
 * @throws UnknownNoun for what only looks like a placeholder, which would else be tested as the text that it is
 */
export const expandPlaceholders = (text: string): string =>
  text.replace(BRACKETED, (whole, inside: string, end: string) => {
    const [, count = '', of = inside] = (end && PLACEHOLDER.exec(inside)) || [];
    if (count) return lookUp('placeholder', FILLERS, of).repeat(Number(count.replaceAll(',', '')));
    if (inside in FILLERS) throw new Error(`How many? "[${inside}]" needs a number, as "[3 ${inside}]".`);
    return isMeant(inside) ? lookUp('placeholder', FILLERS, inside) : whole;
  });

/**
 * A day or a moment as it is written.
 * @throws UnknownNoun for any other text: compared with a day, it would read as if nothing had happened yet
 */
const written =
  (kind: string, form: RegExp, example: string) =>
  (text: string): string => {
    if (text === '' && form.test(text)) return text;
    const day = new Date(text.slice(0, 10));
    const isDay = !Number.isNaN(day.getTime()) && text.startsWith(day.toISOString().slice(0, 10));
    if (!form.test(text) || !isDay || Number.isNaN(Date.parse(text)))
      throw new UnknownNoun(kind, text, [example]);
    return text;
  };

/** Texts as typed or shown, in quotation marks; quotation marks inside need no escape. */
export const TEXT_TYPES: readonly ParameterType[] = [
  parameterType('text', /"(.*)"/, expandPlaceholders),
  parameterType('instant', /"(.*)"/, written('moment by universal time', INSTANT, '2027-06-01T05:59:00Z')),
  parameterType('day', /"(.*)"/, written('day', DAY, '2027-05-31')),
];
