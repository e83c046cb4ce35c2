import type { Problem } from '../problem';
import type { ChosenFile } from './file-outcome';
import { problemsOfFiles, type AttachedFile, type FileLimits } from './file-problems';
import { FILE_SENTENCES } from './file-sentences';

/** What is wrong with files chosen or dropped in addition to those already attached; empty when all may be attached (W5-upload-*). */
export const fileProblems = (
  files: readonly ChosenFile[],
  held: readonly AttachedFile[],
  limits: FileLimits,
): Problem[] => problemsOfFiles(files, held, limits, FILE_SENTENCES);

/** A sentence on a file, with the name of the file where the sentence itself does not say which one it is about. */
export interface FileMessage {
  file?: string;
  message: string;
}

/** A sentence on one of several files that were chosen together says which one: most begin with the name of theirs. */
export const fileMessage = (
  { message, params }: Pick<Problem, 'message' | 'params'>,
  chosenCount: number,
): FileMessage => {
  const file = params?.file;
  const isNamed = file === undefined || message.startsWith(`${file} `);
  return chosenCount > 1 && !isNamed ? { file: String(file), message } : { message };
};
