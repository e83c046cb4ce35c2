import { sentence, type Text } from '../language/text';
import { plainForms, plainFormsNotes } from './plain-forms';

/** A text as it is stored once its field is left, and the notes to the filer about the changes. */
export interface Repaired {
  text: string;
  notes: readonly Text[];
}

/** How a field normalizes a text in addition to its plain form; returns the text itself where nothing changes. */
export type Repair = (text: string) => string;

interface RepairOptions {
  repair?: Repair;
  /** The text stays as typed but for the spaces around it. */
  isAsTyped?: boolean;
  /** Breaks of lines and tabs stay; a text of one line has spaces in their place. */
  isMultiline?: boolean;
}

const WHITE_SPACE = /[\t\r\n]+/g;
/** Without U+FEFF, which counts as a space and does not show. */
const SPACES_AROUND = /^[^\S\ufeff]+|[^\S\ufeff]+$/g;

/** The text without spaces around it, in its plain form unless it stays as typed, and as the field's own repair writes it (W5-trim). */
export const repaired = (
  typed: string,
  { repair = (text) => text, isAsTyped = false, isMultiline = false }: RepairOptions = {},
): Repaired => {
  const trimmed = typed.replace(SPACES_AROUND, '');
  const plain = isAsTyped ? trimmed : plainForms(trimmed);
  const line = isAsTyped || isMultiline ? plain : plain.replace(WHITE_SPACE, ' ');
  // What does not show may have stood around the text.
  const given = isAsTyped ? line : line.trim();
  const text = repair(given);
  return {
    text,
    notes: [
      ...(isAsTyped ? [] : plainFormsNotes(trimmed)),
      ...(text === given ? [] : [sentence('Read as {time}.', { time: text })]),
    ],
  };
};
