import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { code, ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { AttachmentList } from './AttachmentList';
import { FilingDocument } from './FilingDocument';
import { documentsRequested } from './review-slice';
import { closesApps, openReview } from './testing/open-review';

closesApps();

beforeEach(() => {
  // jsdom makes no addresses of files.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
});

const file = (fileName: string, facts: object = {}) => ({
  id: fileName,
  fileName,
  fileData: btoa(`%PDF of ${fileName}`),
  mimeType: 'application/pdf',
  isPrivate: false,
  clientLocation: '',
  ...facts,
});
const LISTED = ok({
  pdf: btoa('%PDF of the filing'),
  attachments: [
    file('letter.txt'),
    file('plan.dwg', { mimeType: 'image/vnd.dwg' }),
    file('affidavit.pdf', { isPrivate: true, fileData: '' }),
  ],
});

async function reviewed(privateFile?: ReturnType<typeof ok> | ReturnType<typeof code>) {
  const answers: Answers = { pendingFilingPdf: privateFile ? [LISTED, privateFile] : LISTED };
  const app = await openReview(answers);
  await app.does(documentsRequested());
  render(
    <Provider store={app.store}>
      <FilingDocument />
      <AttachmentList />
    </Provider>,
  );
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => waitForSagas());
  };
  return { ...app, press };
}

it('shows the filing first, then the attachment that is chosen, and the filing again, with the focus at what is shown', async () => {
  const { press, inputsOf } = await reviewed();
  expect(screen.getByTitle('The filing as submitted (PDF)')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await press('Show letter.txt above');
  expect(screen.getByTitle('Attachment: letter.txt (PDF)')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Attachment: letter.txt' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Show letter.txt above' })).toHaveAttribute('aria-current');
  await press('Show the filing again');
  expect(screen.getByTitle('The filing as submitted (PDF)')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The filing as submitted' })).toHaveFocus();
  expect(inputsOf('pendingFilingPdf')).toHaveLength(1);
});

it('asks for a private file, which the audit log tells, each time before it is shown', async () => {
  const { press, inputsOf } = await reviewed(
    ok({ attachments: [file('affidavit.pdf', { isPrivate: true })] }),
  );
  await press('Show affidavit.pdf above');
  expect(inputsOf('pendingFilingPdf')[1]).toMatchObject({ query: { privateFile: 'affidavit.pdf' } });
  expect(screen.getByTitle('Attachment: affidavit.pdf (PDF)')).toBeInTheDocument();
  expect(screen.getByText('The audit log says that you looked at affidavit.pdf.')).toBeVisible();
  await press('Show affidavit.pdf above');
  expect(inputsOf('pendingFilingPdf')).toHaveLength(3);
});

it('keeps the filing in sight where a private file cannot be had, and says why', async () => {
  const { press } = await reviewed(code(500));
  await press('Show affidavit.pdf above');
  expect(screen.getByTitle('The filing as submitted (PDF)')).toBeInTheDocument();
  expect(screen.getByText(/Error retrieving filing PDF/)).toBeVisible();
});

it('saves a private file that no page can show', async () => {
  const { press, saved } = await reviewed(
    ok({ attachments: [file('affidavit.pdf', { isPrivate: true, mimeType: 'image/vnd.dwg' })] }),
  );
  await press('Show affidavit.pdf above');
  expect(screen.getByTitle('The filing as submitted (PDF)')).toBeInTheDocument();
  expect(saved.map(({ fileName }) => fileName)).toEqual(['affidavit.pdf']);
});

it('offers nothing to show where the browser cannot: what is not a PDF, or any of them', async () => {
  await reviewed();
  expect(screen.queryByRole('button', { name: /^Show plan/ })).toBeNull();
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
  document.body.replaceChildren();
  await reviewed();
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  expect(screen.queryByTitle(/\(PDF\)$/)).toBeNull();
});
