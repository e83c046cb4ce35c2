import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_MEGABYTES } from '../constants/limits';
import { charactersSentence } from '../constraints/characters';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Problem, ProblemCode } from '../problem';
import type { ChosenFile, FileOutcome } from './file-outcome';
import { fileOutcome, refusedCharacters } from './file-outcome';
import type { Instead } from './file-types';
import {
  extensionOf,
  fileTypeName,
  insteadOf,
  isAcceptedMimeType,
  isTypeOfExtension,
  mimeTypeOfExtension,
} from './file-types';

/** How many files may be attached, and their total size. No `maxFiles` means no limit (W section 5). */
export interface FileLimits {
  maxFiles?: number;
  /** Megabytes of 1,048,576 bytes. */
  maxMegabytes: number;
}

/** Attachments of a filing, and private attachments: five files, 10 MB together (W section 9). */
export const ATTACHMENT_LIMITS: FileLimits = {
  maxFiles: MAX_ATTACHMENTS,
  maxMegabytes: MAX_ATTACHMENTS_MEGABYTES,
};

/** A file that the filing holds already. */
export interface AttachedFile {
  /** Bytes. */
  size: number;
}

export const BYTES_PER_MEGABYTE = 1024 * 1024;

type UploadOutcome = 'none' | 'oneOnly' | 'tooMany' | 'fileRefused' | 'tooLarge' | 'accepted';

const AS_MANY = { isAnyChosen: true, count: ['noLimit', 'withinLimit'] } as const;

/** The outcome for files chosen or dropped together (W5-upload-*). */
export const UPLOAD_TABLE = defineTable<UploadOutcome>()({
  name: 'Outcome of an upload',
  source: 'W5-upload-count',
  hitPolicy: 'unique',
  inputs: {
    isAnyChosen: flag(),
    count: choice(['noLimit', 'withinLimit', 'beyondOne', 'beyondSeveral']),
    isAnyRefused: flag(),
    isCombinedSizeAllowed: flag(),
  },
  rows: [
    { when: { isAnyChosen: false }, then: 'none' },
    { when: { isAnyChosen: true, count: 'beyondOne' }, then: 'oneOnly' },
    { when: { isAnyChosen: true, count: 'beyondSeveral' }, then: 'tooMany' },
    { when: { ...AS_MANY, isAnyRefused: true }, then: 'fileRefused' },
    { when: { ...AS_MANY, isAnyRefused: false, isCombinedSizeAllowed: false }, then: 'tooLarge' },
    { when: { ...AS_MANY, isAnyRefused: false, isCombinedSizeAllowed: true }, then: 'accepted' },
  ],
});

const nameMessage = (characters: readonly string[]): string =>
  charactersSentence(
    characters,
    (shown) => `Invalid characters in file name: ${shown}`,
    () => 'Some characters in the file name do not show. Rename the file, and attach it again.',
  );

type FileSentence = (file: ChosenFile, limits: FileLimits) => readonly [ProblemCode, string];

/** That an ending is not allowed, and what can be done where the same can be saved as something else. */
const EXTENSION_SENTENCES: Readonly<Record<Instead, (extension: string) => string>> = {
  none: (extension) => `".${extension}" file extensions are not allowed.`,
  picture: (extension) =>
    `".${extension}" file extensions are not allowed. Save the picture as a JPEG and attach that.`,
  document: (extension) =>
    `".${extension}" file extensions are not allowed. Save the document as a PDF and attach that.`,
};

const extensionMessage = (extension: string): string =>
  EXTENSION_SENTENCES[insteadOf({ extension })](extension);

/** The same of a media type. */
const TYPE_SENTENCES: Readonly<Record<Instead, (type: string) => string>> = {
  none: (type) => `${type} file types are not allowed.`,
  picture: (type) => `${type} file types are not allowed. Save the picture as a JPEG and attach that.`,
  document: (type) => `${type} file types are not allowed. Save the document as a PDF and attach that.`,
};

/** A media type itself tells a filer nothing: one without a name is called none. */
const UNNAMED_SENTENCES: Readonly<Record<Instead, string>> = {
  none: 'Files of this type are not allowed.',
  picture: 'Pictures of this type are not allowed. Save the picture as a JPEG and attach that.',
  document: 'Files of this type are not allowed.',
};

const typeMessage = (mimeType: string): string => {
  const [type, instead] = [fileTypeName(mimeType), insteadOf({ mimeType })];
  return type === '' ? UNNAMED_SENTENCES[instead] : TYPE_SENTENCES[instead](type);
};

const FILE_SENTENCES: Record<Exclude<FileOutcome, 'accepted'>, FileSentence> = {
  notFile: () => ['notFile', "Your file can't be attached. Not a file."],
  name: ({ name }) => ['fileName', nameMessage(refusedCharacters(name))],
  extension: ({ name }) => ['fileType', extensionMessage(extensionOf(name))],
  type: ({ mimeType }) => ['fileType', typeMessage(mimeType)],
  empty: ({ name }) => ['fileEmpty', `${name} is empty.`],
  oversize: ({ name }, { maxMegabytes }) => ['tooLarge', `${name} is larger than ${maxMegabytes} MB.`],
  password: () => [
    'filePassword',
    "Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them.",
  ],
};

