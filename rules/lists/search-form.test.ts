import { emptyFiling } from '../filing/empty-filing';
import { recordSearchRules, requestSearchRules } from './search-form';

const context = { filing: emptyFiling(), now: '2026-11-20T16:00:00Z' };

it.each([
  ['the record', recordSearchRules, '', 'Enter a name or an ID number.'],
  ['the record', recordSearchRules, '   ', 'Enter a name or an ID number.'],
  ['the record', recordSearchRules, 'O\u2019Neil & S\u00f6hne', undefined],
  ['the record', recordSearchRules, 'A'.repeat(250), undefined],
  ['the record', recordSearchRules, 'A'.repeat(251), 'Must be at most 250 characters'],
  ['requests', requestSearchRules, '', undefined],
  ['requests', requestSearchRules, 'A'.repeat(200), undefined],
  ['requests', requestSearchRules, 'A'.repeat(201), 'Must be at most 200 characters'],
])('a search of %s takes or refuses a text (%#)', (_, rules, text, message) => {
  expect(rules.problems({ text }, context)[0]?.message).toBe(message);
});
