import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** A table's description of itself decides nothing; an unknown hit policy does not compile. */
const LEFT_OUT = ['name', 'source', 'hitPolicy'];

const isDefineTable = ({ node }) =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'CallExpression' &&
  node.callee.callee.name === 'defineTable';

/** Stryker's way to leave a piece of code unmutated: the name, the source and the hit policy of a decision table. */
const headsOfTables = {
  shouldIgnore({ node, parentPath }) {
    const isLeftOut = node.type === 'ObjectProperty' && LEFT_OUT.includes(node.key.name);
    return isLeftOut && isDefineTable(parentPath.parentPath)
      ? 'it decides nothing, or does not compile'
      : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'heads-of-tables', headsOfTables)];
