import { canBegin, SUPPORTED_FILINGS } from '#rules';
import { stepScreen } from './step-registry';

it('has a screen for every step of every filing that the registry supports, as the lists of forms promise', () => {
  const withoutScreen = SUPPORTED_FILINGS.filter(
    (type) => !canBegin(type, (step) => stepScreen(step) !== undefined),
  );
  expect(withoutScreen).toEqual([]);
});
