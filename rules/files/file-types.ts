/** A kind of file that the portal knows by name (W section 3, known file types). */
interface FileType {
  name: string;
  mimeTypes: readonly string[];
}

/** A kind of file that may be attached to a filing. */
interface AcceptedType extends FileType {
  extensions: readonly string[];
}

/** What may be attached to a filing (W5-upload-types). */
const ACCEPTED_TYPES: readonly AcceptedType[] = [
  { name: 'Text', extensions: ['txt', 'text'], mimeTypes: ['text/plain'] },
  { name: 'PDF', extensions: ['pdf'], mimeTypes: ['application/pdf', 'application/x-pdf'] },
  { name: 'JPEG', extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  { name: 'GIF', extensions: ['gif'], mimeTypes: ['image/gif'] },
  { name: 'PNG', extensions: ['png'], mimeTypes: ['image/png'] },
  { name: 'TIFF', extensions: ['tif', 'tiff'], mimeTypes: ['image/tiff', 'image/tif'] },
];

/** Types that are known by name, but may not be attached. */
const REFUSED_TYPES: readonly FileType[] = [
  {
    name: 'Word',
    mimeTypes: [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  },
  {
    name: 'Excel',
    mimeTypes: [
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  { name: 'CSV', mimeTypes: ['text/csv'] },
  { name: 'HTML', mimeTypes: ['text/html'] },
  { name: 'RTF', mimeTypes: ['application/rtf', 'text/rtf'] },
];

/** The part of a file's name after its last dot, lower case; empty without one. */
export const extensionOf = (fileName: string): string => {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
};

const typeOfExtension = (extension: string): AcceptedType | undefined =>
  ACCEPTED_TYPES.find(({ extensions }) => extensions.includes(extension));

/** True when files that end so may be attached. */
export const isAcceptedExtension = (extension: string): boolean => typeOfExtension(extension) !== undefined;

/** The one of these kinds that a media type belongs to, whatever parameters follow it. */
const typeOf = (types: readonly FileType[], mimeType: string): FileType | undefined => {
  const essence = mimeType.toLowerCase().replace(/;.*/s, '').trim();
  return types.find(({ mimeTypes }) => mimeTypes.includes(essence));
};

/** True when files of this media type may be attached; browsers leave it empty where they know none. */
export const isAcceptedMimeType = (mimeType: string): boolean =>
  !mimeType || typeOf(ACCEPTED_TYPES, mimeType) !== undefined;

/** A media type by its common name. */
export const fileTypeName = (mimeType: string): string =>
  typeOf([...ACCEPTED_TYPES, ...REFUSED_TYPES], mimeType)?.name ?? mimeType;

/** Media type that the contents must have for a file that ends so; empty for an ending that may not be attached. */
export const mimeTypeOfExtension = (extension: string): string =>
  typeOfExtension(extension)?.mimeTypes[0] ?? '';

/** The types that a file picker offers: `.txt,.text,.pdf,...`. */
export const ACCEPTED_EXTENSIONS: readonly string[] = ACCEPTED_TYPES.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
);
