import type { FastifyInstance } from 'fastify';
import type { Filing, StepProblem } from '#rules';
import { buildServer } from '../../server/http/server';
import { filingOnRecord } from '../../server/testing/filing-on-record';
import { registryOfTests } from '../../server/testing/registry-of-tests';

const ENTITY = '20101000001';

const registry = registryOfTests();
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildServer(registry(), []);
});
afterAll(() => app.close());

async function asks(filing: Filing) {
  const answer = await app.inject({ method: 'POST', url: '/business-api/pdf/filing', payload: { filing } });
  const { apiData } = answer.json<{ apiData: { pdfBytes?: string; problems?: StepProblem[] } }>();
  return {
    status: answer.statusCode,
    beginning: Buffer.from(apiData.pdfBytes ?? '', 'base64').toString('latin1', 0, 5),
    problems: apiData.problems ?? [],
  };
}

test('the form of a filing on an entity on record is a PDF', async () => {
  const filing = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  expect(await asks(filing)).toEqual({ status: 200, beginning: '%PDF-', problems: [] });
});

test.each([
  ['an entity that nobody knows', '20999999999'],
  ['no entity', ''],
])('nothing is printed for a filing on %s', async (_, entityId) => {
  const filing = { ...(await filingOnRecord(registry(), 'chgpoa', ENTITY)), entityId };
  expect(await asks(filing)).toMatchObject({
    status: 422,
    beginning: '',
    problems: [{ path: 'entityId', message: 'The entity of this filing is not on record.' }],
  });
});

test('a form is not printed that would say something else than was entered', async () => {
  const filing = await filingOnRecord(registry(), 'chgpoa', ENTITY);
  const former = { ...filing.principalOfficeValues.streetAddress, address1: '\u4e2d Street' };
  const office = { ...filing.principalOfficeValues, streetAddress: former };
  expect(await asks({ ...filing, principalOfficeValues: office })).toEqual({
    status: 422,
    beginning: '',
    problems: [
      {
        step: 'filingreview',
        path: 'filing',
        code: 'characters',
        message: 'Invalid characters entered: \u4e2d',
      },
    ],
  });
});
