import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Filing } from '#rules';
import { FILING_TYPES, isSupportedFiling, initialFiling } from '#rules';
import { PROJECT_ROOT } from '../../project-root';
import type { TestRegistry } from '../../testing/open-test-registry';
import { openTestRegistry } from '../../testing/open-test-registry';
import { PUBLIC_PRINCIPAL } from '../../callers/principal';
import { startPayment } from '../payment/start-payment';
import { findKind } from './find-kind';

/** Paths of the sources of a folder, without tests and without the kinds. */
const sources = (folder: string): string[] =>
  readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|\/testing(\/|\.tsx?$)/.test(path) &&
        !path.startsWith(join('server', 'filing', 'kinds')),
    );

const HERE = '/business/filing/report/filingreview';
const REFUSED = {
  status: 422,
  details: {
    problems: [
      {
        step: 'filingreview',
        path: 'filingType',
        code: 'unavailable',
        message: 'This filing cannot be made online yet.',
      },
    ],
  },
};

let open: TestRegistry;
const start = (filing: Filing) =>
  startPayment(open.registry, { filing, receiptUrl: HERE, backUrl: HERE, cancelUrl: HERE }, PUBLIC_PRINCIPAL);
beforeAll(async () => {
  open = await openTestRegistry();
}, 60_000);
afterAll(() => open.close());

test.each(FILING_TYPES)('a filing of type %s has a kind exactly when the registry carries it out', (type) => {
  expect(findKind(type) !== undefined).toBe(isSupportedFiling(type));
});

const asking = (folder: string, question: RegExp): string[] =>
  sources(folder).filter((path) => question.test(readFileSync(join(PROJECT_ROOT, path), 'utf8')));

test('nothing of the server outside the kinds asks for the type of a filing', () => {
  const question = /\bisFormation\b|\bFORMATION_TYPES\b|\b(filingType|transactionType) [!=]== '\w/;
  expect(asking('server', question)).toEqual([]);
});

test.each(['src', 'mocks', 'rules'])('in %s, tables alone know one type of filing from another', (folder) => {
  expect(asking(folder, new RegExp(`[!=]== '(${FILING_TYPES.join('|')})'`))).toEqual([]);
});

test('a filing without a type is refused at payment start', async () => {
  const filing = {
    ...initialFiling({ filingType: 'llc', submissionKey: randomUUID() }),
    filingType: '' as const,
  };
  await expect(start(filing)).rejects.toMatchObject(REFUSED);
});
