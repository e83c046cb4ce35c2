import type { components } from '#api';
import type { Problem } from '#rules';
import { PROBLEM_CODES } from '#rules';
import { readContract } from '../../server/contract/contract';

interface Schemas {
  components: { schemas: { ProblemCode: { enum: string[] } } };
}

test('the contract lists the problem codes of the rule book, each once and no other', async () => {
  const { document } = await readContract();
  const listed = (document as Schemas).components.schemas.ProblemCode.enum;
  expect([...listed].sort()).toEqual([...PROBLEM_CODES].sort());
});

test('a problem of the contract is one of the rule book, and the other way round', () => {
  const answered: components['schemas']['Problem'] = { path: 'name', code: 'required', message: 'Enter.' };
  const known: Problem = answered;
  const back: components['schemas']['Problem'] = known;
  expect(back).toEqual(answered);
});
