import { isSentence, type Text } from '#rules';
import { useField } from 'formik';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { translate, translated } from '../../language/translate';
import { announce } from '../alerts/announcer';
import { useFieldId, useFieldRow } from './form-rules-context';
import { afterPress } from './after-press';

/** The props of every control. The label is the row's unless given here. */
export interface ControlProps {
  /** Formik's dotted path. */
  name: string;
  label?: string;
  hint?: ReactNode | Text;
  required?: boolean;
}

/**
 * Binds a control to formik and to its row: value, label, limit, the error and the ids that tie hint and error to it.
 * An error shows as soon as formik has one: forms validate on submit only, so it is never shown early.
 */
export function useControl<V>({ name, label, hint, required }: ControlProps) {
  const [field, meta, helpers] = useField<V>(name);
  const row = useFieldRow(name);
  const id = useFieldId(name);
  const error = isText(meta.error) ? translate(meta.error) : undefined;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const [changed, setChanged] = useState({ note: '', text: '' });
  // A message about a text does not apply to another text.
  const note = changed.note !== '' && changed.text === field.value ? changed.note : undefined;
  const noteId = note === undefined ? undefined : `${id}-note`;
  /** Trims the input and normalizes it; says what was changed apart from the spaces (W5-trim). */
  const leave = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const typed = event.target.value;
    const { text, notes } = row?.repair?.(typed) ?? { text: typed.trim(), notes: [] };
    if (text !== typed) void helpers.setValue(text as V);
    if (notes.length > 0) {
      const said = notes.map((each) => translate(each)).join(' ');
      // The note pushes down what follows it, including the element that is being pressed.
      afterPress(() => setChanged({ note: said, text }));
      announce(said);
    }
    field.onBlur(event);
  };
  const errorId = error === undefined ? undefined : `${id}-error`;
  return {
    field,
    helpers,
    id,
    label: translate(label ?? sentenceCase(row?.label ?? '')),
    hint: translated(hint),
    hintId,
    error,
    errorId,
    note,
    noteId,
    isRequired: required ?? row?.required ?? false,
    maxLength: row?.maxLength,
    leave,
    /** For `aria-describedby`: the hint, then what is given, what was changed, then the error. */
    describedBy: (...others: (string | undefined)[]) =>
      [hintId, ...others, noteId, errorId].filter(Boolean).join(' ') || undefined,
  };
}

/** A row's label as it is shown above a field: `'first name'` becomes `'First name'`. */
const sentenceCase = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** What a text input binds to: a value that is never undefined, and what happens when the field is left. */
export const textInput = ({ field, leave }: Pick<Control, 'field' | 'leave'>) => ({
  name: field.name,
  value: field.value ?? '',
  onChange: field.onChange,
  onBlur: leave,
});

type Control = ReturnType<typeof useControl<string>>;

/** What formik keeps at a field in error; its own types know strings alone. */
const isText = (error: unknown): error is Text => typeof error === 'string' || isSentence(error);

/** A sentence of a broken rule and the path of its field. */
export interface FieldProblem {
  path: string;
  message: Text;
}

/**
 * Formik's tree of errors as a list, in the tree's own order, which is the order of the fields on the page.
 * @example errorList({ name: 'Enter a name.', address: { city: 'Enter the city.' } }) // paths 'name', 'address.city'
 */
export function errorList(errors: unknown, path = ''): FieldProblem[] {
  if (isText(errors)) return [{ path, message: errors }];
  if (Array.isArray(errors)) return errors.flatMap((item, index) => errorList(item, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    errorList(value, path === '' ? key : `${path}.${key}`),
  );
}
