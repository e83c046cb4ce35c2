import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../tests/setup/TestForm';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const rows = {
  name: { label: 'name of the company', required: true, maxLength: 5 },
  info: { label: 'additional information', required: false, maxLength: 12 },
  state: { label: 'State', required: true },
};

describe('a text field', () => {
  it('takes label, asterisk and limit from its row', () => {
    render(
      <TestForm values={{ name: '' }} rows={rows}>
        <TextField name="name" hint="As on record" />
      </TestForm>,
    );
    const box = screen.getByRole('textbox', { name: 'Name of the company' });
    expect(box).toBeRequired();
    expect(box).toHaveAttribute('maxlength', '5');
    expect(box).toHaveAccessibleDescription('As on record');
    expect(box).not.toHaveAttribute('aria-invalid');
  });

  it('shows no problem before a submit, then ties its sentence to the box', async () => {
    render(
      <TestForm values={{ name: '' }} rows={rows} errors={{ name: 'Enter the name you want to use' }}>
        <TextField name="name" hint="As on record" />
      </TestForm>,
    );
    const box = screen.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.tab();
    expect(screen.queryByText('Enter the name you want to use')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('As on record Error: Enter the name you want to use');
  });

  it('is trimmed when it is left (W5-trim)', async () => {
    render(
      <TestForm values={{ name: '' }}>
        <TextField name="name" label="Name" />
      </TestForm>,
    );
    await userEvent.type(screen.getByRole('textbox'), '  Ann  ');
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveValue('Ann');
  });
});

describe('a text area with a counter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('says its limit at once and what is left after a pause', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <TestForm values={{ info: '' }} rows={rows}>
        <TextArea name="info" counter />
      </TestForm>,
    );
    const box = screen.getByRole('textbox');
    expect(box).toHaveAccessibleDescription('You can enter up to 12 characters.');
    await user.type(box, 'ten letter1');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('status')).toHaveTextContent('1 character left');
  });
});

describe('a select', () => {
  it('starts empty and tells what was chosen', async () => {
    const onChosen = jest.fn();
    render(
      <TestForm values={{ state: '' }} rows={rows} errors={{ state: 'Choose a state.' }}>
        <Select name="state" options={[{ value: 'CO', label: 'CO - Colorado' }]} onChosen={onChosen} />
      </TestForm>,
    );
    const box = screen.getByRole('combobox', { name: 'State' });
    expect(box).toHaveDisplayValue('- Select -');
    await userEvent.selectOptions(box, 'CO - Colorado');
    expect(onChosen).toHaveBeenCalledWith('CO');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(box).toHaveAccessibleDescription('Error: Choose a state.');
  });
});
