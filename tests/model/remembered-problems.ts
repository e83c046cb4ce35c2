import type { Filing, Problem, StepRules } from '#rules';
import { STEP_RULES } from '#rules';
import { idOf } from './state';

type Problems = StepRules<unknown>['problems'];

const contextKeys = new WeakMap<Filing, string>();

/** The parts in addition to its own that the rules of a step look at; the tests of the model hold this against the rules. */
const lookedAt = (filing: Filing): string => {
  const known = contextKeys.get(filing);
  if (known !== undefined) return known;
  const { filingType, entityType, adminFraudCheck, entityNameValues, additionalInfoValues } = filing;
  const { coming = [] } = filing.recordValues ?? {};
  const facts = `${filingType} ${entityType} ${adminFraudCheck}`;
  const key = `${facts} ${idOf(entityNameValues)} ${idOf(additionalInfoValues)} ${idOf(coming)}`;
  contextKeys.set(filing, key);
  return key;
};

const remembering = (problems: Problems): Problems => {
  const known = new Map<string, Problem[]>();
  return (values, context) => {
    const key = `${idOf(values)} ${lookedAt(context.filing)}`;
    const found = known.get(key) ?? problems(values, context);
    known.set(key, found);
    return found;
  };
};

/** Lets the rules of all steps remember what they found, so that the model can ask them a million times; undone by the result. */
export const rememberProblems = (): (() => void) => {
  const all = Object.values(STEP_RULES);
  const plain = all.map(({ problems }) => problems);
  all.forEach((rules) => (rules.problems = remembering(rules.problems)));
  return () => all.forEach((rules, index) => (rules.problems = plain[index] ?? rules.problems));
};
