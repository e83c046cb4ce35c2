const COMPARED = 'BinaryExpression[operator=/^[!=]==?$/]';
const NO_TEXT = ['', null].map((value) => JSON.stringify(value));

const isMessage = (node) =>
  (node.type === 'Identifier' && node.name === 'message') ||
  (node.type === 'MemberExpression' && node.property.name === 'message') ||
  (node.type === 'ChainExpression' && isMessage(node.expression));

/** Whether there is a sentence at all may be asked. */
const isNothing = (node) =>
  (node.type === 'Literal' && NO_TEXT.includes(JSON.stringify(node.value))) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** A problem is identified by its code, never by its message: rewording or translating the message would change what is decided. */
module.exports = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    [COMPARED](node) {
      const sides = [node.left, node.right];
      if (sides.some(isMessage) && !sides.some(isNothing))
        context.report({ node, message: 'Compare the codes of problems, not their texts.' });
    },
  }),
};
