import fc from 'fast-check';
import type { Filing, FilingType } from '#rules';
import { FILING_TYPES, FORMATION_TYPES, STEP_RULES, stepsOfAny } from '#rules';
import { checkFiling } from '../../server/filing/drafts/check-filing';
import { sanitizeFiling } from '../../server/filing/drafts/sanitize-filing';
import { llcFiling } from '../../server/testing/llc-filing';
import type { TestRegistry } from '../../server/testing/open-test-registry';
import { openTestRegistry } from '../../server/testing/open-test-registry';
import { holds } from '../properties/runs';
import { askWithoutTrimming, browserPath } from './browser-path';
import { differences } from './compare';
import { complete, enteredFiling } from './entered-filing';
import { serverRules } from './server-rules';

const NOW = '2026-11-20T16:00:00Z';

describe.each(FILING_TYPES)('%s', (type) => {
  test('is told the same by the browser and by the server', () => {
    holds(
      fc.property(enteredFiling(type), (filing) => {
        expect(differences(browserPath(filing, NOW), serverRules(filing, NOW))).toEqual([]);
      }),
      8,
    );
  });
});

describe('the registry that takes payments', () => {
  let opened: TestRegistry;
  let agentHistoryId: Record<string, string>;
  beforeAll(async () => {
    opened = await openTestRegistry();
    agentHistoryId = {};
    for (const type of FORMATION_TYPES) agentHistoryId[type] = await agentOf(type);
  }, 60_000);
  afterAll(() => opened.close());

  /** The identity of an agent as the wizard leaves it, for this type of filing. */
  const agentOf = async (type: FilingType): Promise<string> => {
    const { registeredAgentValues } = await llcFiling(opened.registry, `Agent of ${type} LLC`);
    const [entered] = fc.sample(enteredFiling(type), 1);
    await opened.registry.db
      .updateTable('agent_history')
      .set({ transaction_type: entered?.transactionType })
      .where('agent_history_id', '=', registeredAgentValues.agentHistoryId)
      .execute();
    return registeredAgentValues.agentHistoryId;
  };

  /** Without files, and with the agent of the wizard: the registry uses what it has stored itself. */
  const submittedBy = (filing: Filing, type: FilingType): Filing => ({
    ...filing,
    adminFraudCheck: false,
    registeredAgentValues: {
      ...complete.registeredAgentValues,
      agentConsentRadio: filing.registeredAgentValues.agentConsentRadio,
      agentHistoryId: agentHistoryId[type] ?? '',
    },
    additionalInfoValues: { ...filing.additionalInfoValues, attachments: [], privateAttachments: [] },
  });

  it.each(FORMATION_TYPES)(
    'refuses %s with what the browser says',
    async (type) => {
      const { registry } = opened;
      const now = registry.clock.now().toISOString();
      await fc.assert(
        fc.asyncProperty(enteredFiling(type), async (entered) => {
          const filing = submittedBy(entered, type);
          const { problems } = await checkFiling(registry, sanitizeFiling(filing), 'browser-server-parity');
          expect(differences(browserPath(filing, now), problems)).toEqual([]);
        }),
        { seed: 20_261_120, numRuns: 10 },
      );
    },
    60_000,
  );
});

describe('the comparison', () => {
  const disagreements = (compare: (filing: Filing) => string[]): number =>
    fc.sample(enteredFiling('llc'), { numRuns: 60, seed: 3 }).filter((filing) => compare(filing).length > 0)
      .length;

  test('notices a rule that only the server breaks', () => {
    const lenient = (filing: Filing) =>
      serverRules(filing, NOW).filter(({ step, code }) => step !== 'filer' || code !== 'required');
    expect(disagreements((filing) => differences(browserPath(filing, NOW), lenient(filing)))).toBeGreaterThan(
      0,
    );
  });

  test('notices a sentence that differs', () => {
    const reworded = (filing: Filing) =>
      serverRules(filing, NOW).map((problem) => ({
        ...problem,
        message: problem.message.replace('Enter', 'Give'),
      }));
    expect(
      disagreements((filing) => differences(browserPath(filing, NOW), reworded(filing))),
    ).toBeGreaterThan(0);
  });

  test('is not misled by white space, which the rules trim as the form does', () => {
    expect(
      disagreements((filing) =>
        differences(browserPath(filing, NOW, askWithoutTrimming), serverRules(filing, NOW)),
      ),
    ).toBe(0);
  });
});

test('every step that has rules is found wrong by some filing', () => {
  const missed = new Set<string>(Object.keys(STEP_RULES));
  const isMissed = (step: string) => missed.has(step);
  for (const type of FILING_TYPES)
    // A few filings at a time, since most find a step of their own that is wrong.
    for (let seed = 5; seed < 11 && stepsOfAny(type).some(isMissed); seed += 1)
      for (const filing of fc.sample(enteredFiling(type), { numRuns: 10, seed }))
        for (const { step } of serverRules(filing, NOW)) missed.delete(step);
  expect([...missed]).toEqual([]);
});
