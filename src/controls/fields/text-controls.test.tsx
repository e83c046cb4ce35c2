import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../../tests/setup/TestForm';
import { onAnnouncement } from '../alerts/announcer';
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

describe('a text that its field changes when it is left', () => {
  const repairing = {
    name: {
      label: 'Name',
      required: false,
      repair: (typed: string) => ({
        text: typed.replace('\u2013', '-'),
        notes: typed.includes('\u2013') ? ['Changed to plain characters: typographic dashes.'] : [],
      }),
    },
  };
  const show = () =>
    render(
      <TestForm values={{ name: '' }} rows={repairing}>
        <TextField name="name" />
      </TestForm>,
    );

  it('is followed by what was changed, which is said once', async () => {
    const said: string[] = [];
    const stop = onAnnouncement((text) => said.push(text));
    show();
    const box = screen.getByRole('textbox');
    await userEvent.type(box, 'Peaks \u2013 Best');
    expect(said).toEqual([]);
    await userEvent.tab();
    expect(box).toHaveValue('Peaks - Best');
    expect(box).toHaveAccessibleDescription('Changed to plain characters: typographic dashes.');
    expect(said).toEqual(['Changed to plain characters: typographic dashes.']);
    await userEvent.click(box);
    await userEvent.tab();
    expect(said).toHaveLength(1);
    stop();
  });

  it('moves nothing while a pointer is pressed: the note comes after the click (W5-trim)', async () => {
    const user = userEvent.setup();
    show();
    const box = screen.getByRole('textbox');
    const next = screen.getByRole('button', { name: 'Next' });
    await user.type(box, 'Peaks \u2013 Best');
    await user.pointer({ keys: '[MouseLeft>]', target: next });
    expect(box).not.toHaveFocus();
    expect(box).toHaveValue('Peaks - Best');
    expect(box).not.toHaveAccessibleDescription();
    await user.pointer({ keys: '[/MouseLeft]', target: next });
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Changed to plain characters: typographic dashes.'),
    );
  });

  it('is no longer spoken of once it reads differently', async () => {
    show();
    const box = screen.getByRole('textbox');
    await userEvent.type(box, 'Peaks \u2013 Best');
    await userEvent.tab();
    await userEvent.type(box, '!');
    expect(box).not.toHaveAccessibleDescription();
  });
});

it('has its prefix once: a sentence that begins with it gets no other one', async () => {
  const errors = { name: 'Error - Address must be in Colorado.' };
  render(
    <TestForm values={{ name: '' }} rows={rows} errors={errors}>
      <TextField name="name" />
    </TestForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error - Address must be in Colorado.');
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
