import type { EntityType, Problem } from '#rules';
import { emptyFiling, entityNameRules, requiredTermProblem } from '#rules';

/** The problems of a name itself, whoever holds it: its length, its characters, a missing term. */
export function nameProblems(name: string, entityType: EntityType, now: Date): Problem[] {
  const filing = emptyFiling();
  const problems = entityNameRules.problems(
    { ...filing.entityNameValues, name },
    { filing, now: now.toISOString() },
  );
  if (problems.length > 0) return problems;
  const missingTerm = requiredTermProblem(name, entityType);
  return missingTerm === null ? [] : [missingTerm];
}
