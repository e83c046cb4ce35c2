import fc from 'fast-check';
import type { Filing, RuleContext } from '#rules';
import { completeFiling } from '../../step-definitions/samples/filing';
import {
  availabilityKey,
  completenessProblems,
  FILING_TYPES,
  filingProblems,
  filingRoute,
  englishOf,
  flowFacts,
  flowSteps,
  guardStep,
  initialFiling,
  isSafeReturnUrl,
  nextStep,
  normalizeEntityName,
  pageFlags,
  normalizePhone,
  reviewOffersNext,
  reviewProblems,
  reviewSections,
  STEP_NAMES,
  STEP_RULES,
  titleStep,
} from '#rules';
import { ALL_TABLES } from '../../rules/all-tables';
import { describe as describeTable } from '../../rules/decision-table/describe';
import { evaluate } from '../../rules/decision-table/evaluate';
import { verify } from '../../rules/decision-table/verify';
import type { TableShape } from '../../rules/decision-table/table';
import { ALL_FORMS, valuesOf } from './form-values';
import { holds } from './runs';
import { anyText, junk } from './texts';

const now = '2026-11-20T16:00:00Z';
const complete = completeFiling('key', 'Cedar Bluff LLC');
const types = fc.constantFrom(...FILING_TYPES);
const contextOf = (filing: Filing): RuleContext => ({ filing, now });

/** One part of a value, at any depth, replaced by something else. */
const withOther = (value: unknown, path: readonly number[], other: unknown): unknown => {
  const [first, ...rest] = path;
  if (first === undefined || typeof value !== 'object' || value === null) return other;
  const entries = Object.entries(value);
  if (entries.length === 0) return other;
  const at = first % entries.length;
  const changed = entries.map(([key, part], place) => [
    key,
    place === at ? withOther(part, rest, other) : part,
  ]);
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
};
const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });

describe.each(ALL_FORMS)('%s', (_, rules) => {
  test('answers anything with problems or none', () => {
    const broken = fc.oneof(
      junk,
      fc.tuple(valuesOf(rules.form), path, junk).map(([values, at, other]) => withOther(values, at, other)),
    );
    holds(
      fc.property(broken, types, (values, filingType) => {
        const problems = rules.problems(values, contextOf(initialFiling({ filingType, submissionKey: 'k' })));
        for (const { path: at, code, message } of problems)
          expect([typeof at, typeof code, message === '']).toEqual(['string', 'string', false]);
      }),
      25,
    );
  });

  test('knows no field that only every object has', () => {
    holds(
      fc.property(anyText, (at) => {
        const row = rules.field(at, contextOf(complete));
        expect(row === undefined || typeof row.label === 'string').toBe(true);
      }),
      12,
    );
  });
});

describe('a filing with anything in it', () => {
  test('is answered with problems of its steps', () => {
    holds(
      fc.property(types, fc.boolean(), path, junk, (filingType, adminFraudCheck, at, other) => {
        const filing = withOther({ ...complete, filingType, adminFraudCheck }, at, other) as Filing;
        for (const { step } of filingProblems(filing, now)) expect(STEP_NAMES).toContain(step);
      }),
    );
  });

  test('has its steps, its pages and what they are told', () => {
    holds(
      fc.property(types, junk, junk, fc.constantFrom(...STEP_NAMES), (filingType, one, other, step) => {
        const filing = {
          ...complete,
          filingType,
          entityType: one,
          adminFraudCheck: other,
          additionalInfoValues: { ...complete.additionalInfoValues, additionalInfoAttachmentRadio: one },
        } as Filing;
        const facts = flowFacts(filing);
        expect(flowSteps(facts).length).toBeGreaterThan(0);
        expect([null, ...STEP_NAMES]).toContain(nextStep(facts, step));
        expect(typeof englishOf(titleStep(facts, step))).toBe('string');
        expect(pageFlags(filing).hasFilers).toBe(true);
        expect(pageFlags({ ...filing, filingType: other as never }).pagesInitialized).toBe(
          FILING_TYPES.some((type) => type === other),
        );
      }),
    );
  });

  test('is judged by the rules of every step', () => {
    holds(
      fc.property(junk, fc.constantFrom(...Object.values(STEP_RULES)), (value, rules) => {
        const filing = Object.fromEntries(Object.keys(complete).map((key) => [key, value]));
        const known = { ...filing, filingType: 'llc', entityType: 'DLLC', adminFraudCheck: false };
        rules.problems(rules.read(known as unknown as Filing), contextOf(complete));
      }),
    );
  });

  test('has its texts judged by completeness and review', () => {
    holds(
      fc.property(types, anyText, anyText, (filingType, name, date) => {
        const filing: Filing = {
          ...complete,
          filingType,
          entityNameValues: { ...complete.entityNameValues, name },
          effectiveDateValues: {
            ...complete.effectiveDateValues,
            effectiveAtTimeOfFilingRadio: 'N',
            effectiveDateAsEntered: date,
            effectiveDateTime: date,
          },
        };
        expect(Array.isArray(completenessProblems(filing, now))).toBe(true);
        expect(reviewSections(filing, now).length).toBeGreaterThan(0);
        expect(typeof reviewOffersNext(reviewProblems(filing, { now }))).toBe('boolean');
      }),
      25,
    );
  });
});

const ROUTES = ['step', 'unavailable', 'redirect', 'page', 'notFound'];

test('any text is taken by the rules that read text', () => {
  holds(
    fc.property(anyText, (text) => {
      availabilityKey(text);
      normalizeEntityName(text);
      normalizePhone(text);
      expect(ROUTES).toContain(filingRoute(text).kind);
      expect(ROUTES).toContain(filingRoute(`/business/filing/${text}`).kind);
      expect(typeof isSafeReturnUrl(text, [text])).toBe('boolean');
    }),
  );
});

test('every step is guarded, with a filing and without one', () => {
  holds(
    fc.property(fc.boolean(), types, fc.constantFrom(...STEP_NAMES), (isInitialized, filingType, step) => {
      const guard = guardStep(isInitialized, flowFacts({ ...complete, filingType }), step);
      expect(['stay', 'leave', 'goToStep']).toContain(guard.kind);
    }),
  );
});

/** A fact of each input clause: any value of the domain. */
const factsOf = ({ inputs }: TableShape): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(inputs).map(([input, domain]): [string, fc.Arbitrary<unknown>] => {
        switch (domain.kind) {
          case 'choice':
            return [input, fc.constantFrom(...domain.values)];
          case 'flag':
            return [input, fc.boolean()];
          case 'number':
            return [input, fc.integer({ min: domain.from, max: domain.to })];
          case 'day':
            return [
              input,
              fc
                .integer({
                  min: Date.parse(domain.from) / 86_400_000,
                  max: Date.parse(domain.to) / 86_400_000,
                })
                .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
            ];
        }
      }),
    ),
  );

describe.each(ALL_TABLES.map((table) => [table.name, table] as const))('table "%s"', (_, table) => {
  test('decides over every combination of facts, and can be shown', () => {
    holds(
      fc.property(factsOf(table), (facts) => {
        const decided: unknown = evaluate(table as never, facts as never);
        const outputs = table.rows.map(({ then }) => then);
        for (const output of table.hitPolicy === 'collect' ? (decided as unknown[]) : [decided])
          expect(outputs).toContain(output);
      }),
      12,
    );
    expect(describeTable(table).rows).toHaveLength(table.rows.length);
    expect(verify(table)).toEqual([]);
  });
});
