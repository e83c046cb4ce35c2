import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config';
import { PROJECT_ROOT } from '../project-root';
import { SETTINGS } from './settings';

test('without any variable the server runs for a developer', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 8080,
    environment: 'local',
    isDeveloper: true,
    databaseUrl: undefined,
  });
  expect(config.publicUrl).toBe('http://localhost:8080');
});

test('without any variable only this machine reaches the server', () => {
  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('an empty variable is none', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
});

test('everything that is wrong is told at once', () => {
  const read = () => readConfig({ PORT: '99999', ENVIRONMENT: 'moon', TRUST_PROXY: 'yes', RATE_LIMIT: '0' });
  for (const variable of ['PORT', 'ENVIRONMENT', 'TRUST_PROXY', 'RATE_LIMIT']) expect(read).toThrow(variable);
});

/** The settings that an operator has to make before the portal may be public. */
const PROD = {
  ENVIRONMENT: 'prod',
  PAYMENT_SECRET: 'x'.repeat(32),
  PASSCODE_SECRET: 'y'.repeat(32),
  LETTER_DIRECTORY: '/var/letters',
  PAYMENT_PROVIDER: 'embedded',
  SAMPLE_ENTITIES: '0',
  PUBLIC_URL: 'https://filing.example',
  VIRUS_SCANNER_URL: 'tcp://scanner.example:3310',
};

test.each(['client', 'prod'])('%s needs a payment secret of its own', (ENVIRONMENT) => {
  const asked = { ...PROD, ENVIRONMENT };
  const sentence = `PAYMENT_SECRET must be set in ${ENVIRONMENT}.`;
  for (const PAYMENT_SECRET of [undefined, '', 'development-payment-secret'])
    expect(() => readConfig({ ...asked, PAYMENT_SECRET })).toThrow(sentence);
  expect(readConfig(asked).isDeveloper).toBe(false);
});

test.each(['client', 'prod'])(
  '%s needs a secret of its own for passcodes, a place for letters, and a virus scanner',
  (ENVIRONMENT) => {
    for (const [variable, values] of [
      ['PASSCODE_SECRET', [undefined, '', 'development-passcode-secret']],
      ['LETTER_DIRECTORY', [undefined, '']],
      ['VIRUS_SCANNER_URL', [undefined, '']],
    ] as const)
      for (const value of values)
        expect(() => readConfig({ ...PROD, ENVIRONMENT, [variable]: value })).toThrow(
          `${variable} must be set in ${ENVIRONMENT}`,
        );
    expect(readConfig({}).letterDirectory).toBeUndefined();
  },
);

test.each([
  ['PAYMENT_PROVIDER', 'The embedded payment provider moves no money', 'Set PAYMENT_PROVIDER=stripe'],
  ['SAMPLE_ENTITIES', 'would be loaded into the registry', 'Set SAMPLE_ENTITIES=0'],
  ['PUBLIC_URL', 'lead people to their own machine', 'Set it to the address that browsers use'],
])('prod does not start without %s, and says why', (variable, reason, remedy) => {
  expect(readConfig(PROD)).toMatchObject({ environment: 'prod', isDeveloper: false, sampleEntities: 0 });
  for (const value of [undefined, '']) {
    const read = () => readConfig({ ...PROD, [variable]: value });
    expect(read).toThrow(`${variable} must be set in prod`);
    expect(read).toThrow(reason);
    expect(read).toThrow(remedy);
  }
  for (const ENVIRONMENT of ['local', 'dev', 'qa', 'client'])
    expect(() => readConfig({ ...PROD, ENVIRONMENT, [variable]: undefined })).not.toThrow();
});

test.each(['client', 'prod'])('%s sends no webhooks to the machine itself', (ENVIRONMENT) => {
  const variables = { ...PROD, ENVIRONMENT, WEBHOOKS_TO_LOOPBACK: '1' };
  expect(() => readConfig(variables)).toThrow(`WEBHOOKS_TO_LOOPBACK must not be set in ${ENVIRONMENT}`);
  expect(readConfig({ ...variables, ENVIRONMENT: 'qa' }).webhooksToLoopback).toBe(true);
});

test('an unknown payment provider is refused', () => {
  expect(() => readConfig({ PAYMENT_PROVIDER: 'goodwill' })).toThrow(
    'PAYMENT_PROVIDER must be one of embedded',
  );
});

test('payments by Stripe need its two secrets, and none of the embedded provider', () => {
  const stripe = { ...PROD, PAYMENT_PROVIDER: 'stripe', PAYMENT_SECRET: undefined };
  const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  for (const variable of Object.keys(secrets))
    expect(() => readConfig({ ...stripe, ...secrets, [variable]: '' })).toThrow(
      `${variable} must be set with PAYMENT_PROVIDER=stripe.`,
    );
  expect(readConfig({ ...stripe, ...secrets }).paymentProvider).toBe('stripe');
});

test('the motor-vehicle service needs its token', () => {
  const variables = { LICENSE_URL: 'https://licenses.example/look-up' };
  expect(() => readConfig(variables)).toThrow('LICENSE_TOKEN must be set with LICENSE_URL.');
  expect(readConfig({ ...variables, LICENSE_TOKEN: 't' }).licenseUrl).toBe(variables.LICENSE_URL);
});

test('an invalid address is refused without being quoted, since it may hold a password', () => {
  const read = () => readConfig({ STRIPE_API_URL: 'ftp://operator:sesame@stripe.example' });
  expect(read).toThrow('STRIPE_API_URL must be an address that begins with http:// or https://.');
  expect(read).not.toThrow('sesame');
});

test.each([
  'postgres://registry:sesame@10.0.0.20:5432,10.0.0.21:5432/registry?target_session_attrs=read-write',
  'postgresql://10.0.0.20,10.0.0.21/registry',
  'postgres://registry:sesame@/registry?host=10.0.0.20,10.0.0.21',
])('an address of several databases is refused with what to do instead', (DATABASE_URL) => {
  const read = () => readConfig({ DATABASE_URL });
  expect(read).toThrow('DATABASE_URL names several hosts, and the server connects to one.');
  expect(read).toThrow('Name the address that leads to the database that takes writes');
  expect(read).not.toThrow('sesame');
});

test('the public address has no slash at its end', () => {
  expect(readConfig({ PUBLIC_URL: 'https://filing.example/' }).publicUrl).toBe('https://filing.example');
});

test('the guide for operators has every setting, in the words of the table', () => {
  // The formatter pads the columns of tables.
  const guide = readFileSync(join(PROJECT_ROOT, 'docs/operating.md'), 'utf8').replace(/ +/g, ' ');
  for (const { variable, description } of Object.values(SETTINGS)) {
    expect(guide).toContain(`| \`${variable}\` | `);
    expect(guide).toContain(` | ${description} |`);
  }
});

test.each([
  [undefined, false],
  ['0', false],
  ['1', 1],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('TRUST_PROXY=%s trusts %j', (TRUST_PROXY, trusted) => {
  expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual(trusted);
});

test.each(['yes', '11', '10.0.0.0/33', '10.0.0.0/8,', 'true'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must be the number of proxies');
});

test.each(['PAYMENT_SECRET', 'PASSCODE_SECRET'])('%s of 31 bytes is too short for the public', (secret) => {
  const read = (environment: string) => () =>
    readConfig({ ...PROD, ENVIRONMENT: environment, [secret]: 's'.repeat(31) });
  expect(read('prod')).toThrow(`${secret} must have at least 32 bytes.`);
  expect(read('client')).toThrow(`${secret} must have at least 32 bytes.`);
  expect(read('qa')).not.toThrow();
});

test.each(['8 0', '8.5', '0', '65536', 'eighty', '-1', '1e9'])(
  'the port is a whole number, not %s',
  (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(`PORT must be a whole number from 1 to 65535, not "${PORT}".`);
  },
);

test.each(['yes', 'true', '2'])('a switch is 1 or 0, not %s', (VALIDATE_ANSWERS) => {
  expect(() => readConfig({ VALIDATE_ANSWERS })).toThrow(
    `VALIDATE_ANSWERS must be 1 or 0, not "${VALIDATE_ANSWERS}".`,
  );
  expect(readConfig({ VALIDATE_ANSWERS: '1' }).validateAnswers).toBe(true);
  expect(readConfig({}).validateAnswers).toBe(false);
});
