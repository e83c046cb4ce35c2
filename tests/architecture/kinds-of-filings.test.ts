import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { FILING_TYPES, TRANSACTION_TYPES } from '#rules';

const ROOT = join(__dirname, '../..');

const ALL_CODES = new Set<string>([...FILING_TYPES, ...TRANSACTION_TYPES]);

/** Codes that are words of the language as well: `report` is a property of much else. */
const WORDS = new Set<string>(
  FILING_TYPES.filter((code) => /^(llc|report|amend|reinstate|cure)$/.test(code)),
);

/** Files that may tell filings apart: what each declares, and what it does to the record. */
const OF_FILINGS = /^rules\/filings\//;
/** Tests with what they use, and the filings that the sample registry and the mocks begin with. */
const OF_TESTS = /\.test\.tsx?$|\/testing(\/|\.tsx?$)|^server\/sample-data\/|^mocks\/sample-/;

const sources = ['rules', 'src', 'server', 'mocks'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !OF_FILINGS.test(path) && !OF_TESTS.test(path)),
);

/** Compares something with a kind, or is the type of one: a question that no row of a table answers. */
const isQuestion = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) &&
  ALL_CODES.has(node.text) &&
  (ts.isCaseClause(node.parent) ||
    ts.isLiteralTypeNode(node.parent) ||
    (ts.isBinaryExpression(node.parent) && /^[!=]==$/.test(node.parent.operatorToken.getText())));

/** Stands where a kind is named: in a list, given to a function, or as the value of a property that is called so. */
const isNamedThere = ({ parent }: ts.Node): boolean =>
  ts.isArrayLiteralExpression(parent) ||
  ts.isCallExpression(parent) ||
  (ts.isPropertyAssignment(parent) && /^(filingType|transactionType|type|form)$/.test(parent.name.getText()));

/** Names a kind: as a text, or as what an object is keyed by; one whose code is a word of the language where it can be nothing else. */
const isName = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node)
    ? ALL_CODES.has(node.text) && (!WORDS.has(node.text) || isNamedThere(node))
    : ts.isIdentifier(node) &&
      ts.isPropertyAssignment(node.parent) &&
      ALL_CODES.has(node.text) &&
      !WORDS.has(node.text);

const syntaxOf = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);

const contains = (node: ts.Node, isSought: (node: ts.Node) => boolean): boolean =>
  isSought(node) || (ts.forEachChild(node, (child) => contains(child, isSought)) ?? false);

const definesTable = (path: string): boolean =>
  readFileSync(join(ROOT, path), 'utf8').includes('defineTable');

/** Sources that tell kinds apart and define no decision table, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  'src/portal/kind/kind-texts.ts': 'what a founder reads who asks which kind of company fits',
  'server/pages/first-page.ts': 'the page that most visits begin with, which is made ready',
};

test('nothing knows one filing from another but what filings declare', () => {
  const telling = sources.filter((path) => {
    const syntax = syntaxOf(path);
    return contains(syntax, isQuestion) || (!definesTable(path) && contains(syntax, isName));
  });
  expect(telling).toEqual(Object.keys(OTHERS));
});
