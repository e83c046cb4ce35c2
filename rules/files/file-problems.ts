import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_MEGABYTES } from '../constants/limits';
import { invalidCharacters } from '../constraints/characters';
import type { Problem } from '../problem';
import { extensionOf, fileTypeName, isAcceptedExtension, isAcceptedMimeType } from './file-types';
import { isPasswordProtectedPdf } from './pdf-password';

/** How many files may be kept, and how large they may be together. No `maxFiles` means no limit (W section 5). */
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

/** A file as chosen or dropped. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  mimeType: string;
  /** False for what can be dropped but is no file, such as a folder or selected text. */
  isFile?: boolean;
  bytes?: Uint8Array;
}

/** A file that the filing holds already. */
export interface HeldFile {
  /** Bytes. */
  size: number;
}

export const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Letters, digits, spaces, dots, hyphens, underscores and parentheses. */
const specialCharacters = (name: string): string[] => [...new Set(name.replace(/[\w .()-]/g, ''))];

type FileCheck = (file: ChosenFile, limits: FileLimits) => Omit<Problem, 'path'> | false | undefined;

/** What may be wrong with one file, the gravest first (W5-upload). */
const FILE_CHECKS: readonly FileCheck[] = [
  ({ isFile }) =>
    isFile === false && { code: 'notFile', message: "Your file can't be attached. Not a file." },
  ({ name }) => {
    const outside = invalidCharacters(name);
    const characters = (outside.length ? outside : specialCharacters(name)).join(', ');
    return !!characters && { code: 'fileName', message: `Invalid characters in file name: ${characters}` };
  },
  ({ name }) => {
    const extension = extensionOf(name);
    const message = `".${extension}" file extensions are not allowed.`;
    return !isAcceptedExtension(extension) && { code: 'fileType', message };
  },
  ({ mimeType }) =>
    !isAcceptedMimeType(mimeType) && {
      code: 'fileType',
      message: `${fileTypeName(mimeType)} file types are not allowed.`,
    },
  ({ name, size }) => !(size > 0) && { code: 'fileEmpty', message: `${name} is empty.` },
  ({ name, size }, { maxMegabytes }) =>
    size > maxMegabytes * BYTES_PER_MEGABYTE && {
      code: 'tooLarge',
      message: `${name} is larger than ${maxMegabytes} MB.`,
    },
  ({ bytes }) =>
    !!bytes &&
    isPasswordProtectedPdf(bytes) && {
      code: 'filePassword',
      message:
        "Password-protected PDFs can't be uploaded - remove passwords from your file before you attach them.",
    },
];

const problemOfFile = (file: ChosenFile, index: number, limits: FileLimits): Problem[] => {
  for (const check of FILE_CHECKS) {
    const found = check(file, limits);
    if (found) return [{ path: `files[${index}]`, ...found, params: { file: file.name } }];
  }
  return [];
};

const tooMany = (maxFiles: number): Problem => ({
  path: 'files',
  code: 'tooMany',
  message: maxFiles === 1 ? 'Only One Attachment is Allowed' : `Only ${maxFiles} attachments are allowed.`,
  params: { max: maxFiles },
});

const total = (files: readonly HeldFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/**
 * What is wrong with files chosen or dropped beside those held already; empty when all may be attached (W5-upload-*).
 * Nothing chosen is what a browser reports when a folder is dropped.
 */
export const fileProblems = (
  files: readonly ChosenFile[],
  held: readonly HeldFile[],
  limits: FileLimits,
): Problem[] => {
  const { maxFiles, maxMegabytes } = limits;
  if (!files.length) {
    const message =
      "Your files can't be attached. If you are attempting to drop a folder, " +
      'select all the files within the folder and drag them all at once.';
    return [{ path: 'files', code: 'notFile', message }];
  }
  if (maxFiles !== undefined && held.length + files.length > maxFiles) return [tooMany(maxFiles)];
  const ofFiles = files.flatMap((file, index) => problemOfFile(file, index, limits));
  if (ofFiles.length) return ofFiles;
  if (total(files) + total(held) <= maxMegabytes * BYTES_PER_MEGABYTE) return [];
  const message = `Combined size of all files must be ${maxMegabytes} MB or less.`;
  return [{ path: 'files', code: 'tooLarge', message, params: { max: maxMegabytes } }];
};