const problemOfFile = (file: ChosenFile, index: number, limits: FileLimits): Problem[] => {
  const outcome = fileOutcome(file, limits.maxMegabytes * BYTES_PER_MEGABYTE);
  if (outcome === 'accepted') return [];
  const [code, message] = FILE_SENTENCES[outcome](file, limits);
  return [{ path: `files[${index}]`, code, message, params: { file: file.name } }];
};

/** The problem of a file that turns out to be password-protected when it is read (W5-upload-password). */
const passwordProblem = (file: ChosenFile): Problem => {
  const [code, message] = FILE_SENTENCES.password(file, ATTACHMENT_LIMITS);
  return { path: 'files[0]', code, message, params: { file: file.name } };
};

/** The noun for a file of a type, such as 'text file'. */
const nounOf = (typeName: string): string => (typeName === 'Text' ? 'text file' : typeName);

/** The noun for contents of a type, such as 'text'. */
const contentsOf = (typeName: string): string => (typeName === 'Text' ? 'text' : typeName);

/**
 * The problem of a file whose contents do not match its name; null where they do. Contents of a type that may be attached are not refused
 * for their type, but for the wrong name.
 *
 * @param found media type of the contents; empty where it is unknown
 */
export const contentsProblem = (name: string, found: string): Problem | null => {
  const extension = extensionOf(name);
  if (isTypeOfExtension(found, extension)) return null;
  const expected = mimeTypeOfExtension(extension);
  const isAccepted = isAcceptedMimeType(found);
  const contents = found === '' ? 'of no known type' : contentsOf(fileTypeName(found));
  const message = isAccepted
    ? `${name} is not a ${nounOf(fileTypeName(expected))}: its content is ${contents}.`
    : typeMessage(found);
  return { path: 'files[0]', code: 'fileType', message, params: { file: name } };
};

/** Why a file that is of the kind of its name cannot be opened. */
export type NotOpened = 'locked' | 'withoutPages' | 'unreadable';

const NOT_OPENED: Readonly<Record<Exclude<NotOpened, 'locked'>, (name: string) => string>> = {
  withoutPages: (name) => `${name} has no pages.`,
  unreadable: (name) =>
    `${name} can't be opened: it is damaged or not complete. Save the file again and attach that.`,
};

/** The problem of a file that no reader of its kind opens (W5-upload-password, W5-upload-types). */
export const openingProblem = (file: ChosenFile, outcome: NotOpened): Problem =>
  outcome === 'locked'
    ? passwordProblem(file)
    : {
        path: 'files[0]',
        code: 'fileType',
        message: NOT_OPENED[outcome](file.name),
        params: { file: file.name },
      };

const countFact = (count: number, maxFiles: number | undefined) => {
  if (maxFiles === undefined) return 'noLimit';
  if (count <= maxFiles) return 'withinLimit';
  return maxFiles === 1 ? 'beyondOne' : 'beyondSeveral';
};

const total = (files: readonly AttachedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

const NONE_MESSAGE =
  "Your files can't be attached. If you are attempting to drop a folder, " +
  'select all the files within the folder and drag them all at once.';

/**
 * What is wrong with files chosen or dropped in addition to those already attached; empty when all may be attached (W5-upload-*).
 * Nothing chosen is what a browser reports when a folder is dropped.
 */
export const fileProblems = (
  files: readonly ChosenFile[],
  held: readonly AttachedFile[],
  limits: FileLimits,
): Problem[] => {
  const { maxFiles, maxMegabytes } = limits;
  const count = countFact(held.length + files.length, maxFiles);
  // Files are read only when as many may be attached.
  const isCountAllowed = count === 'noLimit' || count === 'withinLimit';
  const ofFiles = isCountAllowed ? files.flatMap((file, index) => problemOfFile(file, index, limits)) : [];
  const outcome = evaluate(UPLOAD_TABLE, {
    isAnyChosen: files.length > 0,
    count,
    isAnyRefused: ofFiles.length > 0,
    isCombinedSizeAllowed: total(files) + total(held) <= maxMegabytes * BYTES_PER_MEGABYTE,
  });
  const problem = (code: ProblemCode, message: string, params?: Problem['params']): Problem[] => [
    { path: 'files', code, message, ...(params && { params }) },
  ];
  switch (outcome) {
    case 'none':
      return problem('notFile', NONE_MESSAGE);
    case 'oneOnly':
      return problem('tooMany', 'Only One Attachment is Allowed', { max: 1 });
    case 'tooMany':
      return problem('tooMany', `Only ${maxFiles} attachments are allowed.`, { max: maxFiles ?? 0 });
    case 'fileRefused':
      return ofFiles;
    case 'tooLarge':
      return problem('tooLarge', `Combined size of all files must be ${maxMegabytes} MB or less.`, {
        max: maxMegabytes,
      });
    case 'accepted':
      return [];
  }
};
