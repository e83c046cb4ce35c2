import {
  ATTACHMENT_LIMITS,
  englishOf,
  fileProblems,
  saidBy,
  textInWords,
  type ChosenFile,
  type Text,
} from '#rules';
import { inSpanish } from '../../src/app/spanish';
import { ACCEPTED_EXTENSIONS } from '../../rules/files/file-types';
import { REFUSED_KINDS } from '../../rules/files/refused-kinds';
import { SAMPLE_FILES } from '../../step-definitions/steps/attachments/file-contents';

const bytesOf = (contents: string): Uint8Array =>
  Uint8Array.from(contents, (character) => character.charCodeAt(0));

const sentences = (file: Partial<ChosenFile>): Text[] =>
  fileProblems([{ name: 'a.pdf', size: 10, ...file }], [], ATTACHMENT_LIMITS).map(saidBy);

const ENDINGS = [
  '',
  'qxq',
  ...ACCEPTED_EXTENSIONS.map((ending) => ending.slice(1)),
  ...REFUSED_KINDS.flatMap(({ extensions }) => extensions),
];

/** What a filer is told of every kind of contents under every ending. */
const SAID = [
  ...Object.values(SAMPLE_FILES).flatMap(({ contents, ...found }) =>
    ENDINGS.flatMap((ending) => sentences({ name: `minutes.${ending}`, bytes: bytesOf(contents), ...found })),
  ),
  ...REFUSED_KINDS.flatMap(({ mimeTypes }) => mimeTypes.flatMap((foreignType) => sentences({ foreignType }))),
];
/** By the English sentence, each in Spanish. */
const TOLD = new Map(SAID.map((said) => [englishOf(said), textInWords(said, inSpanish)]));

const TO_DO = /\b(?:[Aa]ttach (?:a text|it|that|those)|before you attach)/g;
const ENDING = /\.\w+(?=[":\s])/g;

test('a refusal says one thing to do', () => {
  expect(TOLD.size).toBeGreaterThan(200);
  expect([...TOLD.keys()].filter((sentence) => sentence.match(TO_DO)?.length !== 1)).toEqual([]);
});

test('a refusal says the same in Spanish, of the same endings', () => {
  const unlike = [...TOLD].filter(
    ([sentence, spanish]) =>
      spanish === sentence || String(spanish.match(ENDING)) !== String(sentence.match(ENDING)),
  );
  expect(unlike).toEqual([]);
  for (const { thing } of REFUSED_KINDS) expect([thing, inSpanish(thing)]).not.toEqual([thing, thing]);
});
