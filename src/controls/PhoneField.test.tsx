import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../tests/setup/TestForm';
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

it.each(['(303) 555-0100', '3035550100', '+1 303 555 0100', '303.555.0100'])(
  'takes %s pasted',
  async (text) => {
    render(
      <TestForm values={{ text: { area: '', exchange: '', line: '' } }}>
        <PhoneField name="text" label="Mobile number" />
      </TestForm>,
    );
    await userEvent.click(screen.getByRole('textbox', { name: 'Area code' }));
    await userEvent.paste(text);
    expect(boxes()).toEqual(['303', '555', '0100']);
  },
);
