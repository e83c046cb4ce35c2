import { PAGE_FLAGS, pageFlags } from './page-flags';

it('a filing of no type yet has no page flag', () => {
  expect(pageFlags({ filingType: '', entityType: '', adminFraudCheck: false })).toEqual({
    pagesInitialized: false,
    ...Object.fromEntries(PAGE_FLAGS.map((flag) => [flag, false])),
  });
});
