import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { filingBoundProblems } from './filing-bounds';

const filing = emptyFiling();
const many = (count: number) => Array.from({ length: count }, () => ({})) as never[];
const long = (count: number) => 'x'.repeat(count);

/** What grows with its input: where it is told, and the most that it may hold. */
const BOUNDS: [step: string, path: string, most: number, holding: (count: number) => Partial<Filing>][] = [
  ['formation', 'formers', 200, (count) => ({ formationValues: { formers: many(count) } })],
  ['filer', 'filers', 200, (count) => ({ filersValues: { ...filing.filersValues, filers: many(count) } })],
  ...(['emails', 'texts'] as const).map((path): (typeof BOUNDS)[number] => [
    'notifications',
    path,
    50,
    (count) => ({ notificationsValues: { ...filing.notificationsValues, [path]: many(count) } }),
  ]),
  [
    'shares',
    'additionalInfo',
    5000,
    (count) => ({ sharesValues: { ...filing.sharesValues, additionalInfo: long(count) } }),
  ],
  [
    'votingassets',
    'assetsDistribution',
    5000,
    (count) => ({ votingAssetsValues: { ...filing.votingAssetsValues, assetsDistribution: long(count) } }),
  ],
  ...(['purpose', 'directorsTerms'] as const).map((path): (typeof BOUNDS)[number] => [
    'purposedirectors',
    path,
    5000,
    (count) => ({ purposeDirectorsValues: { ...filing.purposeDirectorsValues, [path]: long(count) } }),
  ]),
  [
    'additionalinfo',
    'additionalInfo',
    5000,
    (count) => ({ additionalInfoValues: { ...filing.additionalInfoValues, additionalInfo: long(count) } }),
  ],
];

describe.each(BOUNDS)('%s: %s', (step, path, most, holding) => {
  it(`may hold ${most}`, () => {
    expect(filingBoundProblems({ ...filing, ...holding(most) })).toEqual([]);
  });

  it('tells one more at its step', () => {
    expect(filingBoundProblems({ ...filing, ...holding(most + 1) })).toMatchObject([
      {
        step,
        path,
        code: step === 'formation' || most < 5000 ? 'tooMany' : 'tooLong',
        params: { max: most },
      },
    ]);
  });
});
