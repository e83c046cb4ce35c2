import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ApproveDialog } from './ApproveDialog';
import { answer, closesApps, lockedByMe, openReview } from './testing/open-review';

closesApps();

const approving = async (known: object) => {
  const { store } = await openReview({ pendingFiling: answer(lockedByMe(2, known)) });
  render(
    <Provider store={store}>
      <ApproveDialog open onApprove={() => undefined} onClose={() => undefined} />
    </Provider>,
  );
};

it('says before an approval that the day that was asked for has passed', async () => {
  await approving({ requestedEffect: '2020-01-15T16:00:00Z' });
  expect(
    screen.getByText(/^The date that its filer asked for, 01\/15\/2020 09:00 AM MST, has passed/),
  ).toBeVisible();
});

it('says nothing of it where nobody asked for a day', async () => {
  await approving({});
  expect(screen.getByText(/is put on record/)).toBeVisible();
  expect(screen.queryByText(/asked for|takes effect/)).toBeNull();
});

it('says what the approval would not change, also where a filing has changed it meanwhile', async () => {
  await approving({ overtaken: [{ fact: 'registeredAgent', document: '20265000008' }] });
  expect(
    screen.getByText(
      /^If you approve this filing, it does not change the registered agent: document 20265000008/,
    ),
  ).toBeVisible();
});
