import { Form, type FormikFormProps } from 'formik';
import type { ReactNode } from 'react';
import { useFilledIn } from './use-filled-in';

/** The form of a frame: what its controls hold is taken, even where it was filled in without an event. */
export const FieldsForm = (props: FormikFormProps) => (
  <Form noValidate {...props} ref={useFilledIn<HTMLFormElement>()} />
);

/** Fields of another formik than that of the form in which they stand. */
export const OtherFields = ({ children }: { children: ReactNode }) => (
  <div ref={useFilledIn<HTMLDivElement>()}>{children}</div>
);
