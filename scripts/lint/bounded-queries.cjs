/**
 * Says no to a query that reads as many rows as there are: a table that is small today is read whole into the memory of the server on
 * the day on which it is not. A query has a limit, or goes through `everyRow`, which names how many rows there may be.
 */

/** What an expression is made from: the value of a constant, or what a function of one expression returns. */
function valueOf(identifier, scope) {
  for (let current = scope; current !== null; current = current.upper) {
    const [definition, ...others] = current.set.get(identifier.name)?.defs ?? [];
    if (definition === undefined) continue;
    return others.length === 0 && definition.type === 'Variable' ? definition.node.init : null;
  }
  return null;
}

/** The names of the methods that are called one after the other, last first: `db.selectFrom(a).limit(1)` gives limit, selectFrom. */
function methodsOf(expression, scope) {
  if (expression === null) return [];
  if (expression.type === 'Identifier') return methodsOf(valueOf(expression, scope), scope);
  if (expression.type === 'ArrowFunctionExpression') return methodsOf(expression.body, scope);
  if (expression.type !== 'CallExpression') return [];
  const { callee } = expression;
  if (callee.type !== 'MemberExpression') return methodsOf(callee, scope);
  return [callee.property.name, ...methodsOf(callee.object, scope)];
}

module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unbounded:
        'This query reads as many rows as there are: give it a limit, or say with everyRow how many there may be.',
    },
  },
  create(context) {
    return {
      'CallExpression[callee.property.name="execute"]'(node) {
        const methods = methodsOf(node.callee.object, context.sourceCode.getScope(node));
        if (methods.includes('selectFrom') && !methods.includes('limit'))
          context.report({ node: node.callee.property, messageId: 'unbounded' });
      },
    };
  },
};
