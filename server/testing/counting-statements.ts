import type { Registry } from '../context';

/** The registry, and how many statements its database has been asked through it, without those that begin and end transactions. */
export function countingStatements(registry: Registry): { counted: Registry; statements: () => number } {
  let statements = 0;
  const db = registry.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { counted: { ...registry, db }, statements: () => statements };
}
