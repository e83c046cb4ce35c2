import { Form, useFormikContext, type FormikFormProps, type FormikValues } from 'formik';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { takeFilledIn } from './filled-in';

/** What somebody does next with a form that was filled in for them: goes on, presses something else, or types. */
const NEXT_EVENTS = ['click', 'input', 'submit'];

/** The form of a frame: what its controls hold is taken, even where it was filled in without an event. */
export function FieldsForm(props: FormikFormProps) {
  const { values } = useFormikContext<FormikValues>();
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });
  useEffect(() => {
    let isTaking = false;
    const take = ({ target }: Event) => {
      // What is told of a control is an event, too.
      if (isTaking || form.current === null) return;
      isTaking = true;
      try {
        takeFilledIn(form.current, latest.current, target);
      } finally {
        isTaking = false;
      }
    };
    // Of the whole document: Save and finish later stands beside the form. Before the form itself hears of it.
    for (const event of NEXT_EVENTS) document.addEventListener(event, take, { capture: true });
    return () => {
      for (const event of NEXT_EVENTS) document.removeEventListener(event, take, { capture: true });
    };
  }, []);
  return <Form noValidate {...props} ref={form} />;
}
