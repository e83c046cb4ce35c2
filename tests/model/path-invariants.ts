import type { Node } from './explore';
import { leadingTo } from './explore';
import type { Invariant } from './invariant';
import { atEach, isAt, isStep } from './invariant';
import { allStepsOf, codeOf, problemStepsOf } from './remember';
import { SAMPLES } from './samples';

const everyStepIsReached: Invariant = (nodes) => {
  const walked = nodes.filter(({ state }) => !state.isJumped);
  const [start] = walked;
  const steps = start ? allStepsOf(start.state.filing) : [];
  for (const [place, step] of steps.entries()) {
    if (walked.some(isAt(step))) continue;
    const before = steps.slice(0, place).findLast((each) => walked.some(isAt(each)));
    const node = walked.find(isAt(before ?? '')) ?? start;
    return node && { says: `${step} is reached by no path; this one comes nearest`, node };
  }
  return undefined;
};

const whatsNextIsInReach: Invariant = (nodes) => {
  const leading = leadingTo(nodes, isAt('whatsnext'));
  const node = nodes.find((each) => !leading.has(each));
  return node && { says: "what's next can no longer be reached", node };
};

/** Next on a step leads on only when the step breaks no rule, and over no step that does. */
const skippedStep = ({ state, moves }: Node): string | undefined => {
  const { place, edit } = state;
  if (!isStep(place) || edit.navigation.redirected) return undefined;
  for (const { move, to } of moves) {
    if (move.event?.kind !== 'saved' || !isStep(to.state.place)) continue;
    const { filing } = to.state;
    const steps = allStepsOf(filing);
    const passed = steps.slice(steps.indexOf(place), steps.indexOf(to.state.place));
    const broken = problemStepsOf(filing).find((step) => passed.includes(step));
    if (broken) return `${move.does} on ${place} passes ${broken}, which is incomplete`;
  }
  return undefined;
};

/** True when the filer came here by completing every step: nothing was deleted, edited or opened out of order. */
const isFilledInOrder = (node: Node): boolean => {
  for (let at: Node | null = node; at; at = at.parent) {
    const { does, state } = at;
    if (state.isJumped || state.edit.navigation.redirected) return false;
    if (Object.values(SAMPLES).some(({ emptied }) => emptied?.does === does)) return false;
  }
  return true;
};

const lackingReview = (node: Node): string | false => {
  const { place, filing } = node.state;
  if (place !== 'filingreview' || !isFilledInOrder(node)) return false;
  const code = codeOf(filing);
  const [broken] = problemStepsOf(filing);
  if (code !== 'VALID') return `review is reached by Next alone, and yet the code is ${code}`;
  return !!broken && `review is reached by Next alone, and yet ${broken} breaks a rule`;
};

const incompletePayment = ({ state: { place, filing } }: Node): string | false =>
  place === 'payment' &&
  (codeOf(filing) !== 'VALID' || problemStepsOf(filing).length > 0) &&
  'payment is open although something is missing or wrong';

/** Invariants of the paths through a filing. */
export const PATH_INVARIANTS: Readonly<Record<string, Invariant>> = {
  'reaches every step': everyStepIsReached,
  'has no dead end': atEach(
    ({ state, moves }) => state.place !== 'whatsnext' && moves.length === 0 && 'nothing can be done here',
  ),
  'never passes a required step that is incomplete': atEach(skippedStep),
  'comes to review with nothing missing when every step was filled in': atEach(lackingReview),
  'is paid only when nothing is missing or wrong': atEach(incompletePayment),
  "keeps what's next in reach of every state": whatsNextIsInReach,
};
