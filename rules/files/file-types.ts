/** A kind of file that the portal knows by name (W section 3, known file types). */
interface FileType {
  name: string;
  extensions: readonly string[];
  mimeTypes: readonly string[];
}

/** What a file of a kind that may not be attached can be saved as instead. */
export type Instead = 'picture' | 'document' | 'none';

interface RefusedType extends FileType {
  instead: Instead;
}

/** What may be attached to a filing (W5-upload-types). */
const ACCEPTED_TYPES: readonly FileType[] = [
  { name: 'Text', extensions: ['txt', 'text'], mimeTypes: ['text/plain'] },
  { name: 'PDF', extensions: ['pdf'], mimeTypes: ['application/pdf', 'application/x-pdf'] },
  { name: 'JPEG', extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  { name: 'GIF', extensions: ['gif'], mimeTypes: ['image/gif'] },
  { name: 'PNG', extensions: ['png'], mimeTypes: ['image/png', 'image/apng', 'image/x-png'] },
  { name: 'TIFF', extensions: ['tif', 'tiff'], mimeTypes: ['image/tiff', 'image/tif'] },
];

/** Types that are known by name, but may not be attached. */
const REFUSED_TYPES: readonly RefusedType[] = [
  {
    name: 'Word',
    instead: 'document',
    extensions: ['doc', 'docx', 'docm', 'dot', 'dotx'],
    mimeTypes: [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  },
  {
    name: 'Excel',
    instead: 'document',
    extensions: ['xls', 'xlsx', 'xlsm'],
    mimeTypes: [
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  {
    name: 'PowerPoint',
    instead: 'document',
    extensions: ['ppt', 'pptx'],
    mimeTypes: [
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
  },
  {
    name: 'OpenDocument',
    instead: 'document',
    extensions: ['odt', 'ods', 'odp'],
    mimeTypes: [
      'application/vnd.oasis.opendocument.text',
      'application/vnd.oasis.opendocument.spreadsheet',
      'application/vnd.oasis.opendocument.presentation',
    ],
  },
  {
    name: 'Pages',
    instead: 'document',
    extensions: ['pages'],
    mimeTypes: ['application/vnd.apple.pages', 'application/x-iwork-pages-sffpages'],
  },
  { name: 'CSV', instead: 'document', extensions: ['csv'], mimeTypes: ['text/csv'] },
  { name: 'HTML', instead: 'document', extensions: ['html', 'htm'], mimeTypes: ['text/html'] },
  { name: 'RTF', instead: 'document', extensions: ['rtf'], mimeTypes: ['application/rtf', 'text/rtf'] },
  {
    name: 'HEIC',
    instead: 'picture',
    extensions: ['heic', 'heif', 'hif'],
    mimeTypes: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
  { name: 'WebP', instead: 'picture', extensions: ['webp'], mimeTypes: ['image/webp'] },
  { name: 'AVIF', instead: 'picture', extensions: ['avif'], mimeTypes: ['image/avif'] },
  {
    name: 'BMP',
    instead: 'picture',
    extensions: ['bmp'],
    mimeTypes: ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp'],
  },
  { name: 'SVG', instead: 'picture', extensions: ['svg'], mimeTypes: ['image/svg+xml'] },
  {
    name: 'ZIP',
    instead: 'none',
    extensions: ['zip'],
    mimeTypes: ['application/zip', 'application/x-zip-compressed'],
  },
];

/** What a browser calls contents of which it knows nothing; it says no more than no type at all. */
const UNKNOWN_TYPES: readonly string[] = [
  'application/octet-stream',
  'binary/octet-stream',
  'application/unknown',
  'application/x-unknown',
  'application/download',
  'application/x-download',
  'application/force-download',
];

/** The part of a file's name after its last dot, lower case; empty without one. */
export const extensionOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
};

const typeOfExtension = (extension: string): FileType | undefined =>
  ACCEPTED_TYPES.find(({ extensions }) => extensions.includes(extension));

/** True when files that end so may be attached. */
export const isAcceptedExtension = (extension: string): boolean => typeOfExtension(extension) !== undefined;

/** A media type without the parameters that may follow it. */
const essenceOf = (mimeType: string): string => mimeType.toLowerCase().replace(/;.*/s, '').trim();

const typeOf = <Type extends FileType>(types: readonly Type[], mimeType: string): Type | undefined =>
  types.find(({ mimeTypes }) => mimeTypes.includes(essenceOf(mimeType)));

/** True when files of this media type may be attached. What a browser says nothing of is judged by its contents. */
export const isAcceptedMimeType = (mimeType: string): boolean =>
  !mimeType || UNKNOWN_TYPES.includes(essenceOf(mimeType)) || typeOf(ACCEPTED_TYPES, mimeType) !== undefined;

/** Whether contents of a media type are what a file that ends so holds. */
export const isTypeOfExtension = (mimeType: string, extension: string): boolean =>
  typeOfExtension(extension)?.mimeTypes.includes(essenceOf(mimeType)) === true;

const GROUPS: Readonly<Record<string, string>> = { audio: 'Audio', video: 'Video' };

const groupName = (essence: string): string => {
  const [group = ''] = essence.split('/');
  return Object.hasOwn(GROUPS, group) ? (GROUPS[group] ?? '') : '';
};

/** A media type by its common name; empty where it has none that a filer may know. */
export const fileTypeName = (mimeType: string): string =>
  typeOf([...ACCEPTED_TYPES, ...REFUSED_TYPES], mimeType)?.name ?? groupName(essenceOf(mimeType));

/** What a file can be saved as instead, by its media type or by its ending. */
export const insteadOf = ({ mimeType, extension }: { mimeType?: string; extension?: string }): Instead => {
  const refused = REFUSED_TYPES.find(({ extensions }) => extensions.includes(extension ?? ''));
  const found = refused ?? typeOf(REFUSED_TYPES, mimeType ?? '');
  return found?.instead ?? (mimeType?.startsWith('image/') ? 'picture' : 'none');
};

/** Media type that the contents must have for a file that ends so; empty for an ending that may not be attached. */
export const mimeTypeOfExtension = (extension: string): string =>
  typeOfExtension(extension)?.mimeTypes[0] ?? '';

/** The types that a file picker offers: `.txt,.text,.pdf,...`. */
export const ACCEPTED_EXTENSIONS: readonly string[] = ACCEPTED_TYPES.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
);
