import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toBase64 } from './read-files';
import { FileDrop } from './FileDrop';
import { FileList, fileSize } from './FileList';
import { errorMessage, findErrorMessage, queryErrorMessage } from '../../tests/setup/error-message';

const limits = { maxFiles: 2, maxMegabytes: 10 };
const pdf = () => new File(['%PDF-1.7 plain'], 'articles.pdf', { type: 'application/pdf' });
const dropOn = (zone: Element, items: object[]) => {
  const drop = createEvent.drop(zone);
  Object.defineProperty(drop, 'dataTransfer', { value: { items } });
  fireEvent(zone, drop);
};
const zoneOf = () => screen.getByText('Drag files here, or').parentElement as HTMLElement;

describe('choosing and dropping files', () => {
  it('says first what is accepted', () => {
    render(<FileDrop held={[{ size: 1 }]} limits={limits} onAccepted={jest.fn()} />);
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      /Text, PDF, JPG, GIF, PNG and TIFF files.*At most 2 files; 1 added so far.*10 MB or less together/,
    );
  });

  it('hands over a file that keeps every rule', async () => {
    const onAccepted = jest.fn();
    render(<FileDrop held={[]} limits={limits} onAccepted={onAccepted} />);
    await userEvent.upload(screen.getByLabelText('Files'), pdf());
    await waitFor(() =>
      expect(onAccepted).toHaveBeenCalledWith([
        {
          fileName: 'articles.pdf',
          size: 14,
          fileContents: btoa('%PDF-1.7 plain'),
        },
      ]),
    );
  });

  it('refuses on choosing what the rules refuse', async () => {
    const onAccepted = jest.fn();
    render(<FileDrop held={[]} limits={limits} onAccepted={onAccepted} />);
    const locked = new File(['%PDF-1.7\ntrailer<</Encrypt 5 0 R>>'], 'a.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText('Files'), locked);
    expect(await findErrorMessage()).toHaveTextContent("Password-protected PDFs can't be uploaded");
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('says of which of several files each sentence is', async () => {
    render(<FileDrop held={[]} limits={limits} onAccepted={jest.fn()} />);
    const locked = (name: string) => new File(['%PDF-1.7\ntrailer<</Encrypt 5 0 R>>'], name);
    await userEvent.upload(screen.getByLabelText('Files'), [locked('a.pdf'), new File([], 'b.pdf')]);
    await findErrorMessage();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        "a.pdf: Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them.",
        'b.pdf is empty.',
      ]),
    );
  });

  it('refuses on dropping what the rules refuse, folders too', async () => {
    const onAccepted = jest.fn();
    render(<FileDrop held={[]} limits={limits} onAccepted={onAccepted} />);
    const folder = new File([], 'folder');
    dropOn(zoneOf(), [
      { kind: 'file', getAsFile: () => folder, webkitGetAsEntry: () => ({ isDirectory: true }) },
    ]);
    expect(await findErrorMessage()).toHaveTextContent("Your file can't be attached. Not a file.");
    dropOn(zoneOf(), [{ kind: 'string' }]);
    await waitFor(() => expect(errorMessage()).toHaveTextContent("Your files can't be attached."));
    dropOn(zoneOf(), [{ kind: 'file', getAsFile: pdf, webkitGetAsEntry: () => ({ isDirectory: false }) }]);
    await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
    expect(queryErrorMessage()).not.toBeInTheDocument();
  });

  it('takes nothing while files are on their way', () => {
    const onAccepted = jest.fn();
    render(<FileDrop held={[]} limits={limits} onAccepted={onAccepted} progress={{ done: 1, total: 2 }} />);
    expect(screen.getByRole('progressbar', { name: 'Uploading file 2 of 2' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('lists files to download and to delete', async () => {
  const onDownload = jest.fn();
  const onDelete = jest.fn();
  const files = [{ key: 'k', fileName: 'articles.pdf', size: 20480 }];
  render(<FileList heading="Files added" files={files} onDownload={onDownload} onDelete={onDelete} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download articles.pdf' }));
  expect(onDownload).toHaveBeenCalledWith('k');
  await userEvent.click(screen.getByRole('button', { name: 'Delete articles.pdf' }));
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete articles.pdf' }));
  expect(onDelete).toHaveBeenCalledWith('k');
});

it('writes sizes and contents', () => {
  expect([1, 512, 20480, 2621440].map(fileSize)).toEqual(['1 byte', '512 bytes', '20 KB', '2.5 MB']);
  const bytes = Uint8Array.from({ length: 100000 }, (_, place) => place % 256);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
