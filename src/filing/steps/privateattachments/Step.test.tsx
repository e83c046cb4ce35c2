import { screen, within } from '@testing-library/react';
import type { Attachment, Filing } from '#rules';
import { restoration } from '../../testing/restorations';
import { renderStep } from '../../testing/render-step';
import PrivateAttachmentsReview from './Review';
import PrivateAttachmentsStep from './Step';

const file = (key: string, documentTyp: Attachment['documentTyp']): Attachment => ({
  key,
  fileName: `${key}.pdf`,
  mimeType: 'application/pdf',
  size: 1000,
  documentTyp,
});

const holding = (...privateAttachments: Attachment[]): Filing => {
  const filing = restoration('reinstate', true);
  return { ...filing, additionalInfoValues: { ...filing.additionalInfoValues, privateAttachments } };
};

it('does not continue without a file, and leads to the list', async () => {
  const { user, actions } = renderStep(<PrivateAttachmentsStep />, holding());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('link', { name: 'Need to include private attachments.' }));
  expect(screen.getByRole('group', { name: 'Files added' })).toHaveFocus();
  expect(actions).not.toContainEqual(expect.objectContaining({ type: 'draft/stepSubmitted' }));
});

it('lists each file under its document, to download and to delete', async () => {
  const { user, actions } = renderStep(
    <PrivateAttachmentsStep />,
    holding(file('oath', 'AFFIDAVIT'), file('passport', 'PHOTO_ID')),
  );
  const photos = within(screen.getByRole('region', { name: 'Photo ID' }));
  expect(photos.queryByText('oath.pdf')).not.toBeInTheDocument();
  await user.click(photos.getByRole('button', { name: 'Download passport.pdf' }));
  await user.click(photos.getByRole('button', { name: 'Delete passport.pdf' }));
  await user.click(photos.getByRole('button', { name: 'Yes, delete passport.pdf' }));
  expect(actions).toMatchObject(
    expect.arrayContaining([
      { type: 'attachments/attachmentDownloadRequested', payload: { key: 'passport' } },
      { type: 'attachments/attachmentDeleted', payload: { key: 'passport' } },
    ]) as object,
  );
});

it('sends a file as the document whose button was pressed', async () => {
  const { user, actions } = renderStep(<PrivateAttachmentsStep />, holding());
  await user.click(screen.getByRole('button', { name: 'Add a photo ID' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a photo ID' }));
  const pdf = new File(['%PDF-1.7 plain'], 'front.pdf', { type: 'application/pdf' });
  await user.upload(dialog.getByLabelText('Files'), pdf);
  await screen.findByText(/Uploading file/);
  expect(actions).toContainEqual(
    expect.objectContaining({
      type: 'attachments/attachmentsChosen',
      payload: [expect.objectContaining({ fileName: 'front.pdf', documentTyp: 'PHOTO_ID' })],
    }),
  );
});

it('has no room for a sixth file of either document', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((key) => file(key, key === 'a' ? 'AFFIDAVIT' : 'PHOTO_ID'));
  renderStep(<PrivateAttachmentsStep />, holding(...five));
  expect(screen.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
  expect(screen.getByText('You have added as many files as this filing can have.')).toBeVisible();
});

it('shows on review which document each file is', async () => {
  const filing = holding(file('oath', 'AFFIDAVIT'));
  const { user, actions } = renderStep(<PrivateAttachmentsReview filing={filing} />, filing);
  expect(screen.getByText(/^Affidavit:/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download oath.pdf' }));
  expect(actions).toContainEqual(
    expect.objectContaining({ type: 'attachments/attachmentDownloadRequested', payload: { key: 'oath' } }),
  );
});
