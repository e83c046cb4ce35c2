import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../../tests/setup/TestForm';
import { onAnnouncement } from '../alerts/announcer';
import { errorList } from '../fields/use-control';
import { ErrorSummary } from './ErrorSummary';
import { fieldId } from '../fields/form-rules-context';
import { PhoneField } from '../fields/PhoneField';
import { TextField } from '../fields/TextField';
import { errorSummary } from '../../../tests/setup/error-summary';

const errors = { person: { name: 'Enter a name.' }, phone: { area: 'Enter a valid phone number.' } };
const values = { person: { name: '' }, phone: { area: '', exchange: '', line: '' } };

const showForm = () =>
  render(
    <TestForm values={values} errors={errors}>
      <ErrorSummary />
      <TextField name="person.name" label="Name" />
      <PhoneField name="phone" label="Number" />
    </TestForm>,
  );
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

it('takes focus each time a submit fails', async () => {
  showForm();
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  await submit();
  const summary = await errorSummary();
  await waitFor(() => expect(summary).toHaveFocus());
  await submit();
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
});

it('is said once with each submit that fails, by the live region alone', async () => {
  const said: string[] = [];
  const stop = onAnnouncement((text, urgency) => said.push(`${urgency}: ${text}`));
  showForm();
  await submit();
  const summary = await errorSummary();
  const whole = 'alert: There is a problem\nEnter a name.\nEnter a valid phone number.';
  await waitFor(() => expect(said).toEqual([whole]));
  expect(summary.querySelector('[role=alert]')).toBeNull();
  await submit();
  await waitFor(() => expect(said).toEqual([whole, whole]));
  stop();
});

it('leads to the field of each problem, to a group by its first box', async () => {
  showForm();
  await submit();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name.' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid phone number.' }));
  expect(screen.getByRole('textbox', { name: 'Area code' })).toHaveFocus();
});

const FIELDS = { address1: 'Address 1', city: 'City', zip: 'ZIP / Postal code' };
const addresses = (errorsOf: object) => (
  <TestForm values={{ name: '', street: {}, mailing: {} }} errors={errorsOf}>
    <ErrorSummary />
    <TextField name="name" label="Name" required />
    {Object.entries({ street: 'Street address', mailing: 'Mailing address' }).map(([name, legend]) => (
      <fieldset key={name}>
        <legend>{legend}</legend>
        {Object.entries(FIELDS).map(([field, label]) => (
          <TextField key={field} name={`${name}.${field}`} label={label} required />
        ))}
      </fieldset>
    ))}
    {['First person', 'Second person'].map((person, index) => (
      <fieldset key={person}>
        <legend>{person}</legend>
        <fieldset>
          <legend>Address</legend>
          <TextField name={`twins[${index}].city`} label="City" required />
        </fieldset>
      </fieldset>
    ))}
  </TestForm>
);
const short = 'Must be at least 2 characters';

it.each([
  [
    'by their groups, where the fields are called the same',
    { street: { city: 'Enter the city.' }, mailing: { city: 'Enter the city.' } },
    ['Enter the city. Street address', 'Enter the city. Mailing address'],
  ],
  [
    'by the fields, where those are several',
    { street: { address1: short, city: short } },
    [`${short} Address 1, Street address`, `${short} City, Street address`],
  ],
  [
    'by the groups, where both have problems',
    { name: 'Enter a name.', street: { city: short, zip: short }, mailing: { city: 'Enter the city.' } },
    [
      'Enter a name.',
      `${short} City, Street address`,
      `${short} ZIP / Postal code, Street address`,
      'Enter the city. Mailing address',
    ],
  ],
  [
    'by the parts around their groups, where the groups are called the same',
    { twins: [{ city: 'Enter the city.' }, { city: 'Enter the city.' }] },
    ['Enter the city. Address, First person', 'Enter the city. Address, Second person'],
  ],
  [
    'by number, where nothing on the page tells them apart',
    { unnamed: ['Enter a name.', 'Enter a name.'] },
    ['Enter a name. 1', 'Enter a name. 2'],
  ],
  [
    'by their sentences alone, where those are enough',
    { name: 'Enter a name.', street: { city: 'Enter the city.', zip: short } },
    ['Enter a name.', 'Enter the city.', short],
  ],
])('tells problems apart %s', async (_, errorsOf, expected) => {
  const said: string[] = [];
  const stop = onAnnouncement((text) => said.push(text));
  render(addresses(errorsOf));
  await submit();
  const lines = await screen.findAllByRole('link');
  await waitFor(() => expect(lines.map(({ textContent }) => textContent)).toEqual(expected));
  // Heard as they are read.
  await waitFor(() => expect(said).toEqual([`There is a problem\n${expected.join('\n')}`]));
  stop();
});

it('lists problems in the order of the fields', () => {
  const tree = { b: 'one', people: [undefined, { name: 'two' }], a: { c: 'three' } };
  expect(errorList(tree)).toEqual([
    { path: 'b', message: 'one' },
    { path: 'people[1].name', message: 'two' },
    { path: 'a.c', message: 'three' },
  ]);
  expect(fieldId('people[1].name', 'entry-')).toBe('entry-people-1-name');
});
