import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const RULES = 'rules';

const textOf = (path) => readFileSync(path, 'utf8');
const parse = (path) => ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);

/** The text by which files that define tables are recognized: parsing the others would take long. */
const DEFINES_TABLES = 'defineTable';

const sources = () =>
  readdirSync(RULES, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(RULES, file).replaceAll('\\', '/'));

/** `rules/fees/fees.ts:17` */
export const placeOf = (node) => {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${file.fileName}:${line + 1}`;
};

/** An expression without `as const`, `satisfies …` and parentheses. */
const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

/** The initializer of a name: in the file, or in the file of the rule book that it is imported from. */
const meantBy = (name, file) => {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (found?.initializer) return found.initializer;
    }
    const named = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    const imported = named.elements.find((one) => one.name.text === name);
    const from = statement.moduleSpecifier.text;
    if (imported && from.startsWith('.'))
      return meantBy(
        (imported.propertyName ?? imported.name).text,
        parse(`${join(dirname(file.fileName), from).replaceAll('\\', '/')}.ts`),
      );
  }
  return undefined;
};

/** The nodes of the rows that an expression lists; undefined where it computes them. */
const rowNodes = (expression) => {
  const node = bare(expression);
  if (ts.isIdentifier(node)) {
    const meant = meantBy(node.text, node.getSourceFile());
    return meant && rowNodes(meant);
  }
  if (!ts.isArrayLiteralExpression(node)) return undefined;
  const parts = node.elements.map((element) =>
    ts.isSpreadElement(element) ? rowNodes(element.expression) : [element],
  );
  return parts.includes(undefined) ? undefined : parts.flat();
};

const property = (object, name) =>
  object.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name)?.initializer;

/** What each filing declares, in their order, as it is written. */
const declarations = () => {
  const filings = rowNodes(meantBy('FILINGS', parse('rules/filings/all-filings.ts')));
  return filings.map((filing) => meantBy(filing.text, filing.getSourceFile()).arguments[0]);
};

/** The nodes of a table's rows; undefined where it computes them. */
const rowsOf = (definition) => {
  const declaredAs = property(definition, 'declaredAs');
  if (declaredAs) return declarations().flatMap((filing) => rowNodes(property(filing, declaredAs.text)));
  const rows = property(definition, 'rows');
  return rows && rowNodes(rows);
};

/** The tables that a file defines: `defineTable<Output>()({ name, …, rows })`. */
const tablesIn = (path) => {
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && /^defineTable\b/.test(node.expression.getText()) && node.arguments[0]) {
      const definition = bare(node.arguments[0]);
      const name = ts.isObjectLiteralExpression(definition) && property(definition, 'name');
      if (name && ts.isStringLiteralLike(name)) {
        found.push({ name: name.text, place: placeOf(name), rows: rowsOf(definition) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
  return found;
};

const allTables = () =>
  sources()
    .filter((path) => textOf(path).includes(DEFINES_TABLES))
    .flatMap(tablesIn);

/**
 * The nodes of each table's rows in the sources, to be changed there.
 * @returns {Map<string, { place: string, rows: import('typescript').Node[] | undefined }>} by the table's name; no rows where a table
 *   computes them
 */
export const tableNodes = () => new Map(allTables().map(({ name, place, rows }) => [name, { place, rows }]));

/**
 * Where each table of the rule book, and each of its rows, is written.
 * @returns {Map<string, { place: string, rowPlaces: string[] | undefined }>} by the table's name, places as `rules/fees/fees.ts:17`; the rows'
 *   places are undefined where a table computes its rows
 */
export const tablePlaces = () =>
  new Map(allTables().map(({ name, place, rows }) => [name, { place, rowPlaces: rows?.map(placeOf) }]));
