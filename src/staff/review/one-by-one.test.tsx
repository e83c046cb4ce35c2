import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { code, ok, waitForSagas } from '../../app/testing/start-app';
import { AttachmentList } from './AttachmentList';
import { FilingDocument } from './FilingDocument';
import { documentsRequested } from './review-slice';
import { closesApps, openReview } from './testing/open-review';

closesApps();

beforeEach(() => {
  // jsdom makes no addresses of files.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});

const named = (fileName: string, fileData = '') => ({
  id: fileName,
  fileName,
  fileData,
  mimeType: 'application/pdf',
  isPrivate: false,
  clientLocation: '',
});
const came = (fileName: string) => ok({ attachments: [named(fileName, btoa(`%PDF of ${fileName}`))] });
type Answer = ReturnType<typeof ok> | ReturnType<typeof code>;

/** A review with two files: the answer to the first one is held back until `comes`. */
async function reviewed() {
  let comes: (answer: Answer) => void = () => undefined;
  const slow = new Promise<Answer>((resolve) => (comes = resolve));
  const listed = ok({
    pdf: btoa('%PDF of the filing'),
    attachments: [named('large.png'), named('letter.txt')],
  });
  // In turn, as they are asked for: the list, the slow file, the other one, and then the slow one again.
  const answers = [listed, slow, came('letter.txt'), came('large.png')] as Answer[];
  const app = await openReview({ pendingFilingPdf: answers });
  await app.does(documentsRequested());
  render(
    <Provider store={app.store}>
      <FilingDocument />
      <AttachmentList />
    </Provider>,
  );
  const settles = async (answer: Answer) => {
    comes(answer);
    await act(() => waitForSagas());
  };
  return { inputsOf: app.inputsOf, settles };
}
const saving = (fileName: string) => screen.queryByRole('link', { name: `Download ${fileName}` });

it('one large file holds up neither the filing nor the other files', async () => {
  const { settles } = await reviewed();
  expect(screen.getByRole('link', { name: 'Download the filing (PDF)' })).toBeVisible();
  expect(saving('letter.txt')).toBeVisible();
  expect(saving('large.png')).toBeNull();
  expect(screen.getByText('Loading the file…')).toBeVisible();
  await settles(came('large.png'));
  expect(saving('large.png')).toBeVisible();
  expect(screen.queryByText('Loading the file…')).toBeNull();
});

it('a file that cannot be had says so itself, and is asked for again alone', async () => {
  const { settles, inputsOf } = await reviewed();
  await settles(code(500));
  expect(screen.getByText(/large\.png: Error retrieving filing PDF/)).toBeVisible();
  expect(saving('letter.txt')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  await act(() => waitForSagas());
  expect(saving('large.png')).toBeVisible();
  expect(inputsOf('pendingFilingPdf').at(-1)).toMatchObject({ query: { file: 'large.png' } });
});
