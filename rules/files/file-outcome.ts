import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { invalidCharacters } from '../constraints/characters';
import { typeOfName } from './file-types';

/** What became of a file that a reader of its kind was given. */
export type Opened = 'whole' | 'locked' | 'withoutPages' | 'unreadable';

/** A file as chosen or dropped. What a browser calls its kind does not count: its contents do. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
  /** False for what can be dropped but is no file, such as a folder or selected text. */
  isFile?: boolean;
  bytes?: Uint8Array;
  /** Given by the registry, which opens files that may be of the kind of their names. */
  opened?: Opened;
  /** Given by the registry for contents of any other kind: their media type, empty where it is unknown. */
  foreignType?: string;
}

/** The outcome for one file. */
export type FileOutcome =
  | 'notFile'
  | 'name'
  | 'extension'
  | 'empty'
  | 'oversize'
  | 'password'
  | 'misnamed'
  | 'type'
  | 'unknown'
  | 'withoutPages'
  | 'unreadable'
  | 'accepted';

const CONTENTS = [
  'notOpened',
  'whole',
  'locked',
  'withoutPages',
  'unreadable',
  'ofAnotherName',
  'notAllowed',
  'unknown',
] as const;

const FILE = { isFile: true } as const;
const NAMED = { ...FILE, isNameAllowed: true } as const;
const WITH_EXTENSION = { ...NAMED, isExtensionAllowed: true } as const;
const SIZED = { ...WITH_EXTENSION, size: 'withinLimit' } as const;

/** The possible problems of one file, the most serious first (W5-upload-*). */
export const FILE_TABLE = defineTable<FileOutcome>()({
  name: 'Outcome of one file',
  source: 'W5-upload-types',
  hitPolicy: 'unique',
  inputs: {
    isFile: flag(),
    isNameAllowed: flag(),
    isExtensionAllowed: flag(),
    size: choice(['none', 'withinLimit', 'beyondLimit']),
    contents: choice(CONTENTS),
  },
  rows: [
    { when: { isFile: false }, then: 'notFile' },
    { when: { ...FILE, isNameAllowed: false }, then: 'name' },
    { when: { ...NAMED, isExtensionAllowed: false }, then: 'extension' },
    { when: { ...WITH_EXTENSION, size: 'none' }, then: 'empty' },
    { when: { ...WITH_EXTENSION, size: 'beyondLimit' }, then: 'oversize' },
    { when: { ...SIZED, contents: 'locked' }, then: 'password' },
    { when: { ...SIZED, contents: 'ofAnotherName' }, then: 'misnamed' },
    { when: { ...SIZED, contents: 'notAllowed' }, then: 'type' },
    { when: { ...SIZED, contents: 'unknown' }, then: 'unknown' },
    { when: { ...SIZED, contents: 'withoutPages' }, then: 'withoutPages' },
    { when: { ...SIZED, contents: 'unreadable' }, then: 'unreadable' },
    // What only the registry opens is sent to it.
    { when: { ...SIZED, contents: ['notOpened', 'whole'] }, then: 'accepted' },
  ],
});

/** Printable ASCII other than letters, digits, spaces, dots, hyphens, underscores and parentheses. */
const specialCharacters = (name: string): string[] => [...new Set(name.replace(/[\w .()-]|[^ -~]/g, ''))];

/** Characters that no file's name may have: those that are not printable ASCII, then special ones (W5-upload-name). */
export const refusedCharacters = (name: string): string[] => [
  ...invalidCharacters(name),
  ...specialCharacters(name),
];

const sizeFact = (size: number, maxBytes: number) => {
  if (!(size > 0)) return 'none';
  return size > maxBytes ? 'beyondLimit' : 'withinLimit';
};

/** What the contents of a file say of it. */
export type ContentsFact = (typeof CONTENTS)[number];

/** Tells it of a file that is small enough to be read. */
export type ContentsOf = (file: ChosenFile) => ContentsFact;

/** The outcome for one file; `maxBytes` is the most that all files may have together. */
export const fileOutcome = (file: ChosenFile, maxBytes: number, contentsOf: ContentsOf): FileOutcome => {
  const { name, size, isFile } = file;
  return evaluate(FILE_TABLE, {
    isFile: isFile !== false,
    isNameAllowed: refusedCharacters(name).length === 0,
    isExtensionAllowed: typeOfName(name) !== undefined,
    size: sizeFact(size, maxBytes),
    // Contents beyond the limit, or of nothing at all, are refused without being read.
    contents: size > 0 && size <= maxBytes ? contentsOf(file) : 'notOpened',
  });
};
