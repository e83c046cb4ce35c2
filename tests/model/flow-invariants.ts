import type { FlowFacts, StepName } from '#rules';
import { declaredFiling, isIntroduction, stepNumber } from '#rules';
import type { Node } from './explore';
import type { Invariant } from './invariant';
import { atEach } from './invariant';
import { factsKey, flowFactsOf, nextOf, previousOf, remember, stepsOf } from './remember';

type Wrong = (facts: FlowFacts) => string;

/** Looks at the flow of each node; equal flows are looked at once. Empty text when nothing is wrong. */
const ofFlow = (wrong: Wrong): Invariant => {
  const known = remember(wrong, factsKey);
  return atEach(({ state }: Node) => known(flowFactsOf(state.filing)));
};

const wrongEnds: Wrong = (facts) => {
  const [first = 'nothing', ...rest] = stepsOf(facts);
  if (first !== 'intro' && first !== 'reportintro') return `the filing begins with ${first}`;
  return rest.at(-1) === 'whatsnext' ? '' : `the filing ends with ${rest.at(-1)}`;
};

/** Pages that may share the number of the page before them: one step in several pages. */
const SHARING: readonly StepName[] = ['privateattachments', 'additionalinfo', 'attachments'];

const wrongNumbers: Wrong = (facts) => {
  if (facts.filingType === '') return '';
  const total = declaredFiling(facts.filingType).stepCount;
  const numbered = stepsOf(facts).flatMap((step) => {
    const place = stepNumber(facts, step);
    return place ? [{ step, number: place.number }] : [];
  });
  let before = 0;
  for (const { step, number } of numbered) {
    if (isIntroduction(step)) return `${step} is counted`;
    const isShared = number === before && SHARING.includes(step) && before > 0;
    if (number !== before + 1 && !isShared) return `${step} has the number ${number} after ${before}`;
    before = number;
  }
  // The amendment counts a receipt that shows no number (W2-flow-amend).
  const end = facts.filingType === 'amend' ? total - 1 : total;
  return before === end ? '' : `the numbers end at ${before} of ${total}`;
};

const outOfOrder: Wrong = (facts) => {
  const steps = stepsOf(facts);
  const lost = steps.find((step, place) => nextOf(facts, step) !== (steps[place + 1] ?? null));
  if (lost) return `Next on ${lost} leads to ${nextOf(facts, lost)}, which is not the step after it`;
  const other = steps.find((step, place) => previousOf(facts, step) !== (steps[place - 1] ?? null));
  return other
    ? `Back on ${other} leads to ${previousOf(facts, other)}, which is not the step before it`
    : '';
};

type Pair = readonly [step: StepName, next: StepName];

/** Pages that always follow one another (W2-attach-next). */
const PAIRS: readonly Pair[] = [
  ['attachments', 'effectivedate'],
  ['filingreview', 'payment'],
  ['payment', 'receipt'],
  ['receipt', 'whatsnext'],
];

/** Pages that follow one another in a filing that staff look at (W2-fraud-order). */
const REVIEWED_PAIRS: readonly Pair[] = [
  ['registeredagent', 'email'],
  ['email', 'privateattachments'],
  ['privateattachments', 'additionalinfo'],
];

/** Pages that follow each other once the filer has said that something is attached (W4-addinfo-next). */
const ATTACHING_PAIRS: readonly Pair[] = [['additionalinfo', 'attachments']];

const brokenPair: Wrong = (facts) => {
  const steps = stepsOf(facts);
  const isReviewed = steps.includes('email') || steps.includes('privateattachments');
  const pairs = [
    ...PAIRS,
    ...(isReviewed ? REVIEWED_PAIRS : []),
    ...(facts.additionalInfoAttachmentRadio === 'Y' ? ATTACHING_PAIRS : []),
  ];
  const broken = pairs.find(([step, next]) => steps.includes(step) && nextOf(facts, step) !== next);
  return broken ? `${broken[0]} leads to ${nextOf(facts, broken[0])}, not to ${broken[1]}` : '';
};

/** Invariants of the order and the numbers of a filing's steps. */
export const FLOW_INVARIANTS: Readonly<Record<string, Invariant>> = {
  "begins with an intro and ends with what's next": ofFlow(wrongEnds),
  'numbers its steps upwards and ends at the total': ofFlow(wrongNumbers),
  'leads by Next through its steps and by Back the same way back': ofFlow(outOfOrder),
  'keeps the pages together that always follow one another': ofFlow(brokenPair),
};
