import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../../tests/setup/TestForm';
import { Checkbox } from './Checkbox';
import { RadioGroup, YesNo } from './RadioGroup';

const rows = {
  managedBy: { label: 'who manages the company', required: true },
  one: { label: 'At least one member?', required: true },
  agreed: { label: 'I have read the notice', required: true },
};
const options = [
  { value: 'MGR', label: 'Managers', description: 'People appointed to run it.' },
  { value: 'MBR', label: 'Members' },
];

it('groups radios under their question and describes them with the problem', async () => {
  render(
    <TestForm values={{ managedBy: '' }} rows={rows} errors={{ managedBy: 'Choose Managers or Members.' }}>
      <RadioGroup name="managedBy" options={options} />
    </TestForm>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Who manages the company' });
  expect(group).toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(group).toHaveAccessibleDescription('Error: Choose Managers or Members.');
  expect(group).toBeInvalid();
  expect(within(group).getByRole('radio', { name: 'Managers' })).toHaveAccessibleDescription(
    'People appointed to run it.',
  );
});

it('answers Yes and No as Y and N', async () => {
  const onSubmit = jest.fn();
  const onChosen = jest.fn();
  render(
    <TestForm values={{ one: '' }} rows={rows} onSubmit={onSubmit}>
      <YesNo name="one" onChosen={onChosen} />
    </TestForm>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(onChosen).toHaveBeenCalledWith('N');
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onSubmit).toHaveBeenCalledWith({ one: 'Y' }, expect.anything());
});

it('marks a box and says so', async () => {
  const onChecked = jest.fn();
  render(
    <TestForm values={{ agreed: false }} rows={rows} errors={{ agreed: 'Mark the checkbox.' }}>
      <Checkbox name="agreed" onChecked={onChecked} />
    </TestForm>,
  );
  const box = screen.getByRole('checkbox', { name: 'I have read the notice' });
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(box).toHaveAccessibleDescription('Error: Mark the checkbox.');
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(onChecked).toHaveBeenCalledWith(true);
});
