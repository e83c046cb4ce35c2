import type { ListRow, Row, RowNode, RowTree } from './row';
import { isBranch } from './row';

/** `formers[0].name` as `['formers', '0', 'name']`. */
export const pathParts = (path: string): string[] => path.split(/[.[\]]/).filter(Boolean);

const children = (node: RowNode): RowTree | undefined => {
  if (isBranch(node)) return node;
  if (node.kind === 'group') return node.rows;
  return node.kind === 'list' ? node.item.rows : undefined;
};

const isIndex = (part: string): boolean => /^\d+$/.test(part);

const nodeAt = (tree: RowTree | undefined, key: string): RowNode | undefined =>
  tree && Object.hasOwn(tree, key) ? tree[key] : undefined;

/** The row that a formik path leads to; list indexes are passed over. */
export const rowAt = (tree: RowTree, path: string): Row<never> | ListRow | undefined => {
  let node: RowNode | undefined = tree;
  for (const part of pathParts(path).filter((one) => !isIndex(one))) {
    node = nodeAt(node && children(node), part);
  }
  return node && !isBranch(node) && node.kind !== 'group' ? node : undefined;
};

/** Positions of a path's parts among the rows: what the page shows first comes first. */
const positions = (tree: RowTree, path: string): number[] => {
  let inside: RowTree | undefined = tree;
  return pathParts(path).map((part) => {
    if (isIndex(part)) return Number(part);
    const position = Object.keys(inside ?? {}).indexOf(part);
    const node = nodeAt(inside, part);
    inside = node && children(node);
    return position < 0 ? Number.MAX_SAFE_INTEGER : position;
  });
};

const compare = (one: readonly number[], other: readonly number[]): number => {
  for (const [at, position] of one.entries()) {
    const difference = position - (other[at] ?? -1);
    if (difference) return difference;
  }
  return one.length - other.length;
};

/** The items as the fields that they are about appear on the page. */
export const inPageOrder = <T extends { path: string }>(tree: RowTree, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: positions(tree, item.path) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ item }) => item);
