import ts from 'typescript';

/** Calls `visit` with each node of a source and with what `visit` returned for the node above it. */
const walk = (node, visit, above) => {
  const own = visit(node, above);
  ts.forEachChild(node, (child) => walk(child, visit, own));
};

const parse = ({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

const collect = (source, visit) => {
  const found = [];
  walk(parse(source), (node, above) => visit(node, found, above));
  return found;
};

const keysOf = (literal) =>
  literal.properties.map((property) => {
    if (!property.name) throw new Error(`A registry of screens has to list them: ${property.getText()}`);
    return property.name.text;
  });

/**
 * The names that registries of screens hold: the keys of every object whose type says `Record<nameType, ...Screen>`, in
 * whatever file it is in.
 * @param {{ path: string, text: string }[]} sources
 * @throws where there is no such registry, so that a renamed one does not pass for an empty one
 */
export function screenNames(sources, nameType) {
  const says = new RegExp(`\\bRecord<\\s*${nameType}\\s*,\\s*\\w*Screen\\b`);
  const names = sources
    .filter(({ text }) => says.test(text))
    .flatMap((source) =>
      collect(source, (node, found) => {
        const isTyped = ts.isSatisfiesExpression(node) || ts.isVariableDeclaration(node);
        const literal = ts.isSatisfiesExpression(node) ? node.expression : node.initializer;
        if (isTyped && node.type && says.test(node.type.getText()) && ts.isObjectLiteralExpression(literal))
          found.push(...keysOf(literal));
      }),
    );
  if (names.length === 0) throw new Error(`No registry says "satisfies Record<${nameType}, ...Screen>".`);
  return names;
}

const pathOf = (element) => {
  const path = element.attributes.properties.find((attribute) => attribute.name?.getText() === 'path');
  // An expression is the base path, which every address of the portal has.
  return path?.initializer && ts.isStringLiteral(path.initializer) ? path.initializer.text : '';
};

/**
 * The patterns of all routes without the base path: `/filing/:type/:step?/*`.
 * @throws where there is no route
 */
export function routePatterns(sources) {
  const patterns = sources
    .filter(({ text }) => text.includes('<Route '))
    .flatMap((source) =>
      collect(source, (node, found, above = '') => {
        const element = ts.isJsxElement(node)
          ? node.openingElement
          : ts.isJsxSelfClosingElement(node)
            ? node
            : undefined;
        if (element?.tagName.getText() !== 'Route') return above;
        const path = pathOf(element).replace(/^\//, '');
        const whole = path === '' ? above : `${above}/${path}`;
        if (element === node) found.push(whole || '/');
        return whole;
      }),
    );
  if (patterns.length === 0) throw new Error('No routes are found.');
  return patterns;
}

/** Whether a route shows a page; the one that takes whatever is left shows none. */
export const isRouted = (page, patterns) =>
  patterns
    .filter((pattern) => pattern !== '/*')
    .some((pattern) => {
      const expression = pattern
        .replace(/\/:\w+\?/g, '(/[^/]+)?')
        .replace(/\/:\w+/g, '/[^/]+')
        .replace(/\/\*$/, '(/.*)?');
      return new RegExp(`^${expression}$`).test(page);
    });

/** Which of the operations some source names as a text, which is how the portal asks for one. */
export const askedOperations = (sources, operations) => {
  const texts = new Set(
    sources
      .filter(({ text }) => operations.some((operation) => text.includes(`'${operation}'`)))
      .flatMap((source) =>
        collect(source, (node, found) => {
          if (ts.isStringLiteral(node)) found.push(node.text);
        }),
      ),
  );
  return operations.filter((operation) => texts.has(operation));
};
