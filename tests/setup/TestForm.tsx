import { Form, Formik, type FormikErrors, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { FieldRow } from '#rules';
import { FormRulesContext } from '../../src/controls/fields/form-rules-context';
import { type LookupOptions, LookupsContext } from '../../src/controls/fields/lookups-context';

const lookups: LookupOptions = {
  states: [
    { value: 'CO', label: 'CO - Colorado' },
    { value: 'WY', label: 'WY - Wyoming' },
  ],
  countries: [
    { value: 'US', label: 'United States' },
    { value: 'CA', label: 'Canada' },
  ],
  suffixes: [{ value: 'Jr.', label: 'Jr.' }],
};

interface TestFormProps {
  values: FormikValues;
  rows?: Record<string, FieldRow>;
  /** The errors of a submit. */
  errors?: FormikErrors<FormikValues>;
  onSubmit?: (values: FormikValues) => void;
  children: ReactNode;
}

/** A form around controls under test, set up as the frames of the application set theirs up. */
export const TestForm = ({
  values,
  rows = {},
  errors = {},
  onSubmit = () => undefined,
  children,
}: TestFormProps) => (
  <LookupsContext value={lookups}>
    <FormRulesContext value={{ field: (path) => rows[path] }}>
      <Formik
        initialValues={values}
        validateOnBlur={false}
        validateOnChange={false}
        validate={() => errors}
        onSubmit={onSubmit}
      >
        <Form noValidate>
          {children}
          <button type="submit">Next</button>
        </Form>
      </Formik>
    </FormRulesContext>
  </LookupsContext>
);
