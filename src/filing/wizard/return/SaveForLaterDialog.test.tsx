import { act, screen } from '@testing-library/react';
import { ok } from '../../../app/testing/start-app';
import { llc, renderStep } from '../../testing/render-step';
import { draftSaved } from '../draft-slice';
import SaveForLaterDialog from './SaveForLaterDialog';

it('has the focus on the return code, which takes the place of the form', async () => {
  const answers = {
    submitFiling: ok({ refId: 'reference-of-the-draft-0001' }),
    issueReturnCode: ok({ returnCode: 'K7QWD9XM2345', keptUntil: '2026-12-24T19:00:00Z' }),
  };
  const dialog = <SaveForLaterDialog stepInput={{ current: null }} onClose={() => undefined} />;
  const { store, user } = renderStep(dialog, llc(), answers);
  act(() => {
    store.dispatch(draftSaved({ refId: 'reference-of-the-draft-0001', filing: llc() }));
  });
  await user.click(screen.getByRole('button', { name: 'Save and get a code' }));
  const code = await screen.findByText('K7QW-D9XM-2345');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription(/Write it down now/);
});
