import { act, screen } from '@testing-library/react';
import { attachmentsInstruction, type Filing, type FormationType } from '#rules';
import { attachmentUploadFailed } from '../../../attachments/attachments-slice';
import { formationOf, renderStep } from '../../testing/render-step';
import AttachmentsStep from './Step';
import { errorMessage, queryErrorMessage } from '../../../../tests/setup/error-message';

const file = { key: 'a', fileName: 'stock.pdf', mimeType: 'application/pdf', size: 10 };
const holding = (type: FormationType, attachments: Filing['additionalInfoValues']['attachments']): Filing => {
  const filing = formationOf(type);
  return { ...filing, additionalInfoValues: { ...filing.additionalInfoValues, attachments } };
};
const next = () => screen.getByRole('button', { name: 'Next' });
const submitted = expect.objectContaining({ type: 'draft/stepSubmitted' });

describe('attachments of an Article 55 cooperative association', () => {
  it('says that they are mandatory and what they have to state', () => {
    renderStep(<AttachmentsStep />, formationOf('dc55'));
    expect(screen.getByText(/needs at least one attached document/)).toBeInTheDocument();
    expect(screen.getByText(attachmentsInstruction('dc55'))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel attachments' })).not.toBeInTheDocument();
  });

  it('are asked for at the list of files, to which the summary leads', async () => {
    const { user, actions } = renderStep(<AttachmentsStep />, formationOf('dc55'));
    await user.click(next());
    await user.click(await screen.findByRole('link', { name: 'Need to include attachments.' }));
    const list = screen.getByRole('region', { name: 'Files added' });
    expect(list).toHaveFocus();
    expect(list).toHaveAccessibleDescription('Error: Need to include attachments.');
    expect(actions).not.toContainEqual(submitted);
  });

  it('are enough with one file', async () => {
    const { user, actions } = renderStep(<AttachmentsStep />, holding('dc55', [file]));
    await user.click(next());
    expect(actions).toContainEqual(submitted);
  });
});

it.each(['llc', 'dc56'] as const)('are optional for %s: it can be canceled', async (type) => {
  const { user, actions } = renderStep(<AttachmentsStep />, holding(type, []));
  expect(screen.queryByText(/mandatory/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel attachments' }));
  expect(actions).toContainEqual(submitted);
});

it('no longer says what was wrong with a file once others are chosen, or the dialog is opened again', async () => {
  const { user, store } = renderStep(<AttachmentsStep />);
  const refused = "fake.pdf can't be opened: it is damaged or not complete.";
  const asRefused = /fake.pdf can't be opened/;
  const choose = (name: string, type: string) =>
    user.upload(screen.getByLabelText('Files'), new File(['%PDF-1.7'], name, { type }));
  await user.click(screen.getByRole('button', { name: 'Add a file' }));
  await choose('fake.pdf', 'application/pdf');
  await screen.findByText(/Uploading file/);
  act(() => void store.dispatch(attachmentUploadFailed([refused])));
  expect(errorMessage()).toHaveTextContent(refused);
  await choose('a$b.pdf', 'application/pdf');
  expect(await screen.findByText(/Invalid characters in file name: \$/)).toBeVisible();
  expect(queryErrorMessage()).not.toHaveTextContent(asRefused);

  await choose('fake.pdf', 'application/pdf');
  await screen.findByText(/Uploading file/);
  act(() => void store.dispatch(attachmentUploadFailed([refused])));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(asRefused)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a file' }));
  expect(queryErrorMessage()).toBeNull();
});
