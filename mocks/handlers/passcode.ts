import { emptyFiling, emptyRegisteredAgent, passcodeRequestRules } from '#rules';
import { http } from '../http';
import { findPasscode, issuePasscode, letters } from '../passcodes';
import { now } from '../state';

export const passcodeHandlers = [
  http.post('/business-api/validate/agent/passcode', async ({ request, response }) => {
    const { passcode } = await request.json();
    const individual = findPasscode(passcode);
    const { nameValues, addressValues } = individual ?? emptyRegisteredAgent();
    return response(200).json({
      apiData: {
        code: 200,
        agent: {
          nameValues,
          addressValues,
          id: '',
          entityName: '',
          entityInGoodStanding: false,
          passcodeValid: individual !== undefined,
        },
      },
    });
  }),

  http.post('/business-api/agent/createPasscodeAndIndividual', async ({ request, response }) => {
    const { nameValues, addressValues } = await request.json();
    const values = passcodeRequestRules.tidied({ nameValues, addressValues });
    const problems = passcodeRequestRules.problems(values, { filing: emptyFiling(), now: now() });
    if (problems.length > 0) return response(200).json({ apiData: { code: 422, problems } });
    issuePasscode(values);
    return response(200).json({ apiData: { code: 200 } });
  }),

  http.get('/dev-api/letters', ({ response }) =>
    response(200).json({ apiData: { code: 200, letters: letters() } }),
  ),
];
