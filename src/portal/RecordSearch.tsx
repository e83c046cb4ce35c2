import { Form, Formik, type FormikErrors } from 'formik';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonRow } from '../controls/Button';
import { isEntityIdInput } from '#rules';
import { TextField } from '../controls/TextField';
import { recordPath } from './message-pages';

interface Values {
  entityId: string;
}

const validate = ({ entityId }: Values): FormikErrors<Values> =>
  isEntityIdInput(entityId.trim()) ? {} : { entityId: 'Enter an ID number, digits only.' };

/** One box for the ID number of an entity. */
export function RecordSearch() {
  const navigate = useNavigate();
  return (
    <Formik<Values>
      initialValues={{ entityId: '' }}
      validateOnBlur={false}
      validateOnChange={false}
      validate={validate}
      onSubmit={({ entityId }) => navigate(recordPath(entityId.trim()))}
    >
      <Form className="card" noValidate role="search">
        <TextField
          name="entityId"
          label="Entity ID number"
          hint="Digits only, as on a receipt"
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          required
        />
        <ButtonRow>
          <Button type="submit" variant="primary">
            Search
          </Button>
        </ButtonRow>
      </Form>
    </Formik>
  );
}
