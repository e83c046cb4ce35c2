import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { fileProblems } from '../../rules/files/chosen-files';
import { ATTACHMENT_LIMITS } from '../../rules/files/file-problems';
import { charactersSentence } from '../../rules/constraints/characters';
import { englishOf, sentence } from '../../rules/language/text';

/** What a program calls a kind of file. */
const MEDIA_TYPE =
  /\b(?:application|audio|chemical|font|image|message|model|multipart|text|video)\/[a-z\d][\w.+-]*/i;
/** The number of a character, except in parentheses after the words that say what it is. */
const CODE_POINT = /(?<!\(|\(U\+[\dA-F, U+]*)U\+[\dA-F{]|\\u|&#|\b0x[\da-f]{2}/i;
/** A value that holds one of them, put into a sentence as it is. */
const HOLDS_ONE = /(?:^|\.)(?:mime|mimeType|mediaType|contentType|codePoint|charCode)$/i;

const isSentence = (text: string): boolean => /[A-Za-z]{2} [A-Za-z]{2}/.test(text);
const isPlain = (text: string): boolean => !MEDIA_TYPE.test(text) && !CODE_POINT.test(text);

const saidBy = (node: ts.Node): string | null => {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(
    ({ expression, literal }) =>
      (HOLDS_ONE.test(expression.getText()) ? ` image/${expression.getText()} ` : '{}') + literal.text,
  );
  return node.head.text + spans.join('');
};

/** The values that a call of `translate` fills in as they are. */
const rawValues = (node: ts.Node): string[] =>
  ts.isCallExpression(node) && /translate/.test(node.expression.getText())
    ? (node.arguments[1]?.getText().match(/\w+: [\w.]+/g) ?? []).filter((each) =>
        HOLDS_ONE.test(each.replace(/^\w+: /, '')),
      )
    : [];

/** The sentences of a source that name a kind of file, or a character, as a program does. */
function programsWords(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = saidBy(node);
    if (text !== null && isSentence(text) && !isPlain(text)) found.push(text);
    found.push(...rawValues(node));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.map((text) => `${path}: ${text.trim()}`);
}

test('no sentence of the rules or the pages, in either language, names a media type or a code point', () => {
  const paths = ['rules', 'src']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.flatMap((path) => programsWords(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ["const a = 'image/heic file types are not allowed.';"],
  ['const a = `${file.mimeType} file types are not allowed.`;'],
  ["const a = 'Do not use U+200B in names.';"],
  ['const a = `Do not use U+${code} in names.`;'],
  ["const a = 'Los archivos audio/mpeg no se permiten.';"],
  ["translate('{kind} file types are not allowed.', { kind: mimeType });"],
  ['const a = <p>A file of text/plain only</p>;'],
])('finds one in %s', (source) => {
  expect(programsWords('a.tsx', source)).toHaveLength(1);
});

test('no style sheet says anything in words, which would be read in one language only', () => {
  const sheets = readdirSync('src/styles').map((name) => readFileSync(`src/styles/${name}`, 'utf8'));
  expect(sheets.flatMap((sheet) => sheet.match(/content: ['"][^'"\\]*[A-Za-z]{2}.*/g) ?? [])).toEqual([]);
});

test('no sentence that is made of a value says one, for any kind of file and any character', () => {
  const known =
    readFileSync('rules/files/refused-kinds.ts', 'utf8').match(/(?<=')[a-z]+\/[\w.+-]+(?=')/g) ?? [];
  expect(known.length).toBeGreaterThan(20);
  const types = [...known, 'x-unheard/of', 'image/x-new', 'nonsense'];
  const aboutFiles = types.flatMap((foreignType) =>
    fileProblems([{ name: 'a.pdf', size: 10, foreignType }], [], ATTACHMENT_LIMITS).map(
      ({ message }) => message,
    ),
  );
  expect(aboutFiles.filter(Boolean).length).toBeGreaterThan(20);
  expect(aboutFiles.filter((sentence) => !isPlain(sentence))).toEqual([]);
  const characters = Array.from({ length: 0x3_0000 }, (_, code) => String.fromCodePoint(code));
  const unlike = characters.filter(
    (character) =>
      !isPlain(
        englishOf(
          charactersSentence([character], (characters) =>
            sentence('Invalid characters entered: {characters}', { characters }),
          ),
        ),
      ),
  );
  expect(unlike).toEqual([]);
});
