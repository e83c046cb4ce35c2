import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { effectsOf } from './error-catalogue';
import { CONTRACT_OPERATIONS } from './operations';
import type { Outcome } from './outcome';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const NO_RESPONSE: Outcome = { kind: 'noResponse' };
const code = (number: number): Outcome => ({ kind: 'code', code: number });

it('has rows for exactly the operations of the contract', () => {
  const contract = parse(readFileSync(join(__dirname, '../../api/openapi.yaml'), 'utf8')) as Contract;
  const ids = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  );
  expect([...CONTRACT_OPERATIONS].sort()).toEqual(ids.sort());
});

it.each(CONTRACT_OPERATIONS)('says what a success of %s leads to, and what its absence does', (operation) => {
  const success = effectsOf(operation, { kind: 'ok', code: 200 });
  expect(success.map(({ kind }) => kind)).not.toContain('log');
  expect(effectsOf(operation, NO_RESPONSE)).not.toEqual([]);
});

it('treats an HTTP status and a code of the same number alike', () => {
  expect(effectsOf('filingImage', { kind: 'http', status: 500 })).toEqual(
    effectsOf('filingImage', code(500)),
  );
});

it('follows the error catalogue of the specification', () => {
  const name = 'validateEntityNameAndAvailability';
  expect(effectsOf(name, code(500))).toEqual([{ kind: 'goTo', page: 'down' }]);
  expect(effectsOf(name, NO_RESPONSE)).toEqual([{ kind: 'goTo', page: 'down' }]);
  expect(effectsOf(name, code(503))).toEqual([
    { kind: 'log', facts: ['entityName', 'transactionType'] },
    { kind: 'goTo', page: 'filingIssue' },
  ]);
  expect(effectsOf('introContent', code(404))).toEqual([{ kind: 'log', facts: [] }]);
  expect(effectsOf('states', code(500))).toEqual([{ kind: 'setFlag', flag: 'isServiceDown' }]);
  expect(effectsOf('filingPdf', NO_RESPONSE)).toEqual([{ kind: 'goTo', page: 'down' }]);
  expect(effectsOf('goodStandingCertificate', code(404))).toEqual([
    { kind: 'setFlag', flag: 'hasFilingError' },
  ]);
  expect(effectsOf('sendEmail', { kind: 'ok', code: 200 })).toEqual([
    { kind: 'showMessage', severity: 'success', message: 'Email has been sent!' },
  ]);
});
