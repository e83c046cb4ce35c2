import { englishOf } from '../language/text';
import { initialFiling } from '../filing/initial-filing';
import { precedesDelayedNotice } from './precedes-delayed';

const NOW = '2026-11-20T16:00:00Z';
const filing = (choice: 'Y' | 'N', previousEffective: string) => {
  const begun = initialFiling({ filingType: 'chgpoa', submissionKey: 'key', entityId: '20101000001' });
  return {
    recordValues: { ...begun.recordValues, previousEffective } as typeof begun.recordValues,
    effectiveDateValues: { ...begun.effectiveDateValues, effectiveAtTimeOfFilingRadio: choice },
  };
};

it('tells of a filing that takes effect after one that takes effect at once', () => {
  expect(englishOf(precedesDelayedNotice(filing('Y', '2026-12-01T07:00:00Z'), NOW))).toBe(
    'Another filing on this record takes effect on 12/01/2026 12:00 AM MST, after this one. Where both change the same, the record will then say what the other one says.',
  );
});

it.each([
  ['none waits', filing('Y', '')],
  ['its day has come', filing('Y', '2026-11-20T15:00:00Z')],
  ['this one takes effect later, too', filing('N', '2026-12-01T07:00:00Z')],
])('says nothing where %s', (_, given) => {
  expect(precedesDelayedNotice(given, NOW)).toBe('');
});
