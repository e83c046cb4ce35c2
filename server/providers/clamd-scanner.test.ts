import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { clamdScanner } from './clamd-scanner';

const CLAMD = '/usr/sbin/clamd';

/** The test file that every scanner knows, in two pieces, so that no scanner of this directory finds it here. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const CLEAN = Buffer.alloc(200_000, 'A page of a filing. ');

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clamd-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** The contents of an INSTREAM command, once it is whole. */
function streamed(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** A clamd of the test's own at a socket in the directory. */
async function fakeClamd(answer: (contents: Buffer, socket: Socket) => void): Promise<string> {
  const path = join(directory, `${Math.random()}.ctl`);
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const contents = streamed(received);
      if (contents !== null) answer(contents, socket);
    });
  });
  await new Promise<void>((resolve) => server?.listen(path, resolve));
  return `unix://${path}`;
}

test('a file arrives whole and is clean, or infected by what was found', async () => {
  const url = await fakeClamd((contents, socket) => {
    const verdict = contents.equals(EICAR)
      ? 'Eicar-Test-Signature FOUND'
      : contents.equals(CLEAN)
        ? 'OK'
        : 'ERROR';
    socket.end(`stream: ${verdict}\0`);
  });
  expect(await clamdScanner(url).scan(CLEAN)).toEqual({ verdict: 'clean' });
  expect(await clamdScanner(url).scan(EICAR)).toEqual({
    verdict: 'infected',
    finding: 'Eicar-Test-Signature',
  });
});

test.each([
  ['an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['half of a verdict', 'stream: OK'],
  ['nothing', ''],
  ['something else', 'PONG\0'],
])('%s is not a pass', async (_what, answer) => {
  const url = await fakeClamd((_contents, socket) => socket.end(answer));
  await expect(clamdScanner(url).scan(CLEAN)).rejects.toThrow(ProviderUnavailable);
});

test('a scanner that is not there is no pass', async () => {
  const url = `unix://${join(directory, 'nobody.ctl')}`;
  await expect(clamdScanner(url).scan(CLEAN)).rejects.toThrow(ProviderUnavailable);
});

test('a scanner that never answers is given up', async () => {
  const url = await fakeClamd(() => undefined);
  await expect(clamdScanner(url).scan(CLEAN)).rejects.toThrow(ProviderUnavailable);
}, 15_000);

/** The clamd of Debian with one signature, of the test file alone. */
async function startClamd() {
  const path = join(directory, 'real.ctl');
  const signature = `Test.Eicar:0:*:${EICAR.toString('hex')}\n`;
  await writeFile(join(directory, 'test.ndb'), signature);
  const settings = [
    `DatabaseDirectory ${directory}`,
    `LocalSocket ${path}`,
    'Foreground yes',
    'User root',
    '',
  ];
  await writeFile(join(directory, 'clamd.conf'), settings.join('\n'));
  const clamd = spawn(CLAMD, ['-c', join(directory, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('LOCAL: Setting connection queue length') || said.includes('Self checking'))
        resolve();
    };
    clamd.stdout.on('data', hear);
    clamd.stderr.on('data', hear);
    clamd.on('exit', () => reject(new Error(`clamd ended: ${said}`)));
  });
  return { url: `unix://${path}`, stop: () => clamd.kill() };
}

const whereInstalled = existsSync(CLAMD) ? test : test.skip;
whereInstalled('the clamd of the machine finds the test file by its signature', async () => {
  const clamd = await startClamd();
  try {
    const scanner = clamdScanner(clamd.url);
    expect(await scanner.scan(CLEAN)).toEqual({ verdict: 'clean' });
    expect(await scanner.scan(EICAR)).toMatchObject({ verdict: 'infected' });
  } finally {
    clamd.stop();
  }
});
