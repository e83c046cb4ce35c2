import { createRequire } from 'node:module';
import ts from 'typescript';
import '../lib/rules.mjs';
import { nounsOf, wordsOf } from './vocabulary.mjs';

const require = createRequire(import.meta.url);
const { isInDomain } = require('../../rules/decision-table/cell.ts');
const { sourceText: oneLine } = require('../../rules/decision-table/row-text.ts');

/** What is wrong with the text of a cell, in words. */
export class CellProblem extends Error {}

/** A value as TypeScript; a line break of a text stays within its quotes. */
export const sourceText = (value) => oneLine(value).replaceAll('\n', '\\n');

const ANY = '-';
const NONE = '(none)';

const pieceText = (piece, { wordOf }) => {
  if (piece === true) return 'yes';
  if (piece === false) return 'no';
  if (piece === '') return NONE;
  if (typeof piece !== 'object') return wordOf?.get(piece) ?? String(piece);
  const { from, to } = piece;
  if (from === undefined) return to === undefined ? ANY : `up to ${to}`;
  return to === undefined ? `from ${from}` : `${from} to ${to}`;
};

const listText = (cell, words) =>
  [cell]
    .flat()
    .map((piece) => pieceText(piece, words))
    .join(', ');

const limits = ({ kind, from, to, values }, { wordOf }) => {
  if (kind === 'flag') return 'yes or no';
  if (kind === 'choice')
    return values.map((value) => (value === '' ? NONE : (wordOf.get(value) ?? value))).join(', ');
  return `${from} to ${to}, "up to" or "from" one of them`;
};

const single = (text, domain, { valueOf }) => {
  if (text === NONE) return '';
  if (domain.kind === 'flag') return { yes: true, no: false }[text.toLowerCase()];
  if (domain.kind === 'number') return /^-?\d+$/.test(text) ? Number(text) : undefined;
  if (domain.kind === 'day') return text;
  return domain.values.includes(text) ? text : valueOf.get(text.toLowerCase());
};

const piece = (text, domain, words) => {
  const value = (part) => {
    const found = single(part.trim(), domain, words);
    if (!isInDomain(domain, found))
      throw new CellProblem(`"${part.trim()}" is not known here. Known: ${limits(domain, words)}`);
    return found;
  };
  if (domain.kind === 'number' || domain.kind === 'day') {
    const [, upTo, from, start, end] = /^(?:up to (\S+)|from (\S+)|(\S+) to (\S+))$/.exec(text) ?? [];
    if (upTo) return { to: value(upTo) };
    if (from) return { from: value(from) };
    if (start && value(start) > value(end)) throw new CellProblem(`"${text}" ends before it begins`);
    if (start) return { from: value(start), to: value(end) };
  }
  return value(text);
};

const list = (text, domain, words) => {
  const pieces = text.split(',').map((part) => piece(part.trim(), domain, words));
  return pieces.length === 1 ? pieces[0] : pieces;
};

/**
 * How the cells of an input are written and read. A dash is any value; `not a, b` all but these.
 * @returns {{ write: (cell: unknown) => string, read: (text: string) => unknown, words: Map<string, string> }} `read` throws a CellProblem
 */
export function inputText(input, domain) {
  const words = domain.kind === 'choice' ? wordsOf(input, domain.values) : {};
  return {
    words: words.wordOf ?? new Map(),
    write: (cell) => {
      if (cell === undefined) return ANY;
      if (typeof cell === 'object' && 'except' in cell) return `not ${listText(cell.except, words)}`;
      return listText(cell, words);
    },
    read: (text) => {
      if (text === '' || text === ANY) return undefined;
      return text.startsWith('not ')
        ? { except: list(text.slice(4), domain, words) }
        : list(text, domain, words);
    },
  };
}

/** The value of an expression that is made of literals alone. */
const literalValue = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isPrefixUnaryExpression(node)) return -literalValue(node.operand);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalValue);
  if (ts.isObjectLiteralExpression(node) && node.properties.every(ts.isPropertyAssignment))
    return Object.fromEntries(node.properties.map((one) => [one.name.text, literalValue(one.initializer)]));
  throw new CellProblem(`"${node.getText()}" is not a value`);
};

/** The value that a text of TypeScript stands for, of literals alone. */
export const valueOf = (text) => {
  const file = ts.createSourceFile('cell.ts', `(${text})`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (
    file.parseDiagnostics.length > 0 ||
    file.statements.length !== 1 ||
    !ts.isExpressionStatement(statement)
  )
    throw new CellProblem(`"${text}" is not a value: a quote, a bracket or a comma is missing`);
  return literalValue(statement.expression.expression);
};

const WORDS = new Map([
  [NONE, ''],
  ['none', null],
  ['yes', true],
  ['no', false],
]);

const kindOf = (value) => (value === null ? 'null' : typeof value);

/** The meaning of a text without quotes in a column of these kinds of values: in a column of texts, `75` is a text. */
const plain = (text, kinds) => {
  const value = WORDS.has(text) ? WORDS.get(text) : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return kinds.size === 1 && kinds.has('string') && typeof value !== 'string' ? text : value;
};

/** An outcome with each text that stands for something replaced, by the name of the part that it is. */
const replaced = (value, part, replace) => {
  if (typeof value === 'string') return replace(value, Object.entries(nounsOf(part)));
  if (Array.isArray(value)) return value.map((one) => replaced(one, part, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, name, replace)]));
};

const toWord = (value, nouns) => nouns.find(([, meant]) => meant === value)?.[0] ?? value;
const fromWord = (word, nouns) =>
  nouns.find(([noun]) => noun.toLowerCase() === word.toLowerCase())?.[1] ?? word;

/** How the outcomes of a column are written and read. Texts stand as they are, or in words; what could be taken for something else has quotes. */
export function outcomeText(outcomes, part) {
  const values = outcomes.map((value) => replaced(value, part, toWord));
  const kinds = new Set(values.filter((value) => value !== undefined).map(kindOf));
  const isQuoted = (text) => /^['"{[]/.test(text) || text.trim() !== text || text.includes('\n');
  const write = (outcome) => {
    const value = replaced(outcome, part, toWord);
    if (value === undefined) return '';
    if (value === '') return NONE;
    if (value === null) return 'none';
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'object') return sourceText(value);
    if (typeof value !== 'string') return String(value);
    return isQuoted(value) || plain(value, kinds) !== value ? sourceText(value) : value;
  };
  const read = (text) => {
    if (text === '') return undefined;
    return replaced(isQuoted(text) ? valueOf(text) : plain(text, kinds), part, fromWord);
  };
  return { words: new Map(), write, read };
}
