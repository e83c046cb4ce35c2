/** The states of a filing that are no words of anything else, and those that are states where the column of a filing's state is named. */
const STATES = /^(waitingForReview|waitingForFiler|delayed|effective|revoked)$/;
const STATES_OF_COLUMN =
  /^(waitingForReview|waitingForFiler|delayed|effective|returned|rejected|revoked|void)$/;
const COLUMN = /(^|\.)effect_state$/;

const literals = (node) => {
  if (node.type === 'ArrayExpression') return node.elements.filter(Boolean).flatMap(literals);
  if (node.type === 'TSAsExpression') return literals(node.expression);
  return node.type === 'Literal' ? [node.value] : [];
};
const isState = (pattern) => (node) => literals(node).some((value) => pattern.test(value));

const isColumn = (node) =>
  (node.type === 'Literal' && COLUMN.test(node.value)) ||
  (node.type === 'Identifier' && node.name === 'effect_state') ||
  (node.type === 'MemberExpression' && isColumn(node.property));

/**
 * What follows from the state of a filing is asked of the rule book (`rules/filings/life.ts`): a second place that compares, queries or
 * writes a state by its word would decide on its own.
 */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message: 'Ask rules/filings/life.ts or recorded-state.ts what follows from a state.',
      });
    return {
      'BinaryExpression[operator=/^[!=]==?$/]'(node) {
        const sides = [node.left, node.right];
        if (sides.some(isState(sides.some(isColumn) ? STATES_OF_COLUMN : STATES))) report(node);
      },
      CallExpression(node) {
        const parts = [...node.arguments, ...(node.callee.object ? [node.callee.object] : [])];
        if (parts.some(isColumn) && parts.some(isState(STATES_OF_COLUMN))) report(node);
      },
      Property(node) {
        if (isColumn(node.key) && isState(STATES_OF_COLUMN)(node.value)) report(node);
      },
    };
  },
};
