import type { StepName } from '#rules';
import { STEP_NAMES } from '#rules';
import type { Node } from './explore';
import type { Root } from './root';

/** The violation, and the node at which it shows. */
export interface Violation {
  says: string;
  node: Node;
}

/** Something that holds in every state of every filing. Finds the first node, on a shortest path, where it does not. */
export type Invariant = (nodes: readonly Node[], root: Root) => Violation | undefined;

/** An invariant that checks one node at a time: returns the violation there, or nothing. */
export const atEach =
  (wrong: (node: Node, root: Root) => string | undefined | false): Invariant =>
  (nodes, root) => {
    for (const node of nodes) {
      const says = wrong(node, root);
      if (says) return { says, node };
    }
    return undefined;
  };

/** Whether a place is a step of a filing. */
export const isStep = (place: string): place is StepName => STEP_NAMES.some((step) => step === place);

/** Whether a node is at a place. */
export const isAt =
  (place: string) =>
  ({ state }: Node): boolean =>
    state.place === place;
