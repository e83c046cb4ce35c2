import { Form, Formik, type FormikErrors } from 'formik';
import { PII_ID_LENGTH } from '#rules';
import { Button, ButtonRow } from '../../controls/Button';
import { TextField } from '../../controls/TextField';

interface Values {
  search: string;
}

/** As long as a number may be. */
const [, MAX_LENGTH] = PII_ID_LENGTH;

const validate = ({ search }: Values): FormikErrors<Values> =>
  search.trim().length > MAX_LENGTH ? { search: `Must be at most ${MAX_LENGTH} characters` } : {};

/** One box for an ID number or words of a name; empty shows every request again. */
export const RequestsSearch = ({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (text: string) => void;
}) => (
  <Formik<Values>
    enableReinitialize
    initialValues={{ search }}
    validateOnBlur={false}
    validateOnChange={false}
    validate={validate}
    onSubmit={(values) => onSearch(values.search.trim())}
  >
    <Form className="card" noValidate role="search">
      <TextField
        name="search"
        label="Entity ID, document ID or name"
        hint="A whole ID number, or a part of the name of the record or of a filer."
        autoComplete="off"
      />
      <ButtonRow>
        <Button type="submit" variant="primary">
          Search
        </Button>
        {search !== '' && <Button onClick={() => onSearch('')}>Show all requests</Button>}
      </ButtonRow>
    </Form>
  </Formik>
);
