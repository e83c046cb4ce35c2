import ts from 'typescript';

/** A text that somebody reads: words, or one that begins like one. Names of code, statuses and dates are no texts. */
const isRead = (text) => /^[^<]*\p{L}+[^<]*\s|^[A-Z][a-z]+$/u.test(text) && !/^[\w-]+(\.[\w-]+)+$/.test(text);

/** What is said to programmers, or names a table in the documentation. */
const NOT_SAID = ['name', 'source'];

const isOfTableHead = (node) =>
  ts.isPropertyAssignment(node.parent) &&
  NOT_SAID.includes(node.parent.name.getText()) &&
  node.parent.parent.properties.some((one) => one.name?.getText() === 'hitPolicy');

const isThrown = (node) => {
  for (let up = node.parent; up; up = up.parent) {
    if (ts.isNewExpression(up) && /Error$/.test(up.expression.getText())) return true;
    if (ts.isStatement(up)) return false;
  }
  return false;
};

/** Whether the place of a literal takes any expression: no import, no type, no name of a property. */
const isExpression = (node) => takesAny(node.parent, node);
const takesAny = (parent, node) =>
  !ts.isLiteralTypeNode(parent) &&
  !ts.isImportDeclaration(parent) &&
  !ts.isExportDeclaration(parent) &&
  parent.name !== node &&
  !ts.isExpressionStatement(parent) &&
  !ts.isTaggedTemplateExpression(parent);

/** The literal parts of a text: one, or those between the values of a template. */
const partsOf = (node) =>
  ts.isTemplateExpression(node) ? [node.head, ...node.templateSpans.map(({ literal }) => literal)] : [node];

const WORD = /\p{L}[\p{L}\d'’]*|\d+/gu;

/** The last word of the longest part, which is lost in the flip. A word in braces stands for a value. */
const lostWord = (parts) => {
  const longest = [...parts].sort((one, other) => other.text.length - one.text.length)[0];
  const words = [...longest.text.replace(/\{\w+\}/g, (name) => ' '.repeat(name.length)).matchAll(WORD)];
  const word = words.at(-1);
  return word && { part: longest, from: word.index, to: word.index + word[0].length };
};

const MARK = (id) => `«${id}»`;
/** The texts whose mark a text holds. */
export const marksIn = (text) => [...text.matchAll(/«(\d+)»/g)].map(([, id]) => Number(id));

const escaped = (text) => text.replace(/[\\`$]/g, '\\$&').replace(/\r/g, '\\r');

/** A literal as a template of its values, one word of it replaced by the mark. */
const flipped = (node, { part: lost, from, to }, id) => {
  const write = (part) =>
    escaped(part === lost ? `${part.text.slice(0, from)}${MARK(id)}${part.text.slice(to)}` : part.text);
  if (!ts.isTemplateExpression(node)) return `\`${write(node)}\``;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `\${${expression.getText()}}${write(literal)}`,
  );
  return `\`${write(node.head)}${spans.join('')}\``;
};

/**
 * A source of the rule book in which each text is asked for: `globalThis.flippedTexts` says whether it is flipped, with the mark of the text
 * in the place of one of its words.
 * @param {string} path
 * @param {string} source
 * @param {{ place: string, text: string }[]} texts takes what is found; the place in the list is the text's ID
 */
export function withFlips(path, source, texts) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const edits = [];
  const visit = (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
    if (isText && isExpression(node) && !isOfTableHead(node) && !isThrown(node)) {
      const parts = partsOf(node);
      const lost = parts.some(({ text }) => isRead(text)) && lostWord(parts);
      if (lost) {
        const id = texts.push({ place: path, text: node.getText().replace(/\s+/g, ' ') }) - 1;
        edits.push({
          node,
          text: `(globalThis.flippedTexts?.has(${id}) ? ${flipped(node, lost, id)} : ${node.getText()})`,
        });
        return;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort((one, other) => other.node.getStart() - one.node.getStart())
    .reduce(
      (text, { node, text: put }) => text.slice(0, node.getStart()) + put + text.slice(node.getEnd()),
      source,
    );
}
