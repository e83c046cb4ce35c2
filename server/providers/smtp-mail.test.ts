import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { ProviderUnavailable } from '../ports/provider-unavailable';
import { smtpMailProvider } from './smtp-mail';

const MESSAGE = {
  messageId: '<1.outbox@registry>',
  to: 'ada@filer.example',
  subject: 'Filed',
  text: 'It is on record.',
};

let directory: string;
const file = (name: string): string => join(directory, name);

/** A certificate for 127.0.0.1 that vouches for itself. */
function makeCertificate(): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const output = ['-keyout', file('key.pem'), '-out', file('cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...output],
    {
      stdio: 'ignore',
    },
  );
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'smtp-'));
  makeCertificate();
});
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Taken {
  user: string | undefined;
  isSecure: boolean;
  message: string;
}

let server: SMTPServer | undefined;
let taken: Taken[] = [];
afterEach(async () => {
  taken = [];
  await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  server = undefined;
});

/** A mail server that takes mail of `office`, whose password is `p@ss:word`. */
async function listen(options: SMTPServerOptions): Promise<number> {
  const started = new SMTPServer({
    key: readFileSync(file('key.pem')),
    cert: readFileSync(file('cert.pem')),
    logger: false,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'office' && password === 'p@ss:word'
        ? callback(null, { user: username })
        : callback(new Error('no such user')),
    onData: (stream, { user, secure }, callback) => {
      void text(stream).then((message) => {
        taken.push({ user, isSecure: secure, message });
        callback();
      });
    },
    ...options,
  });
  started.on('error', () => undefined);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return (started.server.address() as AddressInfo).port;
}

const provider = (smtpUrl: string, smtpCaFile: string | undefined = file('cert.pem')) =>
  smtpMailProvider({ smtpUrl, mailFrom: 'business@registry.example', smtpCaFile });

test.each([
  ['smtps', { secure: true }],
  ['smtp', { secure: false }],
])('by %s, mail is sent under TLS and a password', async (scheme, options) => {
  const port = await listen(options);
  await provider(`${scheme}://office:p%40ss%3Aword@127.0.0.1:${port}`).send(MESSAGE);
  expect(taken).toMatchObject([{ user: 'office', isSecure: true }]);
  expect(taken[0]?.message).toContain('Message-ID: <1.outbox@registry>');
  expect(taken[0]?.message).toContain('It is on record.');
});

test('a password is not told to a server without TLS', async () => {
  const tried = jest.fn();
  const port = await listen({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, callback) => {
      tried();
      callback(null, { user: username });
    },
    disabledCommands: ['STARTTLS'],
  });
  await expect(provider(`smtp://office:p%40ss%3Aword@127.0.0.1:${port}`).send(MESSAGE)).rejects.toThrow(
    ProviderUnavailable,
  );
  expect(tried).not.toHaveBeenCalled();
  expect(taken).toEqual([]);
});

test.each(['smtps', 'smtp'])('by %s, a certificate that nobody vouches for is refused', async (scheme) => {
  const port = await listen({ secure: scheme === 'smtps' });
  const url = `${scheme}://office:p%40ss%3Aword@127.0.0.1:${port}`;
  await expect(smtpMailProvider({ smtpUrl: url, mailFrom: 'a@b.example' }).send(MESSAGE)).rejects.toThrow(
    ProviderUnavailable,
  );
  expect(taken).toEqual([]);
});

test('a wrong password, a server that is away and certificates that are away are worth another try, with nothing secret in the error', async () => {
  const port = await listen({ secure: true });
  const refused = await provider(`smtps://office:sesame@127.0.0.1:${port}`)
    .send(MESSAGE)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProviderUnavailable);
  expect(String((refused as Error).cause)).not.toContain('sesame');
  await expect(provider('smtp://127.0.0.1:9').send(MESSAGE)).rejects.toThrow(ProviderUnavailable);
  await expect(provider(`smtps://127.0.0.1:${port}`, file('none.pem')).send(MESSAGE)).rejects.toThrow(
    ProviderUnavailable,
  );
});

test('a mail server of the machine itself needs neither', async () => {
  const port = await listen({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await provider(`smtp://127.0.0.1:${port}`).send(MESSAGE);
  expect(taken).toMatchObject([{ isSecure: false }]);
});

test('headers of a message are sent with it', async () => {
  const port = await listen({ authOptional: true, disabledCommands: ['STARTTLS'] });
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  await provider(`smtp://127.0.0.1:${port}`).send({ ...MESSAGE, headers });
  expect(taken[0]?.message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});
