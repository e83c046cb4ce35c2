import type { Environment } from '#rules';
import { isDeveloperEnvironment } from '#rules';
import type { Settings } from './settings';
import type { SettingName, SettingRule } from './setting-rule';
import { DEVELOPMENT_PASSCODE_SECRET, DEVELOPMENT_SECRET, SETTINGS } from './settings';
import { isUnencrypted } from './is-unencrypted';
import { SIGN_ON_RULES } from './sign-on-rules';

/** Whether a rule applies in an environment. */
const SCOPES = {
  everywhere: () => true,
  public: (environment) => environment !== undefined && !isDeveloperEnvironment(environment),
  prod: (environment) => environment === 'prod',
} as const satisfies Record<SettingRule['scope'], (environment: Environment | undefined) => boolean>;

const mustBeSet = ({ environment }: Settings): string => `must be set in ${environment}.`;

const neededWith = (
  choice: string,
  isChosen: (settings: Settings) => boolean,
  names: readonly SettingName[],
  remedy: string,
): SettingRule[] =>
  names.map((name) => ({
    name,
    scope: 'everywhere',
    isWrong: (settings) => isChosen(settings) && settings[name] === undefined,
    wrong: () => `must be set with ${choice}.`,
    remedy,
  }));

/** A shorter secret could be guessed from its signatures. */
const SECRET_BYTES = 32;

/** A secret of one's own that is long enough. */
const secret = (
  name: 'paymentSecret' | 'passcodeSecret',
  development: string,
  isUsed: (settings: Settings) => boolean,
): SettingRule[] => {
  const remedy = `Set it to what "openssl rand -base64 32" prints, the same on every server.`;
  const isOwn = (text: string | undefined) => text !== undefined && text !== development;
  return [
    {
      name,
      scope: 'public',
      isWrong: (settings) => isUsed(settings) && settings[name] === development,
      wrong: mustBeSet,
      remedy,
    },
    {
      name,
      scope: 'public',
      isWrong: (settings) =>
        isUsed(settings) && isOwn(settings[name]) && Buffer.byteLength(settings[name]) < SECRET_BYTES,
      wrong: () => `must have at least ${SECRET_BYTES} bytes.`,
      remedy,
    },
  ];
};

/** Services to which secrets or decisions are sent: names, keys, tokens, people. */
const ENCRYPTED = [
  'publicUrl',
  'stripeApiUrl',
  'textApiUrl',
  'licenseUrl',
  'postalUrl',
  's3Url',
  'signOnAuthority',
  'signOnKeysUrl',
  'signOnSignOffUrl',
] as const satisfies readonly SettingName[];

const encrypted = (name: (typeof ENCRYPTED)[number]): SettingRule => ({
  name,
  scope: 'public',
  isWrong: (settings) => isUnencrypted(settings[name]),
  wrong: ({ environment }) => `must begin with https:// in ${environment}: what is sent there could be read.`,
  remedy: 'Set it to the https address; http:// is only for this machine itself (localhost).',
});

const SETTING_RULES: readonly SettingRule[] = [
  ...neededWith(
    'PAYMENT_PROVIDER=stripe',
    ({ paymentProvider }) => paymentProvider === 'stripe',
    ['stripeSecretKey', 'stripeWebhookSecret'],
    'Set it to what the dashboard of Stripe shows, or choose another PAYMENT_PROVIDER.',
  ),
  ...neededWith(
    'TEXT_ACCOUNT',
    ({ textAccount }) => textAccount !== undefined,
    ['textToken', 'textFrom'],
    'Set it to what the console of the provider shows, or leave TEXT_ACCOUNT out.',
  ),
  ...neededWith(
    'LICENSE_URL',
    ({ licenseUrl }) => licenseUrl !== undefined,
    ['licenseToken'],
    'Set it to the token that the motor-vehicle service gave you, or leave LICENSE_URL out.',
  ),
  ...neededWith(
    'POSTAL_URL',
    ({ postalUrl }) => postalUrl !== undefined,
    ['postalClientId', 'postalClientSecret'],
    'Set it to what the developer portal of the postal service shows, or leave POSTAL_URL out.',
  ),
  ...neededWith(
    'S3_BUCKET',
    ({ s3Bucket }) => s3Bucket !== undefined,
    ['s3AccessKeyId', 's3SecretAccessKey'],
    'Set it to an access key that may read, write, list and delete in the bucket, or leave S3_BUCKET out.',
  ),
  ...secret('paymentSecret', DEVELOPMENT_SECRET, ({ paymentProvider }) => paymentProvider === 'embedded'),
  ...secret('passcodeSecret', DEVELOPMENT_PASSCODE_SECRET, () => true),
  {
    name: 'letterDirectory',
    scope: 'public',
    isWrong: (_, isSet) => !isSet('letterDirectory'),
    wrong: mustBeSet,
    remedy: 'Set it to the directory from which letters are printed.',
  },
  {
    name: 'virusScannerUrl',
    scope: 'public',
    isWrong: (_, isSet) => !isSet('virusScannerUrl'),
    wrong: ({ environment }) =>
      `must be set in ${environment}: staff would open files of strangers that nobody has scanned.`,
    remedy: 'Set it to the socket of clamd, unix:///run/clamav/clamd.ctl for instance.',
  },
  ...ENCRYPTED.map(encrypted),
  ...SIGN_ON_RULES,
  {
    name: 'webhooksToLoopback',
    scope: 'public',
    isWrong: ({ webhooksToLoopback }) => webhooksToLoopback,
    wrong: ({ environment }) =>
      `must not be set in ${environment}: strangers would reach services of this machine through it.`,
    remedy: 'Leave it out.',
  },
  {
    name: 'publicUrl',
    scope: 'prod',
    isWrong: (_, isSet) => !isSet('publicUrl'),
    wrong: () =>
      'must be set in prod: without it, mail and the payment page lead people to their own machine.',
    remedy: 'Set it to the address that browsers use, https://filing.example.gov for instance.',
  },
  {
    name: 'paymentProvider',
    scope: 'prod',
    isWrong: (_, isSet) => !isSet('paymentProvider'),
    wrong: () =>
      'must be set in prod. The embedded payment provider moves no money: filings would be put on record without being paid.',
    remedy: 'Set PAYMENT_PROVIDER=stripe, or PAYMENT_PROVIDER=embedded if that is what you want.',
  },
  {
    name: 'sampleEntities',
    scope: 'prod',
    isWrong: (_, isSet) => !isSet('sampleEntities'),
    wrong: () =>
      "must be set in prod. Made-up entities, and driver's licenses whose numbers are published, would be loaded into the registry.",
    remedy: 'Set SAMPLE_ENTITIES=0, or to their number if that is what you want.',
  },
];

/** The faults between settings: each sentence names the variable, what is wrong with it, and what to do. */
export function settingFaults(settings: Settings, variables: NodeJS.ProcessEnv): string[] {
  const isSet = (name: SettingName) => Boolean(variables[SETTINGS[name].variable]);
  return SETTING_RULES.filter(
    ({ scope, isWrong }) => SCOPES[scope](settings.environment) && isWrong(settings, isSet),
  ).map(({ name, wrong, remedy }) => `${SETTINGS[name].variable} ${wrong(settings)} ${remedy}`);
}
