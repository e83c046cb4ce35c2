import { sentence, term, type Sentence, type Text } from '../language/text';
import { markupOf, typeOfContents } from './file-contents';
import type { ChosenFile } from './file-outcome';
import type { FileType } from './file-types';
import { ACCEPTED_TYPES, extensionOf, typeOfName } from './file-types';
import { HELD_FILE_SENTENCES, type FileSentences } from './held-file-sentences';
import type { Instead } from './refused-kinds';
import { kindOfExtension, kindOfMimeType } from './refused-kinds';

/** That an ending is not allowed, and what can be done with a file of that kind. */
const EXTENSION_SENTENCES: Readonly<Record<Instead, (extension: string, thing: Sentence) => Text>> = {
  document: (extension, thing) =>
    sentence('".{extension}" file extensions are not allowed. Save {thing} as a PDF and attach that.', {
      extension,
      thing,
    }),
  picture: (extension, thing) =>
    sentence('".{extension}" file extensions are not allowed. Save {thing} as a JPEG and attach that.', {
      extension,
      thing,
    }),
  text: (extension, thing) =>
    sentence(
      '".{extension}" file extensions are not allowed. Save {thing} as a text file that ends in .txt and attach that.',
      { extension, thing },
    ),
  unpack: (extension, thing) =>
    sentence(
      '".{extension}" file extensions are not allowed. Open {thing}, take out the files in it and attach those.',
      { extension, thing },
    ),
  another: (extension, thing) =>
    sentence(
      '".{extension}" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of {thing}.',
      { extension, thing },
    ),
};

/** The same of a kind of contents. */
const TYPE_SENTENCES: Readonly<Record<Instead, (type: Sentence, thing: Sentence) => Text>> = {
  document: (type, thing) =>
    sentence('{type} file types are not allowed. Save {thing} as a PDF and attach that.', { type, thing }),
  picture: (type, thing) =>
    sentence('{type} file types are not allowed. Save {thing} as a JPEG and attach that.', { type, thing }),
  text: (type, thing) =>
    sentence(
      '{type} file types are not allowed. Save {thing} as a text file that ends in .txt and attach that.',
      { type, thing },
    ),
  unpack: (type, thing) =>
    sentence('{type} file types are not allowed. Open {thing}, take out the files in it and attach those.', {
      type,
      thing,
    }),
  another: (type, thing) =>
    sentence(
      '{type} file types are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of {thing}.',
      { type, thing },
    ),
};

/** The noun for a file of a kind, such as 'text file'. */
const nounOf = ({ name }: FileType): Sentence => term(name === 'Text' ? 'text file' : name);

/** The noun for contents of a kind, such as 'text'. */
const contentsOf = ({ name }: FileType): Sentence => term(name === 'Text' ? 'text' : name);

/** Kinds that others are written in: a table is a text, and the raw picture of a camera a TIFF. */
const WRITES_OTHERS: readonly FileType[] = [ACCEPTED_TYPES.text, ACCEPTED_TYPES.tiff];

/** Contents of a kind that may be attached have the wrong ending only, unless theirs is that of a kind which is written in it. */
const extensionMessage = ({ name, bytes }: ChosenFile): Text => {
  const extension = extensionOf(name);
  const kind = kindOfExtension(extension);
  const type = bytes?.length ? typeOfContents(bytes) : undefined;
  if (type === undefined || (kind && WRITES_OTHERS.includes(type)))
    return EXTENSION_SENTENCES[kind?.instead ?? 'another'](extension, term(kind?.thing ?? 'this file'));
  return sentence(
    '".{extension}" file extensions are not allowed. The file is a {expected}: make its name end in .{ending} and attach it again.',
    { extension, expected: nounOf(type), ending: type.extensions[0] ?? '' },
  );
};

/** A media type itself tells a filer nothing: one without a name is called none. */
const typeMessage = (mimeType: string): Text => {
  const kind = kindOfMimeType(mimeType);
  if (kind) return TYPE_SENTENCES[kind.instead](term(kind.name), term(kind.thing));
  return mimeType.startsWith('image/')
    ? 'Pictures of this type are not allowed. Save the picture as a JPEG and attach that.'
    : 'Files of this type are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead.';
};

/** What a file should hold, by its name. */
const expectedOf = (name: string): Sentence => nounOf(typeOfName(name) ?? ACCEPTED_TYPES.text);

const misnamedMessage = ({ name, bytes = new Uint8Array() }: ChosenFile): Text => {
  const markup = markupOf(bytes);
  if (markup !== '') return typeMessage(markup);
  const found = typeOfContents(bytes) ?? ACCEPTED_TYPES.text;
  return sentence(
    '{file} is not a {expected}: its content is {contents}. Make its name end in .{ending} and attach it again.',
    {
      file: name,
      expected: expectedOf(name),
      contents: contentsOf(found),
      ending: found.extensions[0] ?? '',
    },
  );
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
    sentence(
      '{file} is not a {expected}: its content is of no known type. Save the file again and attach that.',
      { file: name, expected: expectedOf(name) },
    ),
  ],
  withoutPages: ({ name }) => [
    'fileType',
    sentence('{file} has no pages. Save the document again and attach that.', { file: name }),
  ],
  unreadable: ({ name }) => [
    'fileType',
    sentence("{file} can't be opened: it is damaged or not complete. Save the file again and attach that.", {
      file: name,
    }),
  ],
};
