import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { FormRules } from '#rules';
import { wholeStore } from '../app/testing/whole-store';
import { Checkbox } from '../controls/fields/Checkbox';
import { PhoneField } from '../controls/fields/PhoneField';
import { RadioGroup } from '../controls/fields/RadioGroup';
import { Select } from '../controls/fields/Select';
import { TextArea } from '../controls/fields/TextArea';
import { TextField } from '../controls/fields/TextField';
import { EntryForm } from './EntryForm';
import { FormPage } from './FormPage';
import { QueryForm } from './QueryForm';

const EMPTY = {
  name: '',
  note: '',
  state: '',
  isMember: false,
  kind: 'person',
  phone: { area: '', exchange: '', line: '' },
};
type Values = typeof EMPTY;

/** Rules that accept everything, so that what is submitted is what the controls held. */
const rules = {
  field: (path: string) => ({ label: path }),
  problems: () => [],
  tidied: (values: Values) => values,
} as unknown as FormRules<Values>;

const FIELDS = (
  <>
    <TextField name="name" />
    <TextArea name="note" />
    <Select name="state" options={[{ value: 'CO', label: 'Colorado' }]} />
    <Checkbox name="isMember" />
    <RadioGroup
      name="kind"
      options={[
        { value: 'person', label: 'A person' },
        { value: 'company', label: 'A company' },
      ]}
    />
    <PhoneField name="phone" />
  </>
);

const FORMS: [string, (onSubmit: (values: Values) => void) => ReactNode][] = [
  [
    'a page, as a step of a filing or Log in is',
    (onSubmit) => (
      <FormPage title="A page" rules={rules} initialValues={EMPTY} onSubmit={onSubmit} primaryAction="Go">
        {FIELDS}
      </FormPage>
    ),
  ],
  [
    'an entry of a list',
    (onSubmit) => (
      <EntryForm rules={rules} initialValues={EMPTY} onSave={onSubmit} saveLabel="Go">
        {FIELDS}
      </EntryForm>
    ),
  ],
  [
    'a search',
    (onSubmit) => (
      <QueryForm rules={rules} values={EMPTY} onAsk={onSubmit} action="Go">
        {FIELDS}
      </QueryForm>
    ),
  ],
];

/** Sets a property as a browser does that fills a form in, past what React knows of, or as a script does that React hears. */
const setters = {
  'the browser': (control: HTMLElement, property: 'value' | 'checked', value: unknown) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value),
  'a script': (control: HTMLElement, property: 'value' | 'checked', value: unknown) =>
    Object.assign(control, { [property]: value }),
};

const show = (form: (onSubmit: (values: Values) => void) => ReactNode) => {
  const onSubmit = jest.fn();
  render(
    <Provider store={wholeStore()}>
      <MemoryRouter>{form(onSubmit)}</MemoryRouter>
    </Provider>,
  );
  return onSubmit;
};

describe.each(FORMS)('%s', (_, form) => {
  it.each(Object.entries(setters))('takes what %s has set without an event', async (_who, set) => {
    const onSubmit = show(form);
    set(screen.getByLabelText('Name'), 'value', 'Ada Lovelace');
    set(screen.getByLabelText('Note'), 'value', 'Two\nlines');
    set(screen.getByLabelText('State'), 'value', 'CO');
    set(screen.getByLabelText('IsMember'), 'checked', true);
    set(screen.getByLabelText('A company'), 'checked', true);
    set(screen.getByLabelText('Area code'), 'value', '3035550100');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      name: 'Ada Lovelace',
      note: 'Two\nlines',
      state: 'CO',
      isMember: true,
      kind: 'company',
      phone: { area: '303', exchange: '555', line: '0100' },
    });
  });

  it('takes it where a program submits the form', async () => {
    const onSubmit = show(form);
    setters['the browser'](screen.getByLabelText('Name'), 'value', 'Ada Lovelace');
    act(() => screen.getByLabelText<HTMLInputElement>('Name').form?.requestSubmit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ name: 'Ada Lovelace' });
  });

  it('keeps it while another field is filled in by hand', async () => {
    const onSubmit = show(form);
    setters['the browser'](screen.getByLabelText('Name'), 'value', 'Ada Lovelace');
    await userEvent.type(screen.getByLabelText('Note'), 'Typed');
    await userEvent.click(screen.getByLabelText('A company'));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      name: 'Ada Lovelace',
      note: 'Typed',
      kind: 'company',
    });
  });
});

it('leaves a value alone that a list of choices does not have yet', async () => {
  const onSubmit = jest.fn();
  render(
    <Provider store={wholeStore()}>
      <MemoryRouter>
        <QueryForm rules={rules} values={{ ...EMPTY, state: 'WY' }} onAsk={onSubmit} action="Go">
          {FIELDS}
        </QueryForm>
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ state: 'WY' });
});
