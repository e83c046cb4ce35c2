import type { Form, RowNode, RowTree } from './row';
import { isBranch } from './row';

/** True for an object with keys of its own: no array, no null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const conformNode = (node: RowNode, value: unknown): unknown => {
  if (isBranch(node)) return conformTree(node, value);
  switch (node.kind) {
    case 'group':
      return conformTree(node.rows, value);
    case 'list':
      return Array.isArray(value) ? value.map((item) => conformTree(node.item.rows, item)) : [];
    case 'field': {
      const tidied = node.tidy(value);
      return typeof tidied === typeof node.blank ? tidied : node.blank;
    }
  }
};

const conformTree = (tree: RowTree, values: unknown): Record<string, unknown> => {
  const source = isRecord(values) ? values : {};
  const conformed: Record<string, unknown> = { ...source };
  // Asked several times for each validation: a loop, since lists of entries would be made only to be thrown away.
  for (const key of Object.keys(tree)) {
    const node = tree[key];
    if (node) conformed[key] = conformNode(node, source[key]);
  }
  return conformed;
};

/**
 * The values in the shape that the form's rows describe: what is missing or of a wrong type becomes blank, text is tidied.
 * Conditions and rules over several fields are given this, so that no input can make them throw.
 */
export const conformToForm = (form: Form, values: unknown): Record<string, unknown> =>
  conformTree(form.rows, values);
