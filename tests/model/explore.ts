import type { Move } from './moves';
import type { ModelState } from './state';
import { stateKey } from './state';

/** A state that was reached, how it was reached first, and what follows from it. */
export interface Node {
  state: ModelState;
  /** Position in the order of discovery: shortest paths first. */
  index: number;
  parent: Node | null;
  /** What was done in the parent's state. */
  does: string;
  moves: { move: Move; to: Node }[];
}

/** Every state that can be reached, breadth first, so that the path to each is a shortest one. */
export const explore = (start: ModelState, movesFrom: (state: ModelState) => Move[]): Node[] => {
  const nodes: Node[] = [];
  const known = new Map<string, Node>();
  const reach = (state: ModelState, parent: Node | null, does: string): Node => {
    const key = stateKey(state);
    const found = known.get(key);
    if (found) return found;
    const node: Node = { state, index: nodes.length, parent, does, moves: [] };
    known.set(key, node);
    nodes.push(node);
    return node;
  };
  reach(start, null, 'comes to the forms');
  // The list grows while it is walked: that is what makes the search breadth first.
  for (const node of nodes)
    node.moves = movesFrom(node.state).map((move) => ({ move, to: reach(move.to, node, move.does) }));
  return nodes;
};

/** The nodes from which some node of a kind can be reached. */
export const leadingTo = (nodes: readonly Node[], isGoal: (node: Node) => boolean): Set<Node> => {
  const before = new Map<Node, Node[]>();
  for (const node of nodes)
    for (const { to } of node.moves) {
      const list = before.get(to);
      if (list) list.push(node);
      else before.set(to, [node]);
    }
  const reached = new Set(nodes.filter(isGoal));
  for (const node of reached) for (const earlier of before.get(node) ?? []) reached.add(earlier);
  return reached;
};

const placeText = ({ place, edit, asks }: ModelState): string =>
  [place, edit.navigation.redirected && '(edited from review)', asks && '(asked whether to cancel)']
    .filter(Boolean)
    .join(' ');

/** The shortest path to a node, a line a step. */
export const pathTo = (node: Node): string => {
  const path: Node[] = [];
  for (let at: Node | null = node; at; at = at.parent) path.unshift(at);
  return path
    .map(
      ({ does, state }, step) => `${String(step + 1).padStart(3)}. ${does.padEnd(40)} -> ${placeText(state)}`,
    )
    .join('\n');
};
