import { emptyFiling, passcodeRequestRules } from '#rules';
import { noAgentDetails } from '../entities/agent-candidate';
import { HttpFailure } from '../http/failure';
import type { Handlers } from '../http/operation';

/** Passcodes that are mailed to individuals (A7-agent). */
export const passcodeOperations: Handlers<'validateAgentPasscode' | 'createPasscodeAndIndividual'> = {
  validateAgentPasscode: () =>
    Promise.resolve({ apiData: { code: 200, agent: { ...noAgentDetails(), passcodeValid: false } } }),

  createPasscodeAndIndividual({ clock }, { body: { nameValues, addressValues } }) {
    const values = passcodeRequestRules.tidied({ nameValues, addressValues });
    const problems = passcodeRequestRules.problems(values, {
      filing: emptyFiling(),
      now: clock.now().toISOString(),
    });
    if (problems.length > 0) return Promise.resolve({ apiData: { code: 422 as const, problems } });
    throw new HttpFailure(503, 'Passcodes cannot be mailed at this time.');
  },
};
