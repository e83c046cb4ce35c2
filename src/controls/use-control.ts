import { useField, type FieldHelperProps, type FieldInputProps } from 'formik';
import type { ReactNode, FocusEvent } from 'react';
import { useFieldId, useFieldRow } from './form-rules-context';

/** What every control takes. The label is the row's unless given here. */
export interface ControlProps {
  /** Formik's dotted path. */
  name: string;
  label?: string;
  hint?: ReactNode;
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
  const error = typeof meta.error === 'string' ? meta.error : undefined;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return {
    field,
    helpers,
    id,
    label: label ?? sentenceCase(row?.label ?? ''),
    hint,
    hintId,
    error,
    errorId,
    isRequired: required ?? row?.required ?? false,
    maxLength: row?.maxLength,
    /** For `aria-describedby`: the hint, then what is given, then the error. */
    describedBy: (...others: (string | undefined)[]) =>
      [hintId, ...others, errorId].filter(Boolean).join(' ') || undefined,
  };
}

/** A row's label as it is shown above a field: `'first name'` becomes `'First name'`. */
const sentenceCase = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** What a text input binds to: a value that is never undefined, and trimming when the field is left (W5-trim). */
export const trimmedText = (field: FieldInputProps<string>, helpers: FieldHelperProps<string>) => ({
  name: field.name,
  value: field.value ?? '',
  onChange: field.onChange,
  onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const trimmed = event.target.value.trim();
    if (trimmed !== field.value) void helpers.setValue(trimmed);
    field.onBlur(event);
  },
});

/** A sentence of a broken rule and the path of its field. */
interface FieldProblem {
  path: string;
  message: string;
}

/**
 * Formik's tree of errors as a list, in the tree's own order, which is the order of the fields on the page.
 * @example errorList({ name: 'Enter a name.', address: { city: 'Enter the city.' } }) // paths 'name', 'address.city'
 */
export function errorList(errors: unknown, path = ''): FieldProblem[] {
  if (typeof errors === 'string') return [{ path, message: errors }];
  if (Array.isArray(errors)) return errors.flatMap((item, index) => errorList(item, `${path}[${index}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    errorList(value, path === '' ? key : `${path}.${key}`),
  );
}
