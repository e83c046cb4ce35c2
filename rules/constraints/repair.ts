import { plainForms, plainFormsNote } from './plain-forms';

/** A text as it is kept once its field is left, and what the filer is told of the change; empty where there is nothing to tell. */
export interface Repaired {
  text: string;
  note: string;
}

/** What a field makes of a text in addition to its plain form; the text itself where it makes nothing of it. */
export type Repair = (text: string) => string;

/** The text without spaces around it, in its plain form unless it stays as typed, and as the field's own repair writes it (W5-trim). */
export const repaired = (typed: string, repair?: Repair, isAsTyped = false): Repaired => {
  const trimmed = typed.trim();
  const plain = isAsTyped ? trimmed : plainForms(trimmed);
  const text = repair ? repair(plain) : plain;
  const notes = [isAsTyped ? '' : plainFormsNote(trimmed), text !== plain ? `Read as ${text}.` : ''];
  return { text, note: notes.filter(Boolean).join(' ') };
};
