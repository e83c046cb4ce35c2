import type { Node } from './explore';
import { explore, pathTo } from './explore';
import { FLOW_INVARIANTS } from './flow-invariants';
import type { Invariant } from './invariant';
import { movesFrom } from './moves';
import { PATH_INVARIANTS } from './path-invariants';
import { REVIEW_INVARIANTS } from './review-invariants';
import type { Root } from './root';
import { initialState } from './state';

/** Everything that holds of every filing whose intro offers Next, by its name. */
export const INVARIANTS: Readonly<Record<string, Invariant>> = {
  ...FLOW_INVARIANTS,
  ...PATH_INVARIANTS,
  ...REVIEW_INVARIANTS,
};

/** Every state of a filing, from the list of forms on; with `isInOrder` only those of a filer who asks for no step out of its order. */
export const statesOf = (root: Root, { isInOrder = false } = {}): Node[] =>
  explore(initialState(root), (state) =>
    movesFrom(root, state).filter(({ to }) => !isInOrder || !to.isJumped),
  );

/** The violation of an invariant, with the shortest path to it; empty when it holds. */
export const violationOf = (invariant: Invariant, nodes: readonly Node[], root: Root): string => {
  const violation = invariant(nodes, root);
  return violation ? `${violation.says}:\n${pathTo(violation.node)}` : '';
};
