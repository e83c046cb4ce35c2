import { Form, Formik, type FormikErrors } from 'formik';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { Button, ButtonRow } from '../controls/Button';
import { TextField } from '../controls/TextField';
import { clockMoveRequested } from './developer-slice';

interface Values {
  instant: string;
}

const validate = ({ instant }: Values): FormikErrors<Values> =>
  Number.isNaN(Date.parse(instant)) ? { instant: 'Enter a date and time as 2026-12-01T09:00:00Z.' } : {};

/** Moves the server's clock, so that what happens with time can be tried. */
export function ClockForm() {
  const dispatch = useAppDispatch();
  const clock = useAppSelector((state) => state.developer.clock);
  return (
    <section>
      <h3>Clock</h3>
      <p role="status">
        {clock
          ? `The server's clock says ${clock.now}${clock.isMoved ? ' (moved)' : ''}.`
          : 'Asking the server…'}
      </p>
      <Formik<Values>
        initialValues={{ instant: '' }}
        validateOnBlur={false}
        validateOnChange={false}
        validate={validate}
        onSubmit={({ instant }) => {
          dispatch(clockMoveRequested({ now: new Date(instant).toISOString() }));
        }}
      >
        <Form noValidate>
          <TextField name="instant" label="Move the clock to" hint="As 2026-12-01T09:00:00Z" width="medium" />
          <ButtonRow>
            <Button type="submit">Move</Button>
            <Button onClick={() => dispatch(clockMoveRequested({ now: null }))}>Back to the real time</Button>
          </ButtonRow>
        </Form>
      </Formik>
    </section>
  );
}
