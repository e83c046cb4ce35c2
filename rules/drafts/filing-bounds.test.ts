import { emptyFiling } from '../filing/empty-filing';
import type { Filing } from '../filing/filing';
import { FILING_BOUNDS, filingBoundProblems } from './filing-bounds';

/** The empty filing with this many entries or characters at the place of each bound. */
const holding = (count: (most: number) => number): Filing => {
  const filing = structuredClone(emptyFiling());
  const PLACES: Record<string, object> = {
    formation: filing.formationValues,
    filer: filing.filersValues,
    notifications: filing.notificationsValues,
    shares: filing.sharesValues,
    votingassets: filing.votingAssetsValues,
    purposedirectors: filing.purposeDirectorsValues,
    additionalinfo: filing.additionalInfoValues,
  };
  for (const { step, path, most, of } of FILING_BOUNDS) {
    const value =
      typeof of(filing) === 'string'
        ? 'x'.repeat(count(most))
        : Array.from({ length: count(most) }, () => ({}));
    Object.assign(PLACES[step] ?? {}, { [path]: value });
  }
  return filing;
};

it('a filing may hold as much as its bounds say', () => {
  expect(filingBoundProblems(holding((most) => most))).toEqual([]);
});

it('each part that holds one more is a problem of its step', () => {
  expect(filingBoundProblems(holding((most) => most + 1))).toMatchObject(
    FILING_BOUNDS.map(({ step, path, most, of }) => ({
      step,
      path,
      code: typeof of(emptyFiling()) === 'string' ? 'tooLong' : 'tooMany',
      message: expect.stringContaining(String(most)) as string,
      params: { max: most },
    })),
  );
});
