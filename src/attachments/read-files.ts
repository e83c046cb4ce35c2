import { keptFileName } from '#rules';

/** A file as chosen or dropped, with its contents when they are small enough to be looked into. */
export interface ReadFile {
  name: string;
  /** Bytes. */
  size: number;
  /** False for a folder or anything else that is not a file. */
  isFile: boolean;
  bytes?: Uint8Array;
}

const readFile = async (file: File, maxBytes: number): Promise<ReadFile> => {
  const { size } = file;
  const unread = { name: keptFileName(file.name, undefined), size };
  if (size > maxBytes) return { ...unread, isFile: true };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: keptFileName(file.name, bytes), size, isFile: true, bytes };
  } catch {
    // Some browsers report a folder as a file: it fails only when it is read.
    return { ...unread, isFile: false };
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
    return [Promise.resolve({ name: file.name, size: file.size, isFile: false })];
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
