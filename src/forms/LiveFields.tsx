import { Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { FormRulesContext, type FormRulesValue } from '../controls/fields/form-rules-context';

interface LiveFieldsProps<V extends FormikValues> {
  initialValues: V;
  /** The control of each field, by its name. */
  field: FormRulesValue['field'];
  children: ReactNode;
}

/** Fields that are sent nowhere: the page shows at once what follows from them (`useFormikContext<V>()`). */
export function LiveFields<V extends FormikValues>({ initialValues, field, children }: LiveFieldsProps<V>) {
  return (
    <Formik<V> initialValues={initialValues} onSubmit={() => undefined}>
      <FormRulesContext value={{ field }}>{children}</FormRulesContext>
    </Formik>
  );
}
