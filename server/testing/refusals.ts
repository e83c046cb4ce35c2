import type { Filing, StepProblem } from '#rules';
import { PROBLEM_CODES } from '#rules';
import type { Registry } from '../context';
import { submitFiling } from './filing-on-record';

/** The problems with which payment start refuses a filing, each with a code of the contract. */
export async function refusalProblems(
  registry: Registry,
  filing: Filing,
  refId?: string,
  fee?: number,
): Promise<StepProblem[]> {
  const refusal = await submitFiling(registry, filing, refId, fee).catch((error: unknown) => error);
  const { status, details } = refusal as { status?: number; details?: { problems: StepProblem[] } };
  if (status !== 422 || details === undefined) throw new Error('Payment start did not refuse the filing.');
  for (const { code } of details.problems) expect(PROBLEM_CODES).toContain(code);
  return details.problems;
}

/** The problem of a filing that has one. */
export async function refusalProblem(registry: Registry, filing: Filing): Promise<StepProblem | undefined> {
  const problems = await refusalProblems(registry, filing);
  expect(problems).toHaveLength(1);
  return problems[0];
}
