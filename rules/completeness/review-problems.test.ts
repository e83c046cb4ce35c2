import { emptyFiling } from '../filing/empty-filing';
import type { StepProblem } from '../constraints/step-problem';
import { reviewProblems } from './review-problems';

const now = '2026-11-20T19:00:00Z';
const problem = (given: Partial<StepProblem>): StepProblem => ({
  step: 'email',
  path: 'email',
  code: 'notVerified',
  message: 'The address is not known.',
  ...given,
});

const told = (found: readonly StepProblem[]) =>
  reviewProblems({ ...emptyFiling(), filingType: 'llc' }, { now, found }).filter(
    ({ step }) => step === 'email',
  );

it('tells a problem of a field once, however the rules and the registry word it', () => {
  const first = problem({});
  expect(told([first, problem({ message: 'Another sentence.' })])).toEqual([first]);
});

it('tells different problems of a field, and of different fields, even in the same words', () => {
  const problems = [problem({}), problem({ code: 'state' }), problem({ path: 'other' })];
  expect(told(problems)).toEqual(problems);
});

it('says only once that a filing changes nothing, at the step that would attach the change', () => {
  const filing = { ...emptyFiling(), filingType: 'amend' as const, entityType: 'DLLC' as const };
  const additionalInfoValues = {
    ...filing.additionalInfoValues,
    additionalInfoAttachmentRadio: 'Y' as const,
  };
  const told = reviewProblems({ ...filing, additionalInfoValues }, { now })
    .filter(({ step }) => step === 'additionalinfo' || step === 'attachments')
    .map(({ step, code }) => `${step} ${code}`);
  expect(told).toEqual(['attachments unchanged']);
});
