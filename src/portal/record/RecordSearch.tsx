import { Form, Formik, type FormikErrors } from 'formik';
import { useNavigate } from 'react-router-dom';
import { isEntityIdInput, PATHS, queryString, SEARCH_MAX_LENGTH } from '#rules';
import { Button, ButtonRow } from '../../controls/Button';
import { TextField } from '../../controls/TextField';
import { recordPath } from '../message-pages';

interface Values {
  text: string;
}

/** The address of the search for a text in names. */
export const searchPath = (name: string): string => `${PATHS.search}${queryString({ name })}`;

const validate = ({ text }: Values): FormikErrors<Values> => {
  const { length } = text.trim();
  if (length === 0) return { text: 'Enter a name or an ID number.' };
  return length > SEARCH_MAX_LENGTH ? { text: `Must be at most ${SEARCH_MAX_LENGTH} characters` } : {};
};

/** One box for a name or an ID number; digits only are an ID number. */
export function RecordSearch({ text = '' }: { text?: string }) {
  const navigate = useNavigate();
  const search = (wanted: string) =>
    navigate(isEntityIdInput(wanted) ? recordPath(wanted) : searchPath(wanted));
  return (
    <Formik<Values>
      enableReinitialize
      initialValues={{ text }}
      validateOnBlur={false}
      validateOnChange={false}
      validate={validate}
      onSubmit={(values) => search(values.text.trim())}
    >
      <Form className="card" noValidate role="search">
        <TextField
          name="text"
          label="Name or ID number"
          hint="A part of the name is enough. An ID number has digits only."
          autoComplete="off"
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
