import { isSentence, sentence, term, type Text, type Value } from '../language/text';
import type { Problem } from '../problem';
import { contentsOfFile } from './contents-of-file';
import type { ChosenFile } from './file-outcome';
import { problemsOfFiles, type AttachedFile, type FileLimits } from './file-problems';
import { FILE_SENTENCES } from './file-sentences';

/** What is wrong with files chosen or dropped in addition to those already attached; empty when all may be attached (W5-upload-*). */
export const fileProblems = (
  files: readonly ChosenFile[],
  held: readonly AttachedFile[],
  limits: FileLimits,
): Problem[] =>
  problemsOfFiles(files, held, limits, { sentences: FILE_SENTENCES, contentsOf: contentsOfFile });

/** What is said of one of several files that were chosen together says which one: most sentences name theirs. */
export const fileMessage = (file: Value | undefined, said: Text, chosenCount: number): Text => {
  const isNamed = file === undefined || (isSentence(said) && said.text.includes('{file}'));
  return chosenCount > 1 && !isNamed ? sentence('{file}: {problem}', { file, problem: term(said) }) : said;
};
