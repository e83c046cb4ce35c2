import { readConfig } from './config';
import { SETTINGS } from './settings';

/** A value of each variable that is refused, and what is said of it. A secret is not repeated. */
const LINE = 'must be one line.';
const ADDRESS = 'must be an address that begins with';
const WRONG: Record<keyof typeof SETTINGS, [value: string, sentence: string]> = {
  port: ['0', 'must be a whole number from 1 to 65535, not "0".'],
  host: ['a\nb', LINE],
  publicUrl: ['filing.example', `${ADDRESS} http:// or https://.`],
  environment: ['moon', 'must be one of local, dev, qa, client, prod, not "moon".'],
  databaseUrl: ['mysql://u:sesame@host', `${ADDRESS} postgres:// or postgresql://.`],
  databaseConnections: ['1', 'must be a whole number from 2 to 200, not "1".'],
  dataDirectory: ['a\nb', LINE],
  sampleEntities: ['-1', 'must be a whole number from 0'],
  paymentProvider: ['goodwill', 'must be one of embedded, stripe, not "goodwill".'],
  paymentSecret: ['sesame\n', LINE],
  stripeSecretKey: ['sesame\n', LINE],
  stripeWebhookSecret: ['sesame\n', LINE],
  stripeApiUrl: ['api.stripe.example', `${ADDRESS} http:// or https://.`],
  smtpUrl: ['https://u:sesame@mail.example', `${ADDRESS} smtp:// or smtps://.`],
  smtpCaFile: ['a\nb', LINE],
  mailFrom: ['a\nBcc: everybody', LINE],
  textAccount: ['a\nb', LINE],
  textToken: ['sesame\n', LINE],
  textFrom: ['a\nb', LINE],
  textApiUrl: ['ftp://u:sesame@texts.example', `${ADDRESS} http:// or https://.`],
  virusScannerUrl: ['http://scanner.example', `${ADDRESS} unix:// or tcp://.`],
  s3Bucket: ['a\nb', LINE],
  s3Url: ['ftp://u:sesame@store.example', `${ADDRESS} http:// or https://.`],
  s3Region: ['a\nb', LINE],
  s3AccessKeyId: ['a\nb', LINE],
  s3SecretAccessKey: ['sesame\n', LINE],
  licenseUrl: ['ftp://u:sesame@licenses.example', `${ADDRESS} http:// or https://.`],
  licenseToken: ['sesame\n', LINE],
  postalUrl: ['ftp://u:sesame@postal.example', `${ADDRESS} http:// or https://.`],
  postalClientId: ['sesame\n', LINE],
  postalClientSecret: ['sesame\n', LINE],
  letterDirectory: ['a\nb', LINE],
  passcodeSecret: ['sesame\n', LINE],
  passcodeLetters: ['0', 'must be a whole number from 1'],
  linksToConfirm: ['0', 'must be a whole number from 1'],
  passcodeTries: ['many', 'must be a whole number from 1'],
  passcodeTriesAnHour: ['1.5', 'must be a whole number from 1'],
  licenseTries: ['0', 'must be a whole number from 1'],
  metricsPort: ['65536', 'must be a whole number from 0 to 65535, not "65536".'],
  metricsHost: ['a\nb', LINE],
  signOnAuthority: ['sign-on.example', `${ADDRESS} http:// or https://.`],
  signOnKeysUrl: ['/keys', `${ADDRESS} http:// or https://.`],
  signOnAudience: ['a\nb', LINE],
  signOnClientId: ['a\nb', LINE],
  signOnScope: ['a\nb', LINE],
  signOnParameters: ['a\nb', LINE],
  signOnRolesClaim: ['a\nb', LINE],
  signOnAdminRole: ['a\nb', LINE],
  signOnToken: ['refresh', 'must be one of access, id, not "refresh".'],
  signOnUserInfo: ['yes', 'must be 1 or 0, not "yes".'],
  signOnOrigins: ['https://login.example/path', 'must be schemes and hosts with commas'],
  signOnSignOffUrl: ['ftp://login.example', 'must be an address that begins with http:// or https://.'],
  officeSite: ['registry.example', `${ADDRESS} http:// or https://`],
  businessUrl: ['javascript:alert(1)', `${ADDRESS} http:// or https://, or a path`],
  fileAFormUrl: ['//elsewhere.example', `${ADDRESS} http:// or https://, or a path`],
  downUrl: ['down', `${ADDRESS} http:// or https://, or a path`],
  filingIssueUrl: ['data:text/html,x', `${ADDRESS} http:// or https://, or a path`],
  timedOutUrl: ['/\\elsewhere.example', `${ADDRESS} http:// or https://, or a path`],
  rateLimit: ['0', 'must be a whole number from 1'],
  rateLimitKey: ['0', 'must be a whole number from 1'],
  rateLimitSensitive: ['x', 'must be a whole number from 1'],
  draftDays: ['3651', 'must be a whole number from 1 to 3650, not "3651".'],
  outboxDays: ['0', 'must be a whole number from 1 to 3650, not "0".'],
  uploadMegabytesADay: ['0', 'must be a whole number from 1'],
  uploadGigabytes: ['0', 'must be a whole number from 1'],
  draftMegabytesADay: ['0', 'must be a whole number from 1'],
  draftGigabytes: ['0', 'must be a whole number from 1'],
  trustProxy: ['yes', 'must be the number of proxies'],
  webhooksToLoopback: ['yes', 'must be 1 or 0, not "yes".'],
  validateAnswers: ['yes', 'must be 1 or 0, not "yes".'],
  logLevel: ['loud', 'must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
};

function startErrorOf(variables: NodeJS.ProcessEnv): string {
  try {
    readConfig(variables);
  } catch (error) {
    return String(error);
  }
  return 'It starts.';
}

test.each(Object.entries(SETTINGS).map(([name, { variable }]) => [variable, name as keyof typeof SETTINGS]))(
  'a wrong %s stops the start with its name, what is wrong, and what to do',
  (variable, name) => {
    const [value, sentence] = WRONG[name];
    const lines = startErrorOf({ [variable]: value })
      .split('\n- ')
      .slice(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${variable} ${sentence}`);
    expect(lines[0]).toMatch(/\. Correct it, or leave it out( for .+)?\.$/);
    expect(lines[0]).not.toContain('sesame');
  },
);

/** The settings with which the public is served. */
const PROD = {
  ENVIRONMENT: 'prod',
  PASSCODE_SECRET: 'y'.repeat(32),
  LETTER_DIRECTORY: '/var/letters',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SAMPLE_ENTITIES: '0',
  PUBLIC_URL: 'https://filing.example',
  VIRUS_SCANNER_URL: 'unix:///run/clamav/clamd.ctl',
  LICENSE_TOKEN: 'token',
  POSTAL_CLIENT_ID: 'client',
  POSTAL_CLIENT_SECRET: 'secret',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe.each([
  'PUBLIC_URL',
  'STRIPE_API_URL',
  'TEXT_API_URL',
  'LICENSE_URL',
  'POSTAL_URL',
  'S3_URL',
  'SIGN_ON_AUTHORITY',
  'SIGN_ON_KEYS_URL',
  'SIGN_ON_SIGN_OFF_URL',
])('%s', (variable) => {
  test.each(['client', 'prod'])('must not be http in %s, except on the machine itself', (ENVIRONMENT) => {
    const error = startErrorOf({ ...PROD, ENVIRONMENT, [variable]: 'http://service.example/a' });
    expect(error).toContain(`${variable} must begin with https:// in ${ENVIRONMENT}`);
    expect(error).toContain('Set it to the https address');
    for (const address of ['https://service.example', 'http://localhost:81', 'http://[::1]:81'])
      expect(startErrorOf({ ...PROD, ENVIRONMENT, [variable]: address })).toBe('It starts.');
  });

  test('may be http for a developer', () => {
    const asked = { ...PROD, [variable]: 'http://service.example' };
    expect(startErrorOf({ ...asked, ENVIRONMENT: 'qa' })).toBe('It starts.');
  });
});

