import { emptyFiling, FILING_TYPES, flowFacts, flowSteps, reviewSections, type Filing } from '#rules';
import { stepScreen } from '../wizard/step-registry';
import { REVIEW_SCREENS } from './review-screens';

const filings = FILING_TYPES.flatMap((filingType) =>
  [true, false].map((adminFraudCheck): Filing => ({ ...emptyFiling(), filingType, adminFraudCheck })),
);
const isBuilt = (filing: Filing) => flowSteps(flowFacts(filing)).every((step) => stepScreen(step));

it('knows a filing whose steps are all built', () => {
  expect(filings.filter(isBuilt).map(({ filingType }) => filingType)).toContain('llc');
});

it('has a screen for every section of such a filing: register it in REVIEW_SCREENS', () => {
  const missing = filings
    .filter(isBuilt)
    .flatMap((filing) => reviewSections(filing))
    .filter(({ section }) => REVIEW_SCREENS[section] === null);
  expect(missing).toEqual([]);
});
