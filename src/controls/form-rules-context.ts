import { createContext, useContext } from 'react';
import type { FieldRow } from '#rules';

/**
 * What the controls of one form know of its rules: the row of a field by its formik path
 * (`streetAddress.address1`). The frame of the form provides it; a control without a row needs a `label` of its own.
 */
export interface FormRulesValue {
  field(path: string): FieldRow | undefined;
  /** Stands before the ids of the fields, where two forms with the same paths share a page. */
  idPrefix?: string;
}

const noRules: FormRulesValue = { field: () => undefined };

export const FormRulesContext = createContext<FormRulesValue>(noRules);

/** The row of a field in the form around, or nothing. */
export const useFieldRow = (path: string): FieldRow | undefined => useContext(FormRulesContext).field(path);