test('an environment that is none is the one fault: what others need is not asked', () => {
  expect(startErrorOf({ ENVIRONMENT: 'moon' }).split('\n- ')).toHaveLength(2);
});

test.each([
  ['/business/away', '/business/away'],
  ['https://office.example/away', 'https://office.example/away'],
])('the portal leads to %s', (DOWN_URL, downUrl) => {
  expect(readConfig({ DOWN_URL }).downUrl).toBe(downUrl);
});

test.each(['POSTAL_CLIENT_ID', 'POSTAL_CLIENT_SECRET'])('the postal service needs %s', (variable) => {
  const error = startErrorOf({ ...PROD, POSTAL_URL: 'https://postal.example', [variable]: '' });
  expect(error).toContain(`${variable} must be set with POSTAL_URL. Set it to what the developer portal`);
});

test.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('a store of files needs %s', (variable) => {
  expect(startErrorOf({ ...PROD, S3_BUCKET: 'files' })).toBe('It starts.');
  const error = startErrorOf({ ...PROD, S3_BUCKET: 'files', [variable]: '' });
  expect(error).toContain(`${variable} must be set with S3_BUCKET. Set it to an access key that may read`);
});

test.each([
  ['SIGN_ON_SCOPE', 'profile email', 'must name openid'],
  [
    'SIGN_ON_PARAMETERS',
    'audience=a&state=b&scope=c',
    'must not name scope, state: the portal sends its own.',
  ],
  ['SIGN_ON_ORIGINS', "https://login.example; script-src 'unsafe-inline'", 'must be schemes and hosts'],
  ['SIGN_ON_ORIGINS', 'https://a.example, http://b.example', 'must begin with https:// in prod'],
])('%s of %j stops the start', (variable, value, sentence) => {
  expect(startErrorOf({ ...PROD, [variable]: value })).toContain(`${variable} ${sentence}`);
});

test('ID tokens are for the client of the portal, so the audience has to be that', () => {
  const asked = { ...PROD, SIGN_ON_TOKEN: 'id', SIGN_ON_CLIENT_ID: 'portal' };
  expect(startErrorOf(asked)).toContain('SIGN_ON_AUDIENCE must be the same as SIGN_ON_CLIENT_ID');
  expect(startErrorOf({ ...asked, SIGN_ON_AUDIENCE: 'portal' })).toBe('It starts.');
});

test('an issuer may answer at several origins', () => {
  expect(readConfig({ SIGN_ON_ORIGINS: 'https://a.example, https://b.example:8443' }).signOnOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ]);
});
