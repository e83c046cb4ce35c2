import type { components } from '#api';
import type { FilingProblem } from '#rules';
import * as rules from '#rules';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CONTRACT, withRuleBookLists, writtenByHand } from '../../scripts/lib/contract-lists.mjs';

type Schemas = components['schemas'];

const contract = readFileSync(CONTRACT, 'utf8');

/** Every enumeration of a document. */
const enumerations = (node: unknown): unknown[][] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'enum' in node && Array.isArray(node.enum) ? [node.enum] : [];
  return [...own, ...Object.values(node).flatMap(enumerations)];
};

test('the contract lists filings, transactions, steps and problems as the rule book does', async () => {
  expect(await withRuleBookLists(contract, rules)).toBe(contract);
});

test('a filing that the rule book has gained is missing in the contract until it is generated', async () => {
  const gained = { ...rules, FILING_TYPES: [...rules.FILING_TYPES, 'invented'] };
  const fresh = await withRuleBookLists(contract, gained);
  expect(fresh).not.toBe(contract);
  const listed = (text: string) => enumerations(parse(text)).filter((each) => each.includes('invented'));
  expect(listed(contract)).toEqual([]);
  expect(listed(fresh)).toEqual([[...gained.FILING_TYPES, '']]);
  expect(writtenByHand(fresh)).toBe(writtenByHand(contract));
});

test('no list of filings, transactions or types of entities stands in the contract by hand', () => {
  const names: readonly unknown[] = [
    ...rules.FILING_TYPES,
    ...rules.TRANSACTION_TYPES,
    ...rules.ENTITY_TYPES,
  ];
  const byHand = enumerations(parse(writtenByHand(contract)));
  expect(byHand.filter((each) => each.some((value) => names.includes(value)))).toEqual([]);
});

test.each([
  ['a list that there is not', "# generated from the rule book: NO_TYPES\nenum: ['']\n", 'NO_TYPES'],
  [
    'something else than a list',
    '# generated from the rule book: FILING_TYPES\ntype: string\n',
    'enumeration',
  ],
])('a mark for %s is refused', async (_, text, told) => {
  await expect(withRuleBookLists(text, rules)).rejects.toThrow(told);
});

test('a problem of the contract is one of the rule book, and the other way round', () => {
  const answered: Schemas['Problem'] = {
    path: 'name',
    code: 'required',
    message: 'Enter.',
    step: 'entityname',
  };
  const known: FilingProblem = answered;
  const back: Schemas['Problem'] = known;
  expect(back).toEqual(answered);
});
