import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { englishOf } from '../language/text';
import { effectsOf } from './error-catalog';
import { OPERATION_ALIASES, CATALOG_OPERATIONS, CONTRACT_OPERATIONS } from './operations';
import type { Outcome } from './outcome';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const NO_RESPONSE: Outcome = { kind: 'noResponse' };
const code = (number: number): Outcome => ({ kind: 'code', code: number });

/** What the catalog says where an operation is answered with this status, to people or into the log. */
const sentencesOf = (operation: (typeof CATALOG_OPERATIONS)[number], status: number): string[] =>
  effectsOf(operation, code(status)).flatMap((effect) =>
    (effect.kind === 'showMessage' || effect.kind === 'log') && effect.message !== undefined
      ? [englishOf(effect.message)]
      : [],
  );

const contract = parse(readFileSync('api/openapi.yaml', 'utf8')) as Contract;
const idsOfContract = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).flatMap(({ operationId }) => operationId ?? []),
);

it('has rows for every operation of the contract, and lists no other as one of them', () => {
  expect([...CONTRACT_OPERATIONS].sort()).toEqual([...idsOfContract].sort());
});

it('lists as a question of its own only what the contract does not have', () => {
  const others = Object.keys(OPERATION_ALIASES);
  expect(others.filter((id) => idsOfContract.includes(id))).toEqual([]);
  expect(new Set(CATALOG_OPERATIONS).size).toBe(CATALOG_OPERATIONS.length);
});

it.each(CATALOG_OPERATIONS)('says what a success of %s leads to, and what its absence does', (operation) => {
  const success = effectsOf(operation, { kind: 'ok', code: 200 });
  expect(success.map(({ kind }) => kind)).not.toContain('log');
  expect(effectsOf(operation, NO_RESPONSE)).not.toEqual([]);
});

it.each(CATALOG_OPERATIONS)(
  'treats an HTTP status and a code of the same number alike for %s',
  (operation) => {
    for (const number of [0, 199, 201, 401, 404, 409, 422, 429, 500, 501, 999]) {
      expect(effectsOf(operation, { kind: 'http', status: number })).toEqual(
        effectsOf(operation, code(number)),
      );
    }
  },
);

it.each([-1, 1000, 1.5, NaN, Infinity])(
  'answers the status %d, which nobody sends, as an unknown one',
  (status) => {
    expect(sentencesOf('approveFiling', status)).toEqual([`Error approving filing. Status: ${status}`]);
  },
);

it('fills the status into every sentence that has a place for it', () => {
  const texts = CATALOG_OPERATIONS.flatMap((operation) => sentencesOf(operation, 418));
  expect(texts.filter((text) => text.includes('{status}'))).toEqual([]);
  expect(texts.filter((text) => text.includes('Status: 418'))).toHaveLength(4);
});
