import { Form, Formik, type FormikErrors } from 'formik';
import { useNavigate } from 'react-router-dom';
import { ENTITY_ID_MAX_LENGTH, entityIdAsTyped, isEntityIdInput } from '#rules';
import { Button, ButtonRow } from '../controls/Button';
import { FormRulesContext } from '../controls/form-rules-context';
import { TextField } from '../controls/TextField';

interface Values {
  entityId: string;
}

const entityIdRow = { label: 'Entity ID', required: true, maxLength: ENTITY_ID_MAX_LENGTH };

const idOf = ({ entityId }: Values): string => entityIdAsTyped(entityId.trim());

const validate = (values: Values): FormikErrors<Values> =>
  isEntityIdInput(idOf(values)) ? {} : { entityId: 'Enter an ID number, digits only.' };

/** A box for the ID of an entity on record, which leads to its record: the forms that can be filed for it are listed there. */
export function EntityRecordBox() {
  const navigate = useNavigate();
  return (
    <section className="card narrow">
      <h2>File for an entity on record</h2>
      <p>
        To report, change or cure something of an entity that exists, enter its ID number. Its record lists
        the forms that can be filed for it.
      </p>
      <Formik<Values>
        initialValues={{ entityId: '' }}
        validateOnBlur={false}
        validateOnChange={false}
        validate={validate}
        onSubmit={(values) => navigate(`/business/search/${idOf(values)}`)}
      >
        <FormRulesContext value={{ field: () => entityIdRow }}>
          <Form noValidate>
            <TextField
              name="entityId"
              hint="Digits only, as on a receipt"
              inputMode="numeric"
              autoComplete="off"
              width="medium"
            />
            <ButtonRow>
              <Button type="submit" variant="primary">
                See its forms
              </Button>
            </ButtonRow>
          </Form>
        </FormRulesContext>
      </Formik>
    </section>
  );
}
