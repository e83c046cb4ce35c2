import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Filing, StepProblem } from '#rules';
import { FORMATION_TYPES, initialFiling, reviewProblems } from '#rules';
import { buildServer } from '../../server/http/server';
import { llcFiling } from '../../server/testing/llc-filing';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { withValue } from './contract-values';

jest.setTimeout(60_000);

const HERE = { receiptUrl: '/business/filing/llc/receipt', backUrl: '/business', cancelUrl: '/business' };

let open: TestRegistry;
let app: FastifyInstance;
beforeAll(async () => {
  open = await openTestRegistry({ rateLimit: 1_000_000 });
  app = await buildServer(open.registry, []);
});
afterAll(async () => {
  await app.close();
  await open.close();
});

async function submit(filing: Filing) {
  const answer = await app.inject({
    method: 'POST',
    url: '/business-api/payment',
    payload: { filing, ...HERE },
  });
  const { problems = [] } = answer.json<{ apiData: { problems?: StepProblem[] } }>().apiData;
  return { status: answer.statusCode, problems };
}

/**
 * Problems that only the registry can find: with its own record of the agent, whose name it takes from there, and whether an address was
 * verified, which it asks the verifier again.
 */
const isKnownToBoth = ({ step, code }: StepProblem): boolean =>
  step !== 'registeredagent' && code !== 'notVerified';

/** The filing in a browser that has asked the registry for its name, which the registry found free. */
const withNameChecked = (filing: Filing): Filing => ({
  ...filing,
  entityNameValues: {
    ...filing.entityNameValues,
    isNameValid: true,
    availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
  },
});

/** The problems as review shows them in a browser. */
const shown = (filing: Filing): StepProblem[] =>
  reviewProblems(withNameChecked(filing), { now: open.registry.clock.now().toISOString() }).filter(
    isKnownToBoth,
  );

test.each(FORMATION_TYPES)(
  'an empty %s filing is refused with the problems that a browser shows',
  async (filingType) => {
    const filing = initialFiling({ filingType, submissionKey: randomUUID() });
    const { status, problems } = await submit(filing);
    expect(status).toBe(422);
    const expected = shown(filing);
    expect(expected.length).toBeGreaterThan(3);
    expect(problems.filter(isKnownToBoth)).toEqual(expected);
  },
);

type Keys = readonly string[];

/** Every text, number and yes-or-no of a value, from its root. */
const leaves = (value: unknown, keys: Keys = []): Keys[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...keys, key]))
    : [keys];

/** Replacements for a leaf: nothing, characters that no field accepts, and more than any accepts. */
const INSTEAD: readonly unknown[] = ['', 'é\u200b', 'x'.repeat(180), '1', false];

const SECTIONS = [
  'entityNameValues',
  'principalOfficeValues',
  'managementValues',
  'formationValues',
  'additionalInfoValues',
  'effectiveDateValues',
  'filersValues',
  'notificationsValues',
] as const satisfies readonly (keyof Filing)[];

/** Values that the registry itself finds or computes, whatever a browser sends. */
const ITS_OWN =
  /availability|isNameValid|Display|DateTime$|verified|valid|accepted|processed|postofficeBox|ipcode$|addressSelectionType|addressTyp/;

test.each(SECTIONS)('whatever is broken in %s, the server finds what the browser finds', async (section) => {
  const sound = await llcFiling(open.registry, `Broken ${section} LLC`);
  const found = new Set<string>();
  for (const keys of leaves(sound[section], [section]).filter((one) => !ITS_OWN.test(one.join('.')))) {
    for (const value of INSTEAD) {
      const filing = withValue(sound, keys, value) as Filing;
      const { status, problems } = await submit(filing);
      // The contract refuses some of it before any rule is asked.
      if (status === 400) continue;
      const expected = shown(filing);
      expected.forEach(({ path, code }) => found.add(`${path} ${code}`));
      const answered = problems.filter(isKnownToBoth);
      expect({ keys, value, problems: answered }).toEqual({ keys, value, problems: expected });
      expect({ keys, value, status }).toEqual({ keys, value, status: problems.length > 0 ? 422 : 200 });
    }
  }
  expect(found.size).toBeGreaterThan(0);
});
