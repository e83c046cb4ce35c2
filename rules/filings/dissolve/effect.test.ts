import fc from 'fast-check';
import { formatLongDay } from '../../calendar/format-day';
import { emptyFiling } from '../../filing/empty-filing';
import type { FilingType } from '../../filing/filing-type';
import { initialFiling } from '../../filing/initial-filing';
import { effectOfFiling } from '../../record/effects-of-filing';
import type { RecordFacts } from '../../record/facts';
import { foldEffects, type RecordEffect } from '../../record/fold';
import { overdueEffect } from '../../record/overdue-status';

const FIRST: RecordFacts = {
  name: 'Aspen LLC',
  statutoryLanguage: '',
  status: { code: 'GOOD', delinquentSince: null, dissolvedOn: null },
  principalOffice: emptyFiling().principalOfficeValues,
  registeredAgent: 'first',
  reportMonth: 5,
  reportDue: '2026-11-12',
  secureFiling: false,
};

const FORMED: RecordEffect = {
  at: '2020-01-01T18:00:00.000Z',
  receivedAt: '2020-01-01T18:00:00.000Z',
  document: 'formation',
  cause: 'filing',
  changes: [{ set: FIRST }],
};

/** What this filing, with nothing entered but a new name, does on a day of November. */
const effectOn = (filingType: FilingType, day: number): RecordEffect => {
  const begun = initialFiling({ filingType, submissionKey: 'key', entityId: '1', entityType: 'DLLC' });
  const names = {
    ...begun.entityNameValues,
    name: 'Birch LLC',
    oldName: FIRST.name,
    isNameChanged: 'Y' as const,
  };
  const at = `2026-11-${day}T18:00:00.000Z`;
  const filing = { ...begun, entityNameValues: filingType === 'amend' ? names : begun.entityNameValues };
  return {
    at,
    receivedAt: at,
    cause: 'filing',
    document: `${filingType}${day}`,
    changes: effectOfFiling(filing, { at }),
  };
};
const becomesDelinquent = (day: number): RecordEffect => {
  const at = `2026-11-${day}T07:00:00.000Z`;
  const due = FIRST.reportDue ?? '';
  const changes = overdueEffect({ from: 'GOOD', reportDue: due, statusCode: 'DQQ', day: `2026-11-${day}` });
  return { at, receivedAt: at, cause: 'housekeeping', document: '', changes };
};

const days = fc.integer({ min: 10, max: 28 });
const filings = fc.constantFrom<FilingType>('dissolve', 'cure', 'reinstate', 'amend', 'report', 'chgra');
const effects = fc.uniqueArray(
  fc.oneof(
    fc.tuple(filings, days).map((given) => effectOn(...given)),
    days.map(becomesDelinquent),
  ),
  { selector: ({ at, document }) => `${at}${document}`, maxLength: 9 },
);

it('agrees in status, name and report, whatever is filed before and after it', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(effects, (some) => {
      const { status, statutoryLanguage, reportDue } = foldEffects([FORMED, ...some]).facts;
      const isDissolved = status.code === 'VDISS';
      const language = isDissolved ? `, Dissolved ${formatLongDay(status.dissolvedOn ?? '')}` : '';
      expect({ statutoryLanguage, hasReport: reportDue !== null }).toEqual({
        statutoryLanguage: language,
        hasReport: !isDissolved,
      });
      if (isDissolved)
        expect(some.map(({ document }) => document)).toContain(
          `dissolve${status.dissolvedOn?.slice(-2) ?? ''}`,
        );
      ends.add(status.code);
    }),
  );
  // Nothing is proved by entities that all end alike.
  expect([...ends].toSorted()).toEqual(['DQQ', 'GOOD', 'VDISS']);
});
