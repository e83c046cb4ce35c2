import type { components } from '#api';
import type { FilingProblem } from '#rules';
import { PROBLEM_CODES, STEP_NAMES } from '#rules';
import { readContract } from '../../server/contract/contract';

type Schemas = components['schemas'];

interface Document {
  components: { schemas: Record<string, { enum?: string[] }> };
}

test.each([
  ['ProblemCode', PROBLEM_CODES],
  ['StepName', STEP_NAMES],
])('the contract lists %s as the rule book does, each once and no other', async (name, known) => {
  const { document } = await readContract();
  const listed = (document as Document).components.schemas[name]?.enum ?? [];
  expect([...listed].sort()).toEqual([...known].sort());
});

test('a problem of the contract is one of the rule book, and the other way round', () => {
  const answered: Schemas['Problem'] = {
    path: 'name',
    code: 'required',
    message: 'Enter.',
    step: 'entityname',
  };
  const known: FilingProblem = answered;
  const back: Schemas['Problem'] = known;
  expect(back).toEqual(answered);
});
