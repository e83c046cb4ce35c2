import { markupOf, typeOfContents } from './file-contents';
import type { ChosenFile } from './file-outcome';
import type { FileType } from './file-types';
import { ACCEPTED_TYPES, extensionOf, typeOfName } from './file-types';
import { HELD_FILE_SENTENCES, type FileSentences } from './held-file-sentences';
import type { Instead } from './refused-kinds';
import { kindOfExtension, kindOfMimeType } from './refused-kinds';

/** That an ending is not allowed, and what can be done with a file of that kind. */
const EXTENSION_SENTENCES: Readonly<Record<Instead, (extension: string, thing: string) => string>> = {
  document: (extension, thing) =>
    `".${extension}" file extensions are not allowed. Save ${thing} as a PDF and attach that.`,
  picture: (extension, thing) =>
    `".${extension}" file extensions are not allowed. Save ${thing} as a JPEG and attach that.`,
  text: (extension, thing) =>
    `".${extension}" file extensions are not allowed. Save ${thing} as a text file that ends in .txt and attach that.`,
  unpack: (extension, thing) =>
    `".${extension}" file extensions are not allowed. Open ${thing}, take out the files in it and attach those.`,
  another: (extension, thing) =>
    `".${extension}" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of ${thing}.`,
};

/** The same of a kind of contents. */
const TYPE_SENTENCES: Readonly<Record<Instead, (type: string, thing: string) => string>> = {
  document: (type, thing) => `${type} file types are not allowed. Save ${thing} as a PDF and attach that.`,
  picture: (type, thing) => `${type} file types are not allowed. Save ${thing} as a JPEG and attach that.`,
  text: (type, thing) =>
    `${type} file types are not allowed. Save ${thing} as a text file that ends in .txt and attach that.`,
  unpack: (type, thing) =>
    `${type} file types are not allowed. Open ${thing}, take out the files in it and attach those.`,
  another: (type, thing) =>
    `${type} file types are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of ${thing}.`,
};

/** The noun for a file of a kind, such as 'text file'. */
const nounOf = ({ name }: FileType): string => (name === 'Text' ? 'text file' : name);

/** The noun for contents of a kind, such as 'text'. */
const contentsOf = ({ name }: FileType): string => (name === 'Text' ? 'text' : name);

/** Kinds that others are written in: a table is a text, and the raw picture of a camera a TIFF. */
const WRITES_OTHERS: readonly FileType[] = [ACCEPTED_TYPES.text, ACCEPTED_TYPES.tiff];

/** Contents of a kind that may be attached have the wrong ending only, unless theirs is that of a kind which is written in it. */
const extensionMessage = ({ name, bytes }: ChosenFile): string => {
  const extension = extensionOf(name);
  const kind = kindOfExtension(extension);
  const type = bytes?.length ? typeOfContents(bytes) : undefined;
  if (type === undefined || (kind && WRITES_OTHERS.includes(type)))
    return EXTENSION_SENTENCES[kind?.instead ?? 'another'](extension, kind?.thing ?? 'this file');
  return `".${extension}" file extensions are not allowed. The file is a ${nounOf(type)}: make its name end in .${type.extensions[0]} and attach it again.`;
};

/** A media type itself tells a filer nothing: one without a name is called none. */
const typeMessage = (mimeType: string): string => {
  const kind = kindOfMimeType(mimeType);
  if (kind) return TYPE_SENTENCES[kind.instead](kind.name, kind.thing);
  return mimeType.startsWith('image/')
    ? 'Pictures of this type are not allowed. Save the picture as a JPEG and attach that.'
    : 'Files of this type are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead.';
};

/** What a file should hold, by its name. */
const expectedOf = (name: string): string => nounOf(typeOfName(name) ?? ACCEPTED_TYPES.text);

const misnamedMessage = ({ name, bytes = new Uint8Array() }: ChosenFile): string => {
  const markup = markupOf(bytes);
  if (markup !== '') return typeMessage(markup);
  const found = typeOfContents(bytes) ?? ACCEPTED_TYPES.text;
  return `${name} is not a ${expectedOf(name)}: its content is ${contentsOf(found)}. Make its name end in .${found.extensions[0]} and attach it again.`;
};

/** What is said of a file that somebody attaches. */
export const FILE_SENTENCES: Required<FileSentences> = {
  ...HELD_FILE_SENTENCES,
  extension: (file) => ['fileType', extensionMessage(file)],
  password: () => [
    'filePassword',
    "Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them.",
  ],
  misnamed: (file) => ['fileType', misnamedMessage(file)],
  type: ({ foreignType = '' }) => ['fileType', typeMessage(foreignType)],
  unknown: ({ name }) => [
    'fileType',
    `${name} is not a ${expectedOf(name)}: its content is of no known type. Save the file again and attach that.`,
  ],
  withoutPages: ({ name }) => ['fileType', `${name} has no pages. Save the document again and attach that.`],
  unreadable: ({ name }) => [
    'fileType',
    `${name} can't be opened: it is damaged or not complete. Save the file again and attach that.`,
  ],
};
