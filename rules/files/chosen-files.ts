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
