import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestForm } from '../../../tests/setup/TestForm';
import { addTo, monthWeeks, parseTyped, dayAfterKey } from './calendar-days';
import { DateField } from './DateField';

const showForm = (date = '') =>
  render(
    <TestForm values={{ date }} rows={{ date: { label: 'effective date', required: true } }}>
      <DateField name="date" today="2026-11-20" minDate="2026-11-20" maxDate="2027-02-28" />
    </TestForm>,
  );
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Choose effective date from a calendar/ }));
  await screen.findByRole('grid');
};

it('can be typed', async () => {
  showForm();
  const box = screen.getByRole('textbox', { name: 'Effective date' });
  expect(box).toHaveAccessibleDescription('mm/dd/yyyy');
  await userEvent.type(box, '12/24/2026');
  await openCalendar();
  expect(screen.getByRole('button', { name: 'Thursday, December 24, 2026' })).toHaveFocus();
});

it('is chosen with the keyboard, inside the range', async () => {
  showForm();
  await openCalendar();
  expect(screen.getByRole('button', { name: 'Friday, November 20, 2026' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Friday, November 20, 2026' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Effective date' })).toHaveValue('12/27/2026');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', {
      name: 'Choose effective date from a calendar, 12/27/2026 is chosen',
    }),
  ).toBeVisible();
});

it('leaves the focus on the month buttons, also after a key at the end of the range', async () => {
  showForm();
  await openCalendar();
  const nextMonth = screen.getByRole('button', { name: 'Next month' });
  await userEvent.click(nextMonth);
  expect(nextMonth).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  screen.getByRole('button', { name: 'Friday, November 20, 2026' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  nextMonth.focus();
  await userEvent.keyboard('{Enter}');
  expect(nextMonth).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeInTheDocument();
});

it('keeps the focus on a month button that leads to the last month', async () => {
  showForm('01/31/2027');
  await openCalendar();
  const nextMonth = screen.getByRole('button', { name: 'Next month' });
  await userEvent.click(nextMonth);
  expect(nextMonth).toHaveFocus();
  expect(nextMonth).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Sunday, February 28, 2027' })).toHaveAttribute('tabindex', '0');
});

it('refuses a day out of range', async () => {
  showForm();
  await openCalendar();
  await userEvent.click(screen.getByRole('button', { name: 'Thursday, November 19, 2026' }));
  expect(screen.getByRole('grid')).toBeInTheDocument();
});

it.each([
  ['ArrowUp', false, '2026-11-13'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', true, '2025-11-20'],
  ['a', false, undefined],
])('key %s, shift %s', (key, shift, expected) => {
  expect(dayAfterKey('2026-11-20', key, shift)).toBe(expected);
});

it('knows the lengths of months', () => {
  expect(addTo('2027-01-31', 1, 'month')).toBe('2027-02-28');
  expect(addTo('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthWeeks('2026-11-20')).toHaveLength(5);
  expect(monthWeeks('2026-11-20').flat().filter(Boolean)).toHaveLength(30);
  expect(['02/30/2026', '2/3/2026', 'soon'].map(parseTyped)).toEqual(['', '2026-02-03', '']);
});
