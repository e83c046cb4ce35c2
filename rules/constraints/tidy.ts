import type { RowNode, RowTree } from './row';
import { isRecord } from './conform';
import { isBranch } from './row';

const tidyNode = (node: RowNode, value: unknown): unknown => {
  if (isBranch(node)) return tidyTree(node, value);
  switch (node.kind) {
    case 'field':
      return node.tidy(value);
    case 'group':
      return tidyTree(node.rows, value);
    case 'list':
      return Array.isArray(value) ? value.map((item) => tidyTree(node.item.rows, item)) : value;
  }
};

/** The values normalized by their rows: text trimmed, the rest as each row does (W5-trim). Values without a row stay as they are. */
export const tidyTree = (rows: RowTree, values: unknown): unknown => {
  if (!isRecord(values)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const node = Object.hasOwn(rows, key) ? rows[key] : undefined;
      return [key, node ? tidyNode(node, value) : value];
    }),
  );
};
