import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { invalidCharacters } from '../constraints/characters';
import { plainForms } from '../constraints/plain-forms';
import { extensionOf, isAcceptedExtension, isAcceptedMimeType } from './file-types';
import { isPasswordProtectedPdf } from './pdf-password';

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

/** The outcome for one file. */
export type FileOutcome =
  'notFile' | 'name' | 'extension' | 'type' | 'empty' | 'oversize' | 'password' | 'accepted';

const FILE = { isFile: true } as const;
const NAMED = { ...FILE, isNameAllowed: true } as const;
const WITH_EXTENSION = { ...NAMED, isExtensionAllowed: true } as const;
const OF_TYPE = { ...WITH_EXTENSION, isTypeAllowed: true } as const;
const SIZED = { ...OF_TYPE, size: 'withinLimit' } as const;

/** The possible problems of one file, the most serious first (W5-upload-*). */
export const FILE_TABLE = defineTable<FileOutcome>()({
  name: 'Outcome of one file',
  source: 'W5-upload-types',
  hitPolicy: 'unique',
  inputs: {
    isFile: flag(),
    isNameAllowed: flag(),
    isExtensionAllowed: flag(),
    isTypeAllowed: flag(),
    size: choice(['none', 'withinLimit', 'beyondLimit']),
    needsPassword: flag(),
  },
  rows: [
    { when: { isFile: false }, then: 'notFile' },
    { when: { ...FILE, isNameAllowed: false }, then: 'name' },
    { when: { ...NAMED, isExtensionAllowed: false }, then: 'extension' },
    { when: { ...WITH_EXTENSION, isTypeAllowed: false }, then: 'type' },
    { when: { ...OF_TYPE, size: 'none' }, then: 'empty' },
    { when: { ...OF_TYPE, size: 'beyondLimit' }, then: 'oversize' },
    { when: { ...SIZED, needsPassword: true }, then: 'password' },
    { when: { ...SIZED, needsPassword: false }, then: 'accepted' },
  ],
});

/** Printable ASCII other than letters, digits, spaces, dots, hyphens, underscores and parentheses. */
const specialCharacters = (name: string): string[] => [...new Set(name.replace(/[\w .()-]|[^ -~]/g, ''))];

/**
 * A file's name in its plain form, as texts of fields are kept: systems put special spaces into the names of their screenshots, and write a
 * letter and its accent in two.
 */
export const plainFileName = (name: string): string => plainForms(name).trim();

/** Characters that no file's name may have: those that are not printable ASCII, then special ones (W5-upload-name). */
export const refusedCharacters = (name: string): string[] => [
  ...invalidCharacters(name),
  ...specialCharacters(name),
];

const sizeFact = (size: number, maxBytes: number) => {
  if (!(size > 0)) return 'none';
  return size > maxBytes ? 'beyondLimit' : 'withinLimit';
};

/** The outcome for one file; `maxBytes` is the most that all files may have together. */
export const fileOutcome = (
  { name, size, mimeType, isFile, bytes }: ChosenFile,
  maxBytes: number,
): FileOutcome =>
  evaluate(FILE_TABLE, {
    isFile: isFile !== false,
    isNameAllowed: refusedCharacters(name).length === 0,
    isExtensionAllowed: isAcceptedExtension(extensionOf(name)),
    isTypeAllowed: isAcceptedMimeType(mimeType),
    size: sizeFact(size, maxBytes),
    // Contents beyond the limit are refused without being read.
    needsPassword: !!bytes && size <= maxBytes && isPasswordProtectedPdf(bytes),
  });
