import { charactersSentence } from '../constraints/characters';
import { sentence, type Text } from '../language/text';
import type { ProblemCode } from '../problem';
import type { ChosenFile, FileOutcome } from './file-outcome';
import { refusedCharacters } from './file-outcome';
import { extensionOf } from './file-types';

/** What is said of a file that is refused, and the code that programs know it by. */
export type FileSentence = (file: ChosenFile, maxMegabytes: number) => readonly [ProblemCode, Text];

/** The sentences on files by their outcomes; only some outcomes are possible where contents are not looked at. */
export type FileSentences = Readonly<Partial<Record<Exclude<FileOutcome, 'accepted'>, FileSentence>>>;

const nameMessage = (characters: readonly string[]): Text =>
  charactersSentence(
    characters,
    (shown) => sentence('Invalid characters in file name: {characters}', { characters: shown }),
    () => 'Some characters in the file name do not show. Rename the file, and attach it again.',
  );

/** Of files that a filing holds, whose contents were judged when they were attached: every page of the filing has these sentences. */
export const HELD_FILE_SENTENCES = {
  notFile: () => ['notFile', "Your file can't be attached. Not a file."],
  name: ({ name }) => ['fileName', nameMessage(refusedCharacters(name))],
  extension: ({ name }) => [
    'fileType',
    sentence(
      '".{extension}" file extensions are not allowed. Attach a text, PDF, JPEG, GIF, PNG or TIFF file instead of this file.',
      { extension: extensionOf(name) },
    ),
  ],
  empty: ({ name }) => ['fileEmpty', sentence('{file} is empty.', { file: name })],
  oversize: ({ name }, maxMegabytes) => [
    'tooLarge',
    sentence('{file} is larger than {max} MB.', { file: name, max: maxMegabytes }),
  ],
} satisfies FileSentences;
