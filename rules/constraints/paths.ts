import type { ListRow, Row, RowNode, RowTree } from './row';
import { isBranch } from './row';

/** `formers[0].name` as `['formers', '0', 'name']`. */
export const pathParts = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

const children = (node: RowNode): RowTree | undefined => {
  if (isBranch(node)) return node;
  if (node.kind === 'group') return node.rows;
  return node.kind === 'list' ? node.item.rows : undefined;
};

/** The row that a formik path leads to; list indexes are passed over. */
export const rowAt = (tree: RowTree, path: string): Row<never> | ListRow | undefined => {
  let node: RowNode | undefined = tree;
  for (const part of pathParts(path).filter((one) => !/^\d+$/.test(one))) {
    const inside: RowTree | undefined = node && children(node);
    node = inside && Object.hasOwn(inside, part) ? inside[part] : undefined;
  }
  return node && !isBranch(node) && node.kind !== 'group' ? node : undefined;
};

/** Positions of a path's parts among the rows: what the page shows first comes first. */
const positions = (tree: RowTree, path: string): number[] => {
  let inside: RowTree | undefined = tree;
  return pathParts(path).map((part) => {
    if (/^\d+$/.test(part)) return Number(part);
    const position: number = inside ? Object.keys(inside).indexOf(part) : -1;
    const node: RowNode | undefined = position < 0 ? undefined : inside?.[part];
    inside = node && children(node);
    return position < 0 ? Number.MAX_SAFE_INTEGER : position;
  });
};

const compare = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((position, index) => position !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? -1) - (other[at] ?? -1);
};

/** The items as the fields that they are about stand on the page. */
export const inPageOrder = <T extends { path: string }>(tree: RowTree, items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, place: positions(tree, item.path) }))
    .sort((one, other) => compare(one.place, other.place))
    .map(({ item }) => item);
