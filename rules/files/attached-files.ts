import type { CrossFinding } from '../constraints/row';
import { ATTACHMENT_LIMITS, problemsOfFiles, type FileJudge } from './file-problems';
import { HELD_FILE_SENTENCES } from './held-file-sentences';
import type { Attachment } from '../filing-parts/sections';

/** What a browser sends may not match the contract. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Their contents were looked at when they were attached. */
const JUDGED_BEFORE: FileJudge = { sentences: HELD_FILE_SENTENCES, contentsOf: () => 'notOpened' };

/** Files held keep to the same limits as files being chosen (W5-upload-*). `path` is the path of the list in the form. */
export const attachedFileFindings = (files: readonly Attachment[], path: string): CrossFinding[] => {
  if (!files.length) return [];
  const chosen = files.map(({ fileName, size }) => ({
    name: textOf(fileName),
    size: typeof size === 'number' ? size : 0,
  }));
  return problemsOfFiles(chosen, [], ATTACHMENT_LIMITS, JUDGED_BEFORE).map((problem) => ({
    ...problem,
    path: problem.path.replace(/^files/, path),
  }));
};
