import { MAX_ATTACHMENTS, MAX_ATTACHMENTS_MEGABYTES } from '../constants/limits';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { says, sentence, type Text } from '../language/text';
import type { Problem, ProblemCode } from '../problem';
import type { ChosenFile, ContentsOf } from './file-outcome';
import { fileOutcome } from './file-outcome';
import type { FileSentences } from './held-file-sentences';

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

/** How files are judged: whether their contents are looked at, and what is then said of them. */
export interface FileJudge {
  sentences: FileSentences;
  contentsOf: ContentsOf;
}

const problemOfFile = (
  file: ChosenFile,
  index: number,
  { maxMegabytes }: FileLimits,
  { sentences, contentsOf }: FileJudge,
): Problem[] => {
  const outcome = fileOutcome(file, maxMegabytes * BYTES_PER_MEGABYTE, contentsOf);
  const refusal = outcome === 'accepted' ? undefined : sentences[outcome];
  if (refusal === undefined) return [];
  const [code, said] = refusal(file, maxMegabytes);
  const { params, ...message } = says(said);
  return [{ path: `files[${index}]`, code, ...message, params: { file: file.name, ...params } }];
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
 * What is wrong with files in addition to those already attached; empty when all may be attached (W5-upload-*).
 * Nothing chosen is what a browser reports when a folder is dropped.
 */
export const problemsOfFiles = (
  files: readonly ChosenFile[],
  held: readonly AttachedFile[],
  limits: FileLimits,
  judge: FileJudge,
): Problem[] => {
  const { maxFiles, maxMegabytes } = limits;
  const count = countFact(held.length + files.length, maxFiles);
  // Files are read only when as many may be attached.
  const isCountAllowed = count === 'noLimit' || count === 'withinLimit';
  const ofFiles = isCountAllowed
    ? files.flatMap((file, index) => problemOfFile(file, index, limits, judge))
    : [];
  const outcome = evaluate(UPLOAD_TABLE, {
    isAnyChosen: files.length > 0,
    count,
    isAnyRefused: ofFiles.length > 0,
    isCombinedSizeAllowed: total(files) + total(held) <= maxMegabytes * BYTES_PER_MEGABYTE,
  });
  const problem = (code: ProblemCode, said: Text, params?: Problem['params']): Problem[] => [
    { path: 'files', code, ...(params && { params }), ...says(said) },
  ];
  switch (outcome) {
    case 'none':
      return problem('notFile', NONE_MESSAGE);
    case 'oneOnly':
      return problem('tooMany', 'Only One Attachment is Allowed', { max: 1 });
    case 'tooMany':
      return problem('tooMany', sentence('Only {max} attachments are allowed.', { max: maxFiles ?? 0 }));
    case 'fileRefused':
      return ofFiles;
    case 'tooLarge':
      return problem(
        'tooLarge',
        sentence('Combined size of all files must be {max} MB or less.', { max: maxMegabytes }),
      );
    case 'accepted':
      return [];
  }
};
