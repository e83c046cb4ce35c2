import fc from 'fast-check';
import type { FilingType, RuleContext } from '#rules';
import { FILING_TYPES, initialFiling } from '#rules';
import { ALL_FORMS, isTrimmed, valuesOf } from './form-values';
import { DELAYED } from '../../step-definitions/samples/revocation';
import { withRecord } from '../../step-definitions/samples/record';
import { holds } from './runs';

const contextOf = (filingType: FilingType): RuleContext => ({
  filing: withRecord(initialFiling({ filingType, submissionKey: 'k', entityType: 'DLLC' }), {
    coming: [DELAYED],
  }),
  now: '2026-11-20T16:00:00Z',
});
const type = fc.constantFrom(...FILING_TYPES);

describe.each(ALL_FORMS.filter(([, { form }]) => isTrimmed(form)))('%s', (_, rules) => {
  test('says the same of values before and after they are tidied', () => {
    holds(
      fc.property(valuesOf(rules.form), type, (values, filingType) => {
        const context = contextOf(filingType);
        expect(rules.problems(rules.tidied(values), context)).toEqual(rules.problems(values, context));
      }),
      15,
    );
  });

  test('accepts tidied what it has accepted, and tidies it only once', () => {
    holds(
      fc.property(valuesOf(rules.form), type, (values, filingType) => {
        const trimmed = rules.tidied(values);
        expect(rules.tidied(trimmed)).toEqual(trimmed);
        const isAccepted = rules.problems(values, contextOf(filingType)).length === 0;
        if (isAccepted) expect(rules.problems(trimmed, contextOf(filingType))).toEqual([]);
      }),
      15,
    );
  });
});

test('only passwords are taken as they are typed', () => {
  const kept = ALL_FORMS.filter(([, { form }]) => !isTrimmed(form));
  expect(kept.map(([name]) => name).filter((name) => !/login|password/i.test(name))).toEqual([]);
});

test('values in order are among those that are tried', () => {
  const refused = ALL_FORMS.filter(([, rules]) => {
    const samples = fc.sample(fc.tuple(valuesOf(rules.form), type), { numRuns: 2_000, seed: 1 });
    return samples.every(([values, filingType]) => rules.problems(values, contextOf(filingType)).length > 0);
  });
  expect(refused.map(([name]) => name)).toEqual([]);
});
