import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../../tests/setup/TestForm';
import { PhoneField } from './PhoneField';

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('is typed in three boxes without moving on by itself', async () => {
  render(
    <TestForm values={{ text: { area: '', exchange: '', line: '' } }}>
      <PhoneField name="text" label="Mobile number" />
    </TestForm>,
  );
  expect(screen.getByRole('group', { name: 'Mobile number' })).toBeInTheDocument();
  const area = screen.getByRole('textbox', { name: 'Area code' });
  await userEvent.type(area, '3035');
  expect(area).toHaveFocus();
  expect(boxes()).toEqual(['303', '', '']);
});

it.each([
  '(303) 555-0100',
  '3035550100',
  '+1 303 555 0100',
  '303.555.0100',
  '+13035550100',
  '13035550100',
  '1 (303) 555-0100',
  '+1 (303)\u00a0555\u20110100',
])('takes %s pasted', async (text) => {
  render(
    <TestForm values={{ text: { area: '', exchange: '', line: '' } }}>
      <PhoneField name="text" label="Mobile number" />
    </TestForm>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Area code' }));
  await userEvent.paste(text);
  expect(boxes()).toEqual(['303', '555', '0100']);
});

it('says what it made of full-width digits until they are changed', async () => {
  render(
    <TestForm values={{ text: { area: '', exchange: '', line: '' } }}>
      <PhoneField name="text" label="Mobile number" />
    </TestForm>,
  );
  const NOTE = 'Changed to plain characters: full-width characters.';
  const area = screen.getByRole('textbox', { name: 'Area code' });
  await userEvent.type(area, '\uff13\uff10\uff13');
  await userEvent.tab();
  expect(boxes()).toEqual(['303', '', '']);
  expect(await screen.findByText(NOTE)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Mobile number' })).toHaveAccessibleDescription(NOTE);
  await userEvent.type(area, '{Backspace}4');
  expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  await userEvent.clear(area);
  await userEvent.paste('\uff13\uff10\uff13 555 0100');
  expect(boxes()).toEqual(['303', '555', '0100']);
  expect(await screen.findByText(NOTE)).toBeVisible();
});

it.each([
  '303-555-0100 ext 5',
  '(303) 555.0100 x5',
  '+1 303 555 0100, ext. 1234',
  'tel:+13035550100;ext=5',
  '3035550100 #12',
  '303-555-0100,,5',
])('leaves an extension out, and says so: %s', async (text) => {
  render(
    <TestForm values={{ text: { area: '', exchange: '', line: '' } }}>
      <PhoneField name="text" label="Mobile number" />
    </TestForm>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Area code' }));
  await userEvent.paste(text);
  expect(boxes()).toEqual(['303', '555', '0100']);
  const NOTE = "The extension was left out: text messages can't be sent to one.";
  expect(await screen.findByText(NOTE)).toBeVisible();
});

it.each(['303-CALL-NOW', '303-555-010', '+44 20 7946 0958', '303-555-0100 or 303-555-0101', 'Call me'])(
  'takes nothing of %s, and says so',
  async (text) => {
    render(
      <TestForm values={{ text: { area: '720', exchange: '', line: '' } }}>
        <PhoneField name="text" label="Mobile number" />
      </TestForm>,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Area code' }));
    await userEvent.paste(text);
    expect(boxes()).toEqual(['720', '', '']);
    const NOTE = 'What was pasted is not a phone number of ten digits. Nothing was changed.';
    expect(await screen.findByText(NOTE)).toBeVisible();
  },
);

it('takes a part pasted into its box', async () => {
  render(
    <TestForm values={{ text: { area: '', exchange: '', line: '' } }}>
      <PhoneField name="text" label="Mobile number" />
    </TestForm>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Area code' }));
  await userEvent.paste('(303)');
  await userEvent.click(screen.getByRole('textbox', { name: 'Last four digits' }));
  await userEvent.paste('0100');
  expect(boxes()).toEqual(['303', '', '0100']);
});
