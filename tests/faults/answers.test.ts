import { effectsOf, type CatalogOperation } from '#rules';
import { createRegistryClient, type RegistryClient } from '../../src/client/client';
import type { OperationId } from '../../src/client/contract-types';
import { OPERATIONS } from '../../src/client/operations';
import { RARE_OPERATIONS } from '../../src/client/rare-operations';
import { listedCodes, UNLISTED } from './outcomes';

const PLACES = { ...OPERATIONS, ...RARE_OPERATIONS };
const EVERY_OPERATION = Object.keys(PLACES) as OperationId[];
const LOST = { outcome: { kind: 'noResponse' } };
const TIMEOUT_MS = 5;

const codesOf = (operation: OperationId): number[] => [
  ...new Set([...listedCodes(operation as CatalogOperation), UNLISTED, 500]),
];

/** Calls an operation with the parameters of its address; their values do not affect how its answer is read. */
const ask = (client: RegistryClient, operation: OperationId) =>
  (client.call as (operation: OperationId, input: object) => Promise<object>)(operation, {
    path: Object.fromEntries([...PLACES[operation][1].matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])),
    query: {},
    ...(PLACES[operation][0] === 'post' && { body: {} }),
  });

const answering = (status: number, body: string) =>
  createRegistryClient({
    baseUrl: 'https://portal.example',
    fetch: async () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
  });

/** Sends no answer; ends when the client gives up. */
const silent = createRegistryClient({
  baseUrl: 'https://portal.example',
  timeout: TIMEOUT_MS,
  fetch: ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
});

/** Bodies that are not an answer. */
const NO_ANSWERS = { 'not JSON': '<!doctype html><title>Gateway</title>', 'no apiData': '{"status":"ok"}' };

describe.each(EVERY_OPERATION)('%s', (operation) => {
  test.each(Object.entries(NO_ANSWERS))('treats a malformed body as no response: %s', async (_, body) => {
    for (const status of [200, 502]) expect(await ask(answering(status, body), operation)).toEqual(LOST);
  });

  test('takes an answer that comes too late for no response', async () => {
    expect(await ask(silent, operation)).toEqual(LOST);
  });

  test('reads an HTTP error as one, with its status', async () => {
    for (const code of codesOf(operation)) {
      const body = JSON.stringify({ apiData: { code, message: 'No.' } });
      const answer = await ask(answering(code, body), operation);
      expect(answer).toMatchObject({ outcome: { kind: 'http', status: code } });
      if (code >= 300) expect(answer).not.toHaveProperty('data');
    }
  });

  test('leads to the same by an HTTP error as by the code of the same number (reading 14)', () => {
    for (const code of codesOf(operation)) {
      const effects = effectsOf(operation as CatalogOperation, { kind: 'code', code });
      expect(effectsOf(operation as CatalogOperation, { kind: 'http', status: code })).toEqual(effects);
    }
  });
});
