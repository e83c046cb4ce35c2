import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useFieldId } from './field-id';
import { useFieldRow } from './form-rules-context';
import { sentenceCase } from './sentence-case';

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
