import type { Filing, StepName } from '#rules';
import { describeRows, FILING_TYPES, flowFacts, flowSteps, STEP_RULES } from '#rules';
import { browserPath } from './browser-path';
import { differences } from './compare';
import { validFiling, withText } from './entered-filing';
import { serverRules } from './server-rules';

const NOW = '2026-11-20T16:00:00Z';

/** A text field of a step with the lengths around its limits. */
interface Limit {
  step: StepName;
  path: string;
  length: number;
}

const limitsOf = (step: StepName): Limit[] => {
  const form = STEP_RULES[step]?.form;
  return (form ? describeRows(form) : []).flatMap(({ path, field: { minLength, maxLength } }) =>
    [minLength && minLength - 1, minLength, maxLength, maxLength && maxLength + 1].flatMap((length) =>
      length === undefined || length > 3000 ? [] : [{ step, path, length }],
    ),
  );
};

const stepsOf = (filing: Filing): StepName[] => flowSteps(flowFacts(filing));

describe.each(FILING_TYPES)('%s at the limits of its texts', (type) => {
  const sound = validFiling(type);
  const cases = stepsOf(sound)
    // The registry decides the agent's name.
    .filter((step) => step !== 'registeredagent')
    .flatMap((step) => [...limitsOf(step)]);

  test('is told the same by the browser and by the server', () => {
    const disagreements = cases.flatMap(({ step, path, length }) => {
      const rules = STEP_RULES[step];
      if (!rules) return [];
      // A word that every name may end with, so that only its length is wrong.
      const text = `${'a'.repeat(Math.max(0, length - 4))} LLC`.slice(-length || length);
      const filing = rules.write(sound, withText(rules.read(sound), path, length === 0 ? '' : text));
      return differences(browserPath(filing, NOW), serverRules(filing, NOW)).map(
        (difference) => `${step} ${path} with ${length} characters: ${difference}`,
      );
    });
    expect(disagreements).toEqual([]);
  });

  test('is refused beyond them', () => {
    const beyond = cases.filter(({ length }, place) => (cases[place - 1]?.length ?? Infinity) === length - 1);
    expect(beyond.length).toBeGreaterThan(0);
  });
});
