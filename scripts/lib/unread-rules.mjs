import ts from 'typescript';
import { dirname, join } from 'node:path/posix';

/** The public face of the rule book, through which everything outside of it imports. */
const FACE = 'rules/index.ts';

const targetOf = (from, specifier) => {
  if (specifier === '#rules') return FACE;
  return specifier.startsWith('.') ? `${join(dirname(from), specifier)}.ts` : '';
};

/** Names that a top-level statement declares, with the node of each. Types do nothing that could be read. */
const declared = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map((one) => [one.name.getText(), one]);
  const isCode = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isCode && statement.name ? [[statement.name.text, statement]] : [];
};

/** Texts of the identifiers in a node. */
const identifiersIn = (node, found = new Set()) => {
  if (ts.isIdentifier(node)) found.add(node.text);
  ts.forEachChild(node, (child) => void identifiersIn(child, found));
  return found;
};

/** What is known of a file without its types: its imports and re-exports, and what its declarations mention. */
function factsOf({ path, text }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const facts = {
    imports: new Map(),
    handedOn: [],
    everything: [],
    declarations: new Map(),
    rest: new Set(),
  };
  for (const statement of source.statements) {
    const from = statement.moduleSpecifier && targetOf(path, statement.moduleSpecifier.text);
    if (ts.isImportDeclaration(statement)) {
      for (const { name, propertyName } of statement.importClause?.namedBindings?.elements ?? [])
        facts.imports.set(name.text, { path: from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement) && from) {
      if (!statement.exportClause) facts.everything.push(from);
      for (const { name, propertyName } of statement.exportClause?.elements ?? [])
        facts.handedOn.push({ as: name.text, path: from, name: (propertyName ?? name).text });
    } else {
      const own = declared(statement);
      for (const [name, node] of own)
        facts.declarations.set(name, {
          mentions: identifiersIn(node),
          isExported: statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
        });
      if (own.length === 0) identifiersIn(statement, facts.rest);
    }
  }
  return facts;
}

/**
 * Exported values of the rule book that nothing reads which filers or staff use: neither the application, nor the server, nor the mocks,
 * directly or by other rules. What only scenarios and tests read proves nothing: the portal decides it elsewhere.
 * @param {{ path: string, text: string }[]} sources without tests
 * @param {readonly string[]} tools names that are there for tests and tools
 * @returns {string[]} as `rules/fees/fees.ts feeOf`
 */
export function unreadRules(sources, tools) {
  const files = new Map(sources.map((source) => [source.path, factsOf(source)]));
  /** The file that declares what a file offers under a name. */
  const resolve = (path, name) => {
    const facts = files.get(path);
    if (!facts) return null;
    if (facts.declarations.has(name)) return `${path} ${name}`;
    const handed = facts.handedOn.find(({ as }) => as === name);
    if (handed) return resolve(handed.path, handed.name);
    return facts.everything.reduce((found, each) => found ?? resolve(each, name), null);
  };
  const read = new Set();
  const visit = (place) => {
    if (place === null || read.has(place)) return;
    read.add(place);
    const [path, name] = place.split(' ');
    const facts = files.get(path);
    for (const mentioned of facts.declarations.get(name).mentions) {
      const imported = facts.imports.get(mentioned);
      if (imported) visit(resolve(imported.path, imported.name));
      else if (facts.declarations.has(mentioned)) visit(`${path} ${mentioned}`);
    }
  };
  for (const [path, { imports, handedOn, declarations, rest }] of files) {
    if (path.startsWith('rules/')) {
      // A list that a type is made of is read as that type.
      for (const name of rest) if (declarations.has(name)) visit(`${path} ${name}`);
      continue;
    }
    for (const { path: from, name } of [...imports.values(), ...handedOn])
      if (from === FACE) visit(resolve(FACE, name));
  }
  for (const name of tools) visit(resolve(FACE, name));
  return [...files]
    .filter(([path]) => path.startsWith('rules/'))
    .flatMap(([path, { declarations }]) =>
      [...declarations].filter(([, { isExported }]) => isExported).map(([name]) => `${path} ${name}`),
    )
    .filter((place) => !read.has(place))
    .sort();
}
