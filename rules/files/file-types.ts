/** A kind of file that may be attached. */
export interface FileType {
  name: string;
  /** The first one is what a file is renamed to end in. */
  extensions: readonly string[];
  /** Endings of the same kind that the specification does not list; such a file is kept under the first ending that it does. */
  otherExtensions?: readonly string[];
  /** What a file of this kind is kept as. */
  mimeType: string;
}

/** What may be attached to a filing (W5-upload-types). */
export const ACCEPTED_TYPES = {
  text: { name: 'Text', extensions: ['txt', 'text'], mimeType: 'text/plain' },
  pdf: { name: 'PDF', extensions: ['pdf'], mimeType: 'application/pdf' },
  jpeg: {
    name: 'JPEG',
    extensions: ['jpg', 'jpeg'],
    otherExtensions: ['jfif', 'jpe', 'jif', 'pjpeg', 'pjp'],
    mimeType: 'image/jpeg',
  },
  gif: { name: 'GIF', extensions: ['gif'], mimeType: 'image/gif' },
  png: { name: 'PNG', extensions: ['png'], otherExtensions: ['apng'], mimeType: 'image/png' },
  tiff: { name: 'TIFF', extensions: ['tif', 'tiff'], mimeType: 'image/tiff' },
} as const satisfies Record<string, FileType>;

const TYPES: readonly FileType[] = Object.values(ACCEPTED_TYPES);

/** The part of a file's name after its last dot, lower case; empty without one. */
export const extensionOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
};

/** The kind that files with such a name have; undefined for an ending that may not be attached. */
export const typeOfName = (fileName: string): FileType | undefined =>
  TYPES.find(({ extensions }) => extensions.includes(extensionOf(fileName)));

/** Media type that a file with such a name is kept as; empty for an ending that may not be attached. */
export const mimeTypeOfName = (fileName: string): string => typeOfName(fileName)?.mimeType ?? '';

/** The kind that a name's ending is another way to write for. */
export const typeOfOtherName = (fileName: string): FileType | undefined =>
  TYPES.find(({ otherExtensions }) => otherExtensions?.includes(extensionOf(fileName)));

/** The endings that a file picker offers: `.txt`, `.text`, `.pdf`, ... */
export const ACCEPTED_EXTENSIONS: readonly string[] = TYPES.flatMap(({ extensions, otherExtensions = [] }) =>
  [...extensions, ...otherExtensions].map((extension) => `.${extension}`),
);
