import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../tests/setup/TestForm';
import { errorList } from './use-control';
import { ErrorSummary } from './ErrorSummary';
import { fieldId } from './form-rules-context';
import { PhoneField } from './PhoneField';
import { TextField } from './TextField';
import { errorSummary } from '../../tests/setup/error-summary';

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

it('leads to the field of each problem, to a group by its first box', async () => {
  showForm();
  await submit();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a name.' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Enter a valid phone number.' }));
  expect(screen.getByRole('textbox', { name: 'Area code' })).toHaveFocus();
});

it('tells two problems with one sentence apart by their groups', async () => {
  const twice = { street: { city: 'Enter the city.' }, mailing: { city: 'Enter the city.' } };
  const group = (name: string, legend: string) => (
    <fieldset>
      <legend>{legend}</legend>
      <TextField name={`${name}.city`} label="City" />
    </fieldset>
  );
  render(
    <TestForm values={{ street: { city: '' }, mailing: { city: '' } }} errors={twice}>
      <ErrorSummary />
      {group('street', 'Street address')}
      {group('mailing', 'Mailing address')}
    </TestForm>,
  );
  await submit();
  const lines = await screen.findAllByRole('listitem');
  await waitFor(() =>
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Enter the city.Street address',
      'Enter the city.Mailing address',
    ]),
  );
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
