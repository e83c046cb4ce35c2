import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Rooms whose texts filers never read in a page: the office's staff read English, and so do testers, mails and documents. */
const ENGLISH_ONLY = [
  /^src\/(staff|language|client)\//,
  /^src\/app\/shown-in-english\.ts$/,
  /\/testing\//,
  /\.test\.tsx?$/,
  /\/(\w+-)?spanish[\w-]*\.ts$/,
  /^src\/portal\/(Developer|developer-|ShowState|ClockForm|PhoneForm)/,
  /^rules\/followers\/phone-answer\.ts$/,
  /^rules\/(admin|decision-table|language|constants)\//,
  // Words of features and tables.
  /^rules\/forms\/record-words\.ts$/,
  // A document, and the same on its page.
  /^rules\/record\/certificate-text\.ts$/,
  // Files of mails and documents.
  /^rules\/receipt\/(how-to-verify|state-in-mails)\.ts$/,
  /^rules\/errors\/(admin-rows|account-rows|staff-catalog|catalog-row|expected-part)\.ts$/,
];

/** Properties and attributes that are read by people, whatever they say. */
const READ_BY_PEOPLE =
  /^(label|hint|title|legend|lead|caption|header|heading|placeholder|description|message|text|note|indicator|primaryAction|clearLabel|question|accept|decline|confirm|saveLabel|submitLabel|action|aria-label|alt|summary|emptyText|statement|changeStatement|noun)$/;

/** The property of what features and tables call something, which no page says. */
const IN_FEATURES = 'inFeatures';

/** Columns with texts to read, by table. */
const TABLE_OF_TEXTS = /(^|_)(TEXTS|LABELS|TITLES|NAMES|NOUNS|WORDS|SENTENCES|MESSAGES)$/;

/** Components that translate their one text. */
const TRANSLATING = /^(Button|Alert|Loading|FocusMessage)$/;

/** Attributes that are read by machines, though they may hold blanks. */
const READ_BY_MACHINES =
  /^(className|id|d|viewBox|autoComplete|key|htmlFor|to|href|rel|pattern|name|value|type|role|variant|aria-(labelledby|describedby|controls|live|current)|src|sandbox|style|transform|points)$/;

