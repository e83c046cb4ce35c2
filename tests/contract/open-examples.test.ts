import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveOpenRecord, type OpenRecordServer } from '../../server/testing/open-record-server';
import { makeKeyOf } from '../../server/testing/open-key';
import { commandOf, KEY_EXAMPLE, OPEN_EXAMPLES } from '../../src/portal/open/examples';

jest.setTimeout(60_000);

let server: OpenRecordServer;
let key = '';
const directory = mkdtempSync(join(tmpdir(), 'open-examples-'));
beforeAll(async () => {
  server = await serveOpenRecord();
  key = await makeKeyOf(server.registry, 'examples@keys.example');
}, 60_000);
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await server.close();
});

/** What a command prints; one that goes on is ended after a while. */
const run = (command: string) =>
  new Promise<{ code: unknown; printed: string }>((resolve) => {
    execFile(
      'timeout',
      [command.includes('event-stream') ? '3' : '30', 'bash', '-c', `exec ${command}`],
      { cwd: directory, env: { ...process.env, REGISTRY: server.url, KEY: key } },
      (error, printed) => resolve({ code: error?.code ?? 0, printed }),
    );
  });

test.each([...OPEN_EXAMPLES, KEY_EXAMPLE].map((example) => [example.title, commandOf(example)]))(
  '%s',
  async (_title, command) => {
    const { code, printed } = await run(command);
    const isEndless = command.includes('event-stream');
    expect(code).toBe(isEndless ? 124 : 0);
    if (isEndless) expect(printed).toMatch(/^retry: \d+\n\nid: 1\nevent: change\ndata: \{/);
    else if (!command.includes('/document'))
      expect(() =>
        printed
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as unknown),
      ).not.toThrow();
  },
);

test('the example with a key counts by the key, and fails with one that does not count', async () => {
  const command = commandOf(KEY_EXAMPLE);
  expect((await run(command.replace('-fsS', '-fsS -o /dev/null -D -'))).printed).toMatch(
    /^ratelimit-policy: "key"/m,
  );
  key = 'openkey_';
  expect((await run(command)).code).toBe(22);
});
