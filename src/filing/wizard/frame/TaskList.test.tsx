import { act, screen } from '@testing-library/react';
import { managementRules } from '#rules';
import { stepOpened } from '../../../session/control-slice';
import { llc, renderStep } from '../../testing/render-step';
import { draftSaved, backgroundSaveRequested, stepCheckPassed, stepNotSaved } from '../draft-slice';
import { FilingSummary } from './FilingSummary';

const filing = () => managementRules.write(llc(), { managedBy: 'MBR', hasOneMember: 'Y' });

const show = () => {
  const { store } = renderStep(<FilingSummary current="formation" />);
  act(() => {
    for (const step of ['intro', 'management', 'formation'] as const) store.dispatch(stepOpened(step));
    store.dispatch(stepCheckPassed(filing()));
  });
  return store;
};
const task = (title: string) => screen.getByText(title).closest('li');

it('counts a step as done when the registry has said that it has it, and not before', () => {
  const store = show();
  act(() => void store.dispatch(backgroundSaveRequested('management')));
  expect(task('Management & members')).toHaveTextContent('(Being saved)');
  act(() => {
    store.dispatch(draftSaved({ refId: 'reference', filing: filing() }));
    store.dispatch(backgroundSaveRequested('formation'));
  });
  expect(task('Management & members')).toHaveTextContent('(Done)');
});

it('counts nothing: the step over the heading is the one count of a filing', () => {
  show();
  expect(screen.getByRole('complementary', { name: 'Your filing' })).not.toHaveTextContent(/\d+ of \d+/);
});

it('links a step that was opened, and none that comes later', () => {
  show();
  expect(screen.getByRole('link', { name: 'Management & members' })).toHaveAttribute(
    'href',
    '/business/filing/llc/management',
  );
  expect(screen.queryByRole('link', { name: 'Payment' })).not.toBeInTheDocument();
});

it('says what the registry refused', () => {
  const store = show();
  act(() => {
    store.dispatch(stepNotSaved({ step: 'management', message: 'Choose again.', problems: [] }));
  });
  expect(task('Management & members')).toHaveTextContent('Choose again.');
});
