import { createContext, useContext } from 'react';
import type { FieldRow } from '#rules';

/**
 * What the controls of one form know of its rules: the row of a field by its formik path
 * (`streetAddress.address1`). The frame of the form provides it; a control without a row needs a `label` of its own.
 */
export interface FormRulesValue {
  field(path: string): FieldRow | undefined;
  /** What is wrong with the values now, as formik's tree of messages. */
  errors?(values: unknown): unknown;
  /** Prefix of the fields' ids, needed where two forms with the same paths share a page. */
  idPrefix?: string;
}

const noRules: FormRulesValue = { field: () => undefined };

export const FormRulesContext = createContext<FormRulesValue>(noRules);

/** The row of a field in the form around, or nothing. */
export const useFieldRow = (path: string): FieldRow | undefined => useContext(FormRulesContext).field(path);

/**
 * The id of the control of a path; for a group of radios, of its first radio.
 * @example fieldId('formers[0].name') // 'formers-0-name'
 */
export const fieldId = (path: string, prefix = ''): string =>
  prefix + path.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '');

/** The id of the control of a path in the form around. */
export const useFieldId = (path: string): string => fieldId(path, useContext(FormRulesContext).idPrefix);

/** The control of a path; for a part of a control that has none of its own, the control around it. */
export const controlOf = (path: string, idPrefix?: string): HTMLElement | null => {
  const control = document.getElementById(fieldId(path, idPrefix));
  const around = path.replace(/(\.|\[)[^.[]*$/, '');
  return control || around === path ? control : controlOf(around, idPrefix);
};
