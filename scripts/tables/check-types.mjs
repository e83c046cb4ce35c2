import { relative, resolve } from 'node:path';
import ts from 'typescript';

const optionsOfRules = () => {
  const config = ts.readConfigFile('rules/tsconfig.json', ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config.config, ts.sys, 'rules').options;
};

/** The compiler's error for an unused name: it has to be removed by hand, and the rows are valid all the same. */
const UNUSED = new Set([6133, 6192, 6196]);

const inWords = (message, known) => {
  const [, value, wanted] = /^Type '(.*?)' is not assignable to type '(.*?)'/s.exec(message) ?? [];
  return value ? `${value} cannot stand here; possible: ${known ?? wanted}` : message;
};

/** The edit that the compiler speaks of: it may point to the name of the property before it. */
const spanAt = (text, spans, start) =>
  spans.find((one) => one.where && one.start <= start && start <= one.end) ??
  spans.find((one) => one.where && start < one.start && /^[\w'$]+:\s*$/.test(text.slice(start, one.start)));

/** The values that may stand in the place of an edit, where they are finitely many. */
const possible = (program, source, span) => {
  if (!span) return undefined;
  const nodeAt = (node) =>
    ts.forEachChild(node, (child) =>
      child.getEnd() > span.start
        ? child.getStart() === span.start && ts.isExpression(child)
          ? child
          : nodeAt(child)
        : undefined,
    );
  const node = nodeAt(source);
  const checker = program.getTypeChecker();
  const type = node && checker.getContextualType(node);
  return type?.isUnion() ? type.types.map((one) => checker.typeToString(one)).join(', ') : undefined;
};

/** Unchanged sources, parsed only once. */
const unchanged = new Map();
const parsedOnce = (file, parse) => {
  if (!unchanged.has(file)) unchanged.set(file, parse());
  return unchanged.get(file);
};

/**
 * Asks the compiler whether changed sources hold, before they are written: an outcome that the table does not know is found here.
 * @param {Map<string, { text: string, spans: { start: number, end: number, where?: string }[] }>} changed by file
 * @returns {{ problems: string[], unused: string[] }} problems in words, each with its place in the sheet where there is one; names that no
 *   row needs any more
 */
export function typeProblems(changed) {
  const texts = new Map([...changed].map(([file, value]) => [resolve(file), value]));
  const options = { ...optionsOfRules(), noEmit: true };
  const host = ts.createCompilerHost(options);
  const read = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.readFile = (file) => texts.get(resolve(file))?.text ?? read(file);
  host.getSourceFile = (file, languageOrOptions) => {
    const own = texts.get(resolve(file));
    return own
      ? ts.createSourceFile(file, own.text, languageOrOptions, true)
      : parsedOnce(file, () => getSourceFile(file, languageOrOptions));
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const problems = [];
  const unused = [];
  for (const [file, { spans }] of texts) {
    const source = program.getSourceFile(file);
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    for (const { start, code, messageText } of found) {
      const span = spanAt(source.text, spans, start);
      const { line } = source.getLineAndCharacterOfPosition(start);
      const message = ts.flattenDiagnosticMessageText(messageText, ' ');
      const place = `${relative('.', file).replaceAll('\\', '/')}:${line + 1}`;
      if (UNUSED.has(code)) unused.push(`${place}: ${message}`);
      else problems.push(`${span?.where ?? place}: ${inWords(message, possible(program, source, span))}`);
    }
  }
  return { problems, unused };
}
