import { plainFileName } from '#rules';

/** A file as chosen or dropped, with its contents when they are small enough to be looked into. */
export interface ReadFile {
  name: string;
  /** Bytes. */
  size: number;
  mimeType: string;
  /** False for a folder or anything else that is not a file. */
  isFile: boolean;
  bytes?: Uint8Array;
}

const readFile = async (file: File, maxBytes: number): Promise<ReadFile> => {
  const fileShown = { name: plainFileName(file.name), size: file.size, mimeType: file.type, isFile: true };
  if (file.size > maxBytes) return fileShown;
  try {
    return { ...fileShown, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // Some browsers report a folder as a file: it fails only when it is read.
    return { ...fileShown, isFile: false };
  }
};

/**
 * Files from a file picker.
 * @param maxBytes larger files are not read: they will be refused for their size
 */
export const readChosenFiles = (files: Iterable<File>, maxBytes: number): Promise<ReadFile[]> =>
  Promise.all([...files].map((file) => readFile(file, maxBytes)));

/** Files from a drop. Folders are marked as no files; text and links are left out, as a file picker offers none. */
export function readDroppedFiles(data: DataTransfer, maxBytes: number): Promise<ReadFile[]> {
  const readEntry = (item: DataTransferItem): Promise<ReadFile>[] => {
    const isFolder = item.webkitGetAsEntry?.()?.isDirectory === true;
    const file = item.getAsFile();
    if (!file) return [];
    if (!isFolder) return [readFile(file, maxBytes)];
    return [Promise.resolve({ name: file.name, size: file.size, mimeType: '', isFile: false })];
  };
  return Promise.all([...data.items].filter(({ kind }) => kind === 'file').flatMap(readEntry));
}

/** Characters that one call of `String.fromCharCode` takes safely. */
const SLICE = 0x8000;

/** Bytes as Base64 without a data-URL prefix. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += SLICE) {
    text += String.fromCharCode(...bytes.subarray(start, start + SLICE));
  }
  return btoa(text);
}
