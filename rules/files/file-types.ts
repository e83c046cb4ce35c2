/** A kind of file that the portal knows by name (W section 3, known file types). */
interface FileType {
  name: string;
  extensions: readonly string[];
  mimeTypes: readonly string[];
  /** Whether it may be attached to a filing (W5-upload-types). */
  accepted: boolean;
}

const FILE_TYPES: readonly FileType[] = [
  { name: 'Text', extensions: ['txt', 'text'], mimeTypes: ['text/plain'], accepted: true },
  { name: 'PDF', extensions: ['pdf'], mimeTypes: ['application/pdf', 'application/x-pdf'], accepted: true },
  {
    name: 'JPEG',
    extensions: ['jpg', 'jpeg'],
    mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
    accepted: true,
  },
  { name: 'GIF', extensions: ['gif'], mimeTypes: ['image/gif'], accepted: true },
  { name: 'PNG', extensions: ['png'], mimeTypes: ['image/png'], accepted: true },
  { name: 'TIFF', extensions: ['tif', 'tiff'], mimeTypes: ['image/tiff', 'image/tif'], accepted: true },
  {
    name: 'Word',
    extensions: ['doc', 'docx'],
    mimeTypes: [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    accepted: false,
  },
  {
    name: 'Excel',
    extensions: ['xls', 'xlsx'],
    mimeTypes: [
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    accepted: false,
  },
  { name: 'CSV', extensions: ['csv'], mimeTypes: ['text/csv'], accepted: false },
  { name: 'HTML', extensions: ['htm', 'html'], mimeTypes: ['text/html'], accepted: false },
  { name: 'RTF', extensions: ['rtf'], mimeTypes: ['application/rtf', 'text/rtf'], accepted: false },
];

/** The part of a file's name after its last dot, lower case; empty without one. */
export const extensionOf = (fileName: string): string =>
  /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** True when files that end so may be attached. */
export const isAcceptedExtension = (extension: string): boolean =>
  FILE_TYPES.some(({ accepted, extensions }) => accepted && extensions.includes(extension));

const typeOf = (mimeType: string): FileType | undefined => {
  const [essence = ''] = mimeType.toLowerCase().split(';');
  return FILE_TYPES.find(({ mimeTypes }) => mimeTypes.includes(essence.trim()));
};

/** True when files of this media type may be attached; browsers leave it empty where they know none. */
export const isAcceptedMimeType = (mimeType: string): boolean => !mimeType || !!typeOf(mimeType)?.accepted;

/** A media type by its common name. */
export const fileTypeName = (mimeType: string): string => typeOf(mimeType)?.name ?? mimeType;

/** Media type that the contents must have for a file that ends so; empty for an unknown ending. */
export const mimeTypeOfExtension = (extension: string): string =>
  FILE_TYPES.find(({ extensions }) => extensions.includes(extension))?.mimeTypes[0] ?? '';

/** What a file picker is told to offer: `.txt,.text,.pdf,...`. */
export const ACCEPTED_EXTENSIONS: readonly string[] = FILE_TYPES.filter(({ accepted }) => accepted).flatMap(
  ({ extensions }) => extensions.map((extension) => `.${extension}`),
);