/** Whether a string looks like text: two words of which one is not a code, or the end of a sentence. */
const isWords = (text) => /[a-z]{2}/i.test(text) && /[A-Za-z’',)] [A-Za-z“(&]/.test(text.trim());

/** A single lower-case word is a code, except in a label, whose first letter the control capitalizes. */
const isCode = (text, property) => property !== 'label' && /^[a-z]+$/.test(text);

const ENTITIES = {
  amp: '&',
  apos: "'",
  quot: '"',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  nbsp: '\u00a0',
};
const decoded = (text) => text.replace(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity);

const onOneLine = (text) => text.replace(/\s+/g, ' ').trim();
const sentenceCase = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text with values as it is looked up: `Page {} of {}`. */
export const withoutNames = (text) => text.replace(/\{\w*\}/g, '{}');

const templateText = (node) =>
  node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');

const tagOf = (node) => (node.openingElement ?? node).tagName?.getText() ?? '';
const calleeOf = (node) =>
  ts.isCallExpression(node) || ts.isNewExpression(node) ? node.expression.getText() : '';

/** The nearest enclosing node that shows the purpose of a text. */
function useOf(node) {
  let child = node;
  for (let around = node.parent; around; child = around, around = around.parent) {
    if (ts.isConditionalExpression(around) && around.condition === child) return { kind: 'machine' };
    if (
      ts.isConditionalExpression(around) ||
      ts.isParenthesizedExpression(around) ||
      ts.isAsExpression(around) ||
      ts.isJsxExpression(around) ||
      ts.isSatisfiesExpression?.(around)
    )
      continue;
    if (ts.isBinaryExpression(around)) {
      if (/^[=!]==?$/.test(around.operatorToken.getText())) return { kind: 'machine' };
      continue;
    }
    if (ts.isCallExpression(around) || ts.isNewExpression(around))
      return { kind: 'call', name: calleeOf(around), argument: around.arguments?.indexOf(child) ?? -1 };
    if (ts.isJsxAttribute(around)) {
      const element = around.parent.parent;
      return { kind: 'attribute', name: around.name.getText(), tag: element.tagName.getText() };
    }
    if (ts.isPropertyAssignment(around))
      return { kind: 'property', name: around.name.getText().replace(/['"]/g, '') };
    if (ts.isJsxElement(around) || ts.isJsxFragment(around))
      return {
        kind: 'child',
        tag: ts.isJsxElement(around) ? tagOf(around) : '',
        isAlone: realChildren(around).length === 1,
      };
    if (
      ts.isImportDeclaration(around) ||
      ts.isExportDeclaration(around) ||
      ts.isLiteralTypeNode(around) ||
      ts.isThrowStatement(around)
    )
      return { kind: 'machine' };
    if (ts.isBlock(around) || ts.isSourceFile(around)) return { kind: 'other' };
  }
  return { kind: 'other' };
}

/** Whether the text is a value of a table of texts: one word there is read as well as many. */
function isInTableOfTexts(node) {
  if (!ts.isPropertyAssignment(node.parent) || node.parent.initializer !== node) return false;
  let table = node.parent.parent.parent;
  while (ts.isAsExpression(table) || ts.isSatisfiesExpression(table)) table = table.parent;
  return ts.isVariableDeclaration(table) && TABLE_OF_TEXTS.test(table.name.getText());
}

const realChildren = (element) =>
  element.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');

/** Whether what is looked up is a value that was formatted: its words in English, or its digits, are no text of ours. */
const isFinished = (node) =>
  /^translated?$/.test(calleeOf(node)) &&
  /^format[A-Z]/.test(node.arguments[0] ? calleeOf(node.arguments[0]) : '');

/** Calls whose texts are for developers and analysts, or for machines. */
const UNREAD_CALLS =
  /(^|\.)(defineTable|choice|Error|RangeError|TypeError|RegExp|querySelector(All)?|logError|call|startsWith|endsWith|includes|replace(All)?|trim|split|join|test|createContext|import|require|closest|getElementById|addEventListener|removeEventListener|write|read|localeCompare|DateTimeFormat)$/;

function textsOfFile(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const isRule = path.startsWith('rules/');
  const texts = [];
  const faults = [];
  const place = (node) => `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const need = (node, text, isFilled = false) => texts.push({ text, place: place(node), isFilled });
  const blame = (node, what) => faults.push({ place: place(node), what });

  const isInTable = (node) => {
    for (let around = node.parent; around; around = around.parent)
      if (
        ts.isPropertyAssignment(around) &&
        /^(name|source|law|title)$/.test(around.name.getText()) &&
        ts.isCallExpression(around.parent.parent) &&
        /defineTable/.test(around.parent.parent.expression.getText())
      )
        return true;
    return false;
  };

  function visit(node) {
    if (ts.isJsxText(node) && /[A-Za-z]{2}/.test(node.text)) {
      const use = useOf(node);
      const text = decoded(onOneLine(node.text));
      if (use.kind === 'child' && TRANSLATING.test(use.tag) && use.isAlone) need(node, text);
      else blame(node, `not translated: "${text}"`);
    } else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) literal(node, node.text);
    else if (ts.isTemplateExpression(node)) template(node);
    else if (isFinished(node)) blame(node, `finished before it is looked up: ${node.getText()}`);
    ts.forEachChild(node, visit);
  }

  function literal(node, text) {
    if (!/[A-Za-z]{2}/.test(text) || isInTable(node)) return;
    const use = useOf(node);
    if (use.kind === 'machine' || use.name === IN_FEATURES) return;
    if (use.kind === 'call' && /^translate(Around|d)?$/.test(use.name))
      return void (use.argument === 0 && need(node, text));
    if (use.kind === 'call' && UNREAD_CALLS.test(use.name)) return;
    if (use.kind === 'attribute') {
      const isIntrinsic = /^[a-z]/.test(use.tag);
      if (READ_BY_MACHINES.test(use.name) && !(use.name === 'label')) return;
      if (isIntrinsic && READ_BY_PEOPLE.test(use.name))
        return blame(node, `not translated: ${use.name}="${text}"`);
      if (READ_BY_PEOPLE.test(use.name) || isWords(text)) need(node, text);
      return;
    }
    if (use.kind === 'child') {
      if (!/[A-Za-z]{2}/.test(text)) return;
      if (TRANSLATING.test(use.tag) && use.isAlone) need(node, text);
      else blame(node, `not translated: "${text}"`);
      return;
    }
    if (isInTableOfTexts(node) && !isCode(text, 'text')) return need(node, text);
    if (use.kind === 'property' && READ_BY_PEOPLE.test(use.name) && !isCode(text, use.name))
      return need(node, isRule && use.name === 'label' ? sentenceCase(text) : text);
    if (isWords(text)) need(node, text);
  }

  function template(node) {
    const text = templateText(node);
    const use = useOf(node);
    if (use.kind === 'machine' || !isWords(text.replaceAll('{}', 'x'))) return;
    if (!/[A-Za-z]{3,}/.test(text.replaceAll('{}', ''))) return;
    if (use.kind === 'attribute' && READ_BY_MACHINES.test(use.name)) return;
    if (use.kind === 'call' && UNREAD_CALLS.test(use.name)) return;
    const isGiven = use.kind === 'property' || (use.kind === 'attribute' && /^[A-Z]/.test(use.tag));
    if (isRule || (isGiven && READ_BY_PEOPLE.test(use.name))) need(node, text, true);
    else blame(node, `glued: \`${text}\``);
  }

  visit(source);
  return { texts, faults };
}

const isSource = (path) => /\.tsx?$/.test(path);
const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true }).map((name) => `${folder.replace(/\/$/, '')}/${name}`);

/**
 * Texts that filers may read in the pages and that must be known in every language, each with its place and whether its values are in it
 * before it is looked up; and texts that cannot be translated. Whole files are read, so that texts in tables and constants are found as
 * well.
 * @param {string[]} under files or folders; all of the application and of the rule book unless given
 */
export function pageTexts(under = ['src', 'rules']) {
  const files = under
    .flatMap((path) => (isSource(path) ? [path] : filesUnder(path).filter(isSource)))
    .filter((path) => !ENGLISH_ONLY.some((room) => room.test(path)))
    .sort();
  const parts = files.map(textsOfFile);
  return { texts: parts.flatMap(({ texts }) => texts), faults: parts.flatMap(({ faults }) => faults) };
}

/**
 * The texts without Spanish. One that has its values in it already has none, whatever is in the dictionary: it can't be found there.
 * @param {ReturnType<typeof pageTexts>['texts']} texts
 * @param {{ translated: string[], english: string[] }} language the texts that are there, and those that are shown in English
 */
export function textsWithout(texts, { translated, english }) {
  const known = new Set(translated.map(withoutNames));
  const shown = new Set(english);
  return texts.filter(({ text, isFilled }) => {
    const plain = withoutNames(text);
    return !shown.has(plain) && (isFilled || !known.has(plain));
  });
}
