import ts from 'typescript';
import { placeOf } from '../lib/table-source.mjs';
import { sourceText } from './cell-text.mjs';

/** @typedef {{ start: number, end: number, text: string, line?: number }} Edit a stretch of a file and what takes its place */

const nameOf = (property) =>
  property.name &&
  (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
  property.name.text;

const find = (object, name) =>
  ts.isObjectLiteralExpression(object) &&
  object.properties.find((one) => ts.isPropertyAssignment(one) && nameOf(one) === name);

const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : sourceText(name));

const replacement = (node, text) => ({ start: node.getStart(), end: node.getEnd(), text });

/** Changes properties of an object literal; the others keep their text. `undefined` removes a property. */
const editObject = (object, values) => {
  const isReplaced = ([name, value]) => value !== undefined && find(object, name);
  if (values.every(isReplaced))
    return values.map(([name, value]) => replacement(find(object, name).initializer, sourceText(value)));
  const left = new Map(values);
  const parts = object.properties.flatMap((property) => {
    const name = nameOf(property);
    if (!left.has(name)) return [property.getFullText().trim()];
    const value = left.get(name);
    left.delete(name);
    return value === undefined ? [] : [`${key(name)}: ${sourceText(value)}`];
  });
  const added = [...left]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${key(name)}: ${sourceText(value)}`);
  const all = [...parts, ...added];
  return [replacement(object, all.length > 0 ? `{ ${all.join(',\n')} }` : '{}')];
};

const isPlainObject = (node) =>
  ts.isObjectLiteralExpression(node) &&
  node.properties.every((one) => ts.isPropertyAssignment(one) && nameOf(one));

const rowText = ({ when, then }) => `{ when: ${sourceText(when)}, then: ${sourceText(then)} }`;

/** The edits of one row that is written already; a row that is not written as an object is written as one. */
const editRow = (node, step) => {
  if (step.cells.length === 0) return [];
  const [when, then] = ['when', 'then'].map((name) => find(node, name)?.initializer);
  if (!when || !then) return [replacement(node, rowText(step))];
  const inOutcome = step.cells.filter(({ column }) => column.name === 'then' || column.key);
  const inCondition = step.cells
    .filter((cell) => !inOutcome.includes(cell))
    .map(({ column, value }) => [column.name, value]);
  const parts = inOutcome.map(({ column, value }) => [column.key, value]);
  const hasParts = inOutcome.every(({ column }) => column.key) && isPlainObject(then);
  return [
    ...(inCondition.length === 0
      ? []
      : isPlainObject(when)
        ? editObject(when, inCondition)
        : [replacement(when, sourceText(step.when))]),
    ...(inOutcome.length === 0
      ? []
      : hasParts
        ? editObject(then, parts)
        : [replacement(then, sourceText(step.then))]),
  ];
};

/** The end of a row, including its comma and a comment on the same line. */
const endOfRow = (node) => {
  const text = node.getSourceFile().text;
  const [comma] = /^\s*,/.exec(text.slice(node.getEnd())) ?? [''];
  const end = node.getEnd() + comma.length;
  const [rest] = /^[ \t]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/[ \t]*(?=\r?\n))?/.exec(text.slice(end)) ?? [''];
  return { end: end + rest.length, hasComma: comma !== '' };
};

/** Takes a row out, with its comma and its line; comments above it stay. */
const removal = (node) => {
  const { text } = node.getSourceFile();
  const { end } = endOfRow(node);
  const before = /\r?\n[ \t]*$/.exec(text.slice(0, node.getStart()))?.[0].length ?? 0;
  return { start: node.getStart() - (/^\r?\n/.test(text.slice(end)) ? before : 0), end, text: '' };
};

const withEdits = (node, edits) => {
  const start = node.getStart();
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, edit) => text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start),
      node.getText(),
    );
};

/**
 * The edits that bring the changes of one table into its source files. What does not change keeps its comments and its form.
 * @param {{ steps: object[], removed: number[] }} changes
 * @param {import('typescript').Node[]} nodes the rows as they are written
 * @returns {Map<string, Edit[]>} by file
 */
export function editsOf({ steps, removed }, nodes) {
  const byFile = new Map();
  const add = (node, edit, line) => {
    const file = node.getSourceFile().fileName;
    byFile.set(file, [...(byFile.get(file) ?? []), { ...edit, line }]);
  };
  let anchor;
  const waiting = [];
  const flush = () => {
    if (waiting.length === 0) return;
    const at = anchor ?? nodes[0];
    const { end, hasComma } = endOfRow(at);
    const texts = waiting.splice(0);
    texts.forEach(({ text, line }, place) => {
      if (!anchor)
        return add(at, { start: at.getFullStart(), end: at.getFullStart(), text: `\n${text},` }, line);
      const comma = place === 0 && !hasComma ? ',' : '';
      add(at, { start: end, end, text: `${comma}\n${text},` }, line);
    });
  };
  for (const step of steps) {
    const node = nodes[step.number - 1];
    if (!node) {
      waiting.push({ text: rowText(step), line: step.line });
    } else if (step.isMoved) {
      waiting.push({ text: withEdits(node, editRow(node, step)), line: step.line });
      add(node, removal(node));
    } else {
      flush();
      for (const edit of editRow(node, step)) add(node, edit, step.line);
      anchor = node;
    }
  }
  flush();
  for (const number of removed) add(nodes[number - 1], removal(nodes[number - 1]));
  return byFile;
}

const isInsertion = ({ start, end }) => start === end;

/** By place; insertions come before replacements at the same place. Edits at one place keep their order. */
const inOrder = (edits) =>
  [...edits].sort((a, b) => a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)));

/**
 * A file's text with its edits, and the new place of each. Edits at one place keep their order.
 * @throws {Error} where two edits replace the same text: one of them would be lost, or both would be written
 */
export function apply(text, edits) {
  let result = '';
  let from = 0;
  const spans = inOrder(edits).map(({ start, end, text: put, line }) => {
    if (start < from)
      throw new Error(`Two edits change the same text: "${text.slice(start, Math.min(from, end))}".`);
    result += text.slice(from, start);
    const at = result.length;
    result += put;
    from = end;
    return { start: at, end: result.length, line };
  });
  return { text: result + text.slice(from), spans };
}

/** Rows that more than one table is made of, which one sheet alone cannot change. */
export const sharedRows = (tables) => {
  const owners = new Map();
  for (const [name, { rows = [] }] of tables)
    for (const row of rows) owners.set(placeOf(row), [...(owners.get(placeOf(row)) ?? []), name]);
  return owners;
};
