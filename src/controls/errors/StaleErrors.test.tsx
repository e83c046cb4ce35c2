import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { ErrorSummary } from './ErrorSummary';
import { FormRulesContext } from '../fields/form-rules-context';
import { TextField } from '../fields/TextField';

// What is loaded with the first message is here already.
beforeAll(() => import('./StaleErrors'));

interface Values {
  city: string;
  zip: string;
}

const errorsOf = ({ city, zip }: Values) => ({
  ...(city === '' && { city: 'Enter the city.' }),
  ...(zip === '' && { zip: 'Enter the ZIP code.' }),
});
const rules = { field: () => undefined, errors: (values: unknown) => errorsOf(values as Values) };

/** A form whose server refuses every city; the rules ask for both fields. */
const showForm = () =>
  render(
    <FormRulesContext value={rules}>
      <Formik
        initialValues={{ city: '', zip: '' }}
        validate={errorsOf}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={(_, { setErrors }) => setErrors({ city: 'There is no such city.' })}
      >
        <Form noValidate>
          <ErrorSummary />
          <TextField name="city" label="City" />
          <TextField name="zip" label="ZIP" />
          <button type="submit">Next</button>
        </Form>
      </Formik>
    </FormRulesContext>,
  );
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const type = (field: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: field }), text);
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('takes a message away when its cause is gone, at the field and in the summary', async () => {
  showForm();
  await next();
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  await type('City', 'Denver');
  expect(links()).toEqual(['Enter the ZIP code.']);
  expect(screen.getByRole('textbox', { name: 'City' })).toBeValid();
  await type('ZIP', '80202');
  expect(links()).toEqual([]);
  expect(document.title).not.toMatch(/^Error: /);
});

it('says nothing new before the next submit', async () => {
  showForm();
  await type('City', 'Denver');
  await next();
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  await userEvent.clear(screen.getByRole('textbox', { name: 'City' }));
  expect(links()).toEqual(['Enter the ZIP code.']);
});

it('keeps what the server said of a field until the field reads differently', async () => {
  showForm();
  await type('City', 'Denver');
  await type('ZIP', '80202');
  await next();
  expect(await screen.findByRole('link')).toHaveTextContent('There is no such city.');
  await type('ZIP', '1');
  expect(links()).toEqual(['There is no such city.']);
  await type('City', 's');
  expect(links()).toEqual([]);
});
