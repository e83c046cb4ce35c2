import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { checkFiles } from './check-files';
import { readConfig } from '../settings/config';
import { openDatabase } from '../database/connection';
import { withRemedy } from '../settings/setting-remedies';
import { startServer } from './start-server';
import { openEmptyDatabase } from '../testing/test-database';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'start-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const file = (name: string, contents: string): string => {
  const path = join(directory, name);
  writeFileSync(path, contents);
  return path;
};

test('files that settings name are looked at', async () => {
  const config = readConfig({});
  await expect(checkFiles(config)).resolves.toBeUndefined();
  await checkFiles({ ...config, letterDirectory: join(directory, 'letters', 'new') });
});

test.each([
  ['LETTER_DIRECTORY', 'a file', 'Create the directory'],
  ['SMTP_CA_FILE', 'no certificate', 'Set it to a file of certificates (PEM)'],
])('%s that names %s stops the start', async (variable, what, remedy) => {
  const config = readConfig({ [variable]: file(`${variable}.txt`, what) });
  await expect(checkFiles(config)).rejects.toThrow(
    new RegExp(`^${variable}: .*${remedy.replace(/[()]/g, '.')}`),
  );
});

test('a file of certificates that is not there is named', async () => {
  const config = readConfig({ SMTP_CA_FILE: join(directory, 'none.pem') });
  await expect(checkFiles(config)).rejects.toMatchObject({ cause: { code: 'ENOENT' } });
});

test('a data directory that cannot be made is named', async () => {
  const config = readConfig({ DATA_DIR: join(file('full', ''), 'data') });
  const opening = withRemedy('dataDirectory', () => openDatabase(config, () => undefined));
  await expect(opening).rejects.toThrow('DATA_DIR: the embedded database cannot be opened there.');
});

/** A server of a test on a port that was free. */
async function listening() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(resolve)) };
}

test.each(['PORT', 'METRICS_PORT'])(
  '%s that something else listens on stops the start',
  async (variable) => {
    const [other, free] = [await listening(), await listening()];
    await free.close();
    const settings = { PORT: String(free.port), SAMPLE_ENTITIES: '0', [variable]: String(other.port) };
    const connection = await openEmptyDatabase();
    const starting = startServer(readConfig(settings), pino({ level: 'silent' }), connection);
    await expect(starting).rejects.toMatchObject({
      message: expect.stringMatching(`^${variable}: .* another one\\.$`) as string,
      cause: { code: 'EADDRINUSE' },
    });
    await other.close();
  },
  60_000,
);
