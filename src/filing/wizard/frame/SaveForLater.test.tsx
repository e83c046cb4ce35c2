import { act, screen, within } from '@testing-library/react';
import SessionTimer from '../../../session/idle/SessionTimer';
import { activityObserved, idleWarned } from '../../../session/slice';
import { llc, renderStep } from '../../testing/render-step';
import { SaveForLater } from './SaveForLater';

/** Layout that jsdom lacks: of the two places for the button one is shown. */
beforeEach(() => {
  Element.prototype.checkVisibility = function isShown(this: Element) {
    return this.classList.contains('save-for-later--narrow');
  };
});

const warning = () => screen.getByRole('alertdialog', { name: 'Are you still there?' });

it('is offered in the warning before the time-out, which leads to the same dialog', async () => {
  const { store, user } = renderStep(
    <>
      <SaveForLater />
      <SaveForLater isNarrow />
      <SessionTimer />
    </>,
    llc(),
  );
  act(() => void store.dispatch(idleWarned()));
  await user.click(within(warning()).getByRole('button', { name: 'Save and finish later' }));
  expect(await screen.findAllByRole('dialog', { name: 'Save and finish later' })).toHaveLength(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(store.getState().session.idle).toBe('active');
});

it('is not offered in the warning where there is nothing to save', () => {
  const { store } = renderStep(<SessionTimer />, llc());
  act(() => {
    store.dispatch(activityObserved());
    store.dispatch(idleWarned());
  });
  expect(within(warning()).queryByRole('button', { name: 'Save and finish later' })).toBeNull();
});
