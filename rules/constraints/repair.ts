import { plainForms, plainFormsNote } from './plain-forms';

/** A text as it is stored once its field is left, and the note to the filer about the change; empty without one. */
export interface Repaired {
  text: string;
  note: string;
}

/** How a field normalizes a text in addition to its plain form; returns the text itself where nothing changes. */
export type Repair = (text: string) => string;

/** The text without spaces around it, in its plain form unless it stays as typed, and as the field's own repair writes it (W5-trim). */
export const repaired = (typed: string, repair?: Repair, isAsTyped = false): Repaired => {
  const trimmed = typed.trim();
  const plain = isAsTyped ? trimmed : plainForms(trimmed);
  const text = repair ? repair(plain) : plain;
  const notes = [isAsTyped ? '' : plainFormsNote(trimmed), text !== plain ? `Read as ${text}.` : ''];
  return { text, note: notes.filter(Boolean).join(' ') };
};
