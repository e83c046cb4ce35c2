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
