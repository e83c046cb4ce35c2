import { screen } from '@testing-library/react';
import type { RecordValues } from '#rules';
import { renderStep } from '../../testing/render-step';
import { llc } from '../../testing/start-filing';
import EffectiveDateStep from './Step';

// Noon of 20 November 2026 in Denver; 90 days later it is 18 February 2027.
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-20T19:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });
});
afterEach(() => jest.useRealTimers());

async function enterDate(date: string) {
  const page = renderStep(<EffectiveDateStep />);
  await page.user.click(screen.getByRole('radio', { name: /later date/ }));
  await page.user.type(screen.getByLabelText(/^Date/), date);
  return page;
}
const next = () => screen.getByRole('button', { name: 'Next' });
const submitted = (date: string) =>
  expect.objectContaining({
    type: 'draft/stepSubmitted',
    payload: expect.objectContaining({
      filing: expect.objectContaining({
        effectiveDateValues: expect.objectContaining({ effectiveDateAsEntered: date }),
      }),
    }),
  });

describe('effective date', () => {
  it('asks for no date when the filing takes effect at once', async () => {
    const { user, actions } = renderStep(<EffectiveDateStep />);
    await user.click(screen.getByRole('radio', { name: /accepts this filing/ }));
    expect(screen.queryByLabelText(/^Date/)).not.toBeInTheDocument();
    await user.click(next());
    expect(actions).toContainEqual(submitted(''));
  });

  it('tells who wants it to take effect at once of an earlier filing whose day is still to come', async () => {
    const { principalOfficeValues } = llc();
    const recorded = { principalOfficeValues, registeredAgentValues: null };
    const previousEffective = '2026-12-01T07:00:00Z';
    const onRecord = { ...llc(), recordValues: { ...recorded, previousEffective } as RecordValues };
    const { user } = renderStep(<EffectiveDateStep />, onRecord);
    expect(screen.queryByText(/Another filing on this record/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /accepts this filing/ }));
    expect(screen.getByText(/takes effect on 12\/01\/2026 12:00 AM MST, after this one/)).toBeVisible();
  });

  it('shows when a delayed filing takes effect, with the zone', async () => {
    await enterDate('12/01/2026');
    expect(screen.getByText('This filing will take effect on 12/01/2026 11:59 PM MST.')).toBeInTheDocument();
  });

  it('says what is missing without a date', async () => {
    const { user } = renderStep(<EffectiveDateStep />);
    await user.click(screen.getByRole('radio', { name: /later date/ }));
    await user.click(next());
    const message = 'Enter the date that you want this filing to take effect on.';
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  });

  it('continues with the last allowed day', async () => {
    const { user, actions } = await enterDate('02/18/2027');
    await user.click(next());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(actions).toContainEqual(submitted('02/18/2027'));
  });

  it('caps a later day on Ok', async () => {
    const { user, actions } = await enterDate('02/19/2027');
    await user.click(next());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'You chose a date that is more than 90 days in the future. Per 7-90-304(2), C.R.S., your filing will be effective on 02/18/2027.',
    );
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    expect(actions).toContainEqual(submitted('02/18/2027'));
  });

  it('judges the time of the last allowed day that is taken on Ok, and stays', async () => {
    const { user, actions } = await enterDate('02/19/2027');
    await user.type(screen.getByLabelText(/^Time/), '99:99');
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    const message = 'Enter a valid time in the future (hour:minute am/pm).';
    expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Date/)).toHaveValue('02/18/2027');
    expect(screen.getByLabelText(/^Time/)).toHaveValue('99:99');
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });

  it('returns to the date on Go back, with what was typed', async () => {
    const { user, actions } = await enterDate('06/01/2027');
    await user.click(next());
    await user.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(screen.getByLabelText(/^Date/)).toHaveFocus();
    expect(screen.getByLabelText(/^Date/)).toHaveValue('06/01/2027');
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
  });
});
