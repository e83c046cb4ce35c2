import { sentence, term, type Text } from '../language/text';
import { composed } from './characters';

/** A kind of characters that word processors, telephones and other keyboards write for plain ones. */
interface PlainForm {
  /** The name shown to filers. */
  name: string;
  from: RegExp;
  /** The plain form of a character. */
  to: (character: string) => string;
}

/** Distance of the full-width characters from the plain ones, which stand in the same order. */
const FULL_WIDTH = 0xfee0;

/**
 * Characters that mean the same as a plain one, and are kept as that. Letters with accents and those of other scripts are not among
 * them: the law does not allow those in a name, so they are refused and named (W5-ascii).
 */
export const PLAIN_FORMS: readonly PlainForm[] = [
  { name: 'typographic quotation marks', from: /[\u201c-\u201f\u2033\u00ab\u00bb]/g, to: () => '"' },
  { name: 'typographic apostrophes', from: /[\u2018-\u201b\u2032\u02bc\u02bb\u00b4]/g, to: () => "'" },
  { name: 'typographic dashes', from: /[\u2010-\u2015\u2212]/g, to: () => '-' },
  { name: 'an ellipsis', from: /\u2026/g, to: () => '...' },
  { name: 'special spaces', from: /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, to: () => ' ' },
  { name: 'special line breaks', from: /[\v\f\u0085\u2028\u2029]/g, to: () => '\n' },
  {
    name: 'full-width characters',
    from: /[\uff01-\uff5e]/g,
    to: (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH),
  },
];

const plain = (text: string, { from, to }: PlainForm): string => text.replace(from, to);

/** Characters that only tell a program how to lay a text out: soft hyphens, joiners, marks of direction. They come along with a copied text. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/**
 * A text with the plain forms of its characters, without those that never show, and its letters composed with their accents, which looks
 * the same and is not told.
 * @example plainForms('Peaks – “Best”') // 'Peaks - "Best"'
 */
export const plainForms = (text: string): string =>
  PLAIN_FORMS.reduce(plain, composed(withoutInvisible(text)));

/** The notes to a filer whose text was changed to its plain form; none where nothing changed. */
export const plainFormsNotes = (text: string): Text[] => {
  const kinds = PLAIN_FORMS.filter((form) => plain(text, form) !== text).map(({ name }) => term(name));
  return [
    ...(kinds.length === 0 ? [] : [sentence('Changed to plain characters: {kinds}.', { kinds })]),
    ...(withoutInvisible(text) === text ? [] : ['Characters that do not show were removed.']),
  ];
};
