import { act, screen, waitFor } from '@testing-library/react';
import type { Filing } from '#rules';
import { redirectedForEdit } from '../../../session/control-slice';
import { editRequested, filingChanged } from '../../wizard/draft-slice';
import { llc, renderStep } from '../../testing/render-step';
import AttachmentsStep from './Step';

const file = { key: 'a', fileName: 'stock.pdf', mimeType: 'application/pdf', size: 10 };
const message = 'Need to include attachments.';
const attaching = (attachments: Filing['additionalInfoValues']['attachments']): Filing => ({
  ...llc(),
  additionalInfoValues: { ...llc().additionalInfoValues, additionalInfoAttachmentRadio: 'Y', attachments },
});

/** The page behind the review's problem that files were promised. */
const show = () => {
  const page = renderStep(<AttachmentsStep />, attaching([]));
  act(() => {
    page.store.dispatch(redirectedForEdit({ previousPage: 'filingreview' }));
    page.store.dispatch(
      editRequested({ step: 'attachments', problem: { path: 'attachments', code: 'missing', message } }),
    );
  });
  return page;
};

it('says what becomes of the answer without a file, and not beside the problem that there may be none', async () => {
  show();
  expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  expect(screen.queryByText(/or continue without any/)).not.toBeInTheDocument();
  expect(screen.getByText(/if you save without any, that answer changes to “No”/)).toBeInTheDocument();
});

it('takes the problem away, and its mark in the title, once there is a file', async () => {
  const { store } = show();
  expect(await screen.findByRole('link', { name: message })).toBeInTheDocument();
  expect(document.title).toMatch(/^Error: /);
  act(() => {
    store.dispatch(filingChanged(attaching([file])));
  });
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  expect(document.title).not.toMatch(/^Error: /);
});
