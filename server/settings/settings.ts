import { ENVIRONMENTS, SIGN_ON_DEFAULTS } from '#rules';
import {
  choice,
  databaseAddress,
  flag,
  link,
  optional,
  origins,
  proxies,
  text,
  url,
  wholeNumber,
} from './setting';
import type { Setting } from './setting';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Adapters of the payment port. */
export const PAYMENT_PROVIDERS = ['embedded', 'stripe'] as const;

/** Signs payment notifications in developer environments, where no real money is paid. */
export const DEVELOPMENT_SECRET = 'development-payment-secret';

/** Passcodes are derived from it in developer environments, whose people are invented. */
export const DEVELOPMENT_PASSCODE_SECRET = 'development-passcode-secret';

/** Every environment variable that the server reads. */
export const SETTINGS = {
  port: wholeNumber('PORT', 8080, 'Port of the server', { min: 1, max: 65535 }),
  host: text('HOST', '127.0.0.1', 'Address to listen on; 0.0.0.0 for all, so that other machines reach it'),
  publicUrl: url(
    'PUBLIC_URL',
    'Address that browsers use; default http://localhost:{PORT}; has to be set in prod',
  ),
  environment: choice('ENVIRONMENT', 'local', ENVIRONMENTS, 'client and prod hide what is for developers'),
  databaseUrl: databaseAddress(
    'DATABASE_URL',
    'postgres://... of a PostgreSQL server; without it the database is embedded',
  ),
  databaseConnections: wholeNumber('DATABASE_CONNECTIONS', 10, 'Connections to the PostgreSQL server', {
    min: 2,
    max: 200,
  }),
  dataDirectory: text('DATA_DIR', '.data', 'Where the embedded database keeps its files'),
  sampleEntities: wholeNumber(
    'SAMPLE_ENTITIES',
    5000,
    'Size of the sample registry; 0 leaves it out; has to be set in prod',
    { min: 0 },
  ),
  paymentProvider: choice(
    'PAYMENT_PROVIDER',
    'embedded',
    PAYMENT_PROVIDERS,
    'Who collects payments; prod starts with the embedded provider only when this names it',
  ),
  paymentSecret: text(
    'PAYMENT_SECRET',
    DEVELOPMENT_SECRET,
    'Signs notifications of the embedded payment provider; required in client and prod with that provider',
  ),
  stripeSecretKey: optional('STRIPE_SECRET_KEY', 'Secret or restricted key of the account at Stripe'),
  stripeWebhookSecret: optional(
    'STRIPE_WEBHOOK_SECRET',
    'Signing secret of the endpoint at Stripe that sends to {PUBLIC_URL}/payment/stripe',
  ),
  stripeApiUrl: url('STRIPE_API_URL', "Address of Stripe's API; default Stripe's own"),
  smtpUrl: url(
    'SMTP_URL',
    'smtps://user:password@host of a mail server, or smtp:// with STARTTLS; without it mail stays in the outbox',
    ['smtp:', 'smtps:'],
  ),
  smtpCaFile: optional(
    'SMTP_CA_FILE',
    'Certificates (PEM) that vouch for the mail server; default those that Node.js trusts',
  ),
  mailFrom: text('MAIL_FROM', 'business@registry.example', 'Sender of mail'),
  textAccount: optional(
    'TEXT_ACCOUNT',
    'Account at Twilio, or at a provider with the same interface, that sends text messages; without it they stay in the outbox',
  ),
  textToken: optional(
    'TEXT_TOKEN',
    'Token of that account; signs what it sends to {PUBLIC_URL}/texts/incoming and {PUBLIC_URL}/texts/delivery',
  ),
  textFrom: optional(
    'TEXT_FROM',
    'Number of that account, +13035550100 for instance, or its service of messages, MG...',
  ),
  textApiUrl: url('TEXT_API_URL', "Address of that provider; default Twilio's"),
  virusScannerUrl: url(
    'VIRUS_SCANNER_URL',
    'unix:///run/clamav/clamd.ctl or tcp://host:3310 of clamd; required in client and prod, elsewhere files are not scanned without it',
    ['unix:', 'tcp:'],
  ),
  s3Bucket: optional(
    'S3_BUCKET',
    'Bucket of an S3 store that new attachments and documents are put into; without it they lie in the database',
  ),
  s3Url: url('S3_URL', "Address of the S3 store; default Amazon's in the region"),
  s3Region: text('S3_REGION', 'us-east-1', 'Region of the S3 store'),
  s3AccessKeyId: optional('S3_ACCESS_KEY_ID', 'Access key of the S3 store'),
  s3SecretAccessKey: optional('S3_SECRET_ACCESS_KEY', 'Secret of that access key'),
  licenseUrl: url(
    'LICENSE_URL',
    "Motor-vehicle service that driver's licenses are looked up at; without it they are the sample ones",
  ),
  licenseToken: optional('LICENSE_TOKEN', 'Bearer token for the motor-vehicle service'),
  postalUrl: url(
    'POSTAL_URL',
    "Postal service's API that addresses are verified at, https://apis.usps.com for instance; without it the embedded table of ZIP codes",
  ),
  postalClientId: optional('POSTAL_CLIENT_ID', "Client (consumer key) at the postal service's API"),
  postalClientSecret: optional('POSTAL_CLIENT_SECRET', 'Secret of that client'),
  letterDirectory: optional(
    'LETTER_DIRECTORY',
    'Directory that letters are put into to be printed; required in client and prod, elsewhere the developer home shows them',
  ),
  passcodeSecret: text(
    'PASSCODE_SECRET',
    DEVELOPMENT_PASSCODE_SECRET,
    'Makes and finds passcodes, which end with it; required in client and prod',
  ),
  passcodeLetters: wholeNumber(
    'PASSCODE_LETTERS',
    20,
    'Letters with a passcode that one address may ask for in a day',
    { min: 1 },
  ),
  linksToConfirm: wholeNumber(
    'LINKS_TO_CONFIRM',
    30,
    'Messages with a link to confirm that one address may ask for in a day, to follow a record, and as many for a key',
    { min: 1 },
  ),
  passcodeTries: wholeNumber(
    'PASSCODE_TRIES',
    5,
    'Wrong passcodes from one address before it has to wait, longer after each; ten times as many from one network',
    { min: 1 },
  ),
  passcodeTriesAnHour: wholeNumber(
    'PASSCODE_TRIES_AN_HOUR',
    1000,
    'Wrong passcodes in an hour from everybody together, beyond those that are free',
    { min: 1 },
  ),
  licenseTries: wholeNumber(
    'LICENSE_TRIES',
    20,
    "Wrong last names for one driver's license before each further one has to wait, whoever tries",
    { min: 1 },
  ),
  metricsPort: wholeNumber(
    'METRICS_PORT',
    0,
    'Port of /metrics, which the port of the server does not have; 0 for none',
    { min: 0, max: 65535 },
  ),
  metricsHost: text('METRICS_HOST', '127.0.0.1', 'Address that /metrics listens on'),
  signOnAuthority: url(
    'SIGN_ON_AUTHORITY',
    'OpenID issuer; default the embedded one, in developer environments',
  ),
  signOnKeysUrl: url(
    'SIGN_ON_KEYS_URL',
    "Key set of the issuer (JWKS); default the one that the issuer's discovery document names",
  ),
  signOnAudience: text('SIGN_ON_AUDIENCE', 'business-api', 'Audience that tokens must be for'),
  signOnClientId: text('SIGN_ON_CLIENT_ID', 'filing-portal', 'Public OpenID client of the portal'),
  signOnScope: text(
    'SIGN_ON_SCOPE',
    SIGN_ON_DEFAULTS.scope,
    'Scopes that the portal asks the issuer for; without offline_access some give no refresh token',
  ),
  signOnParameters: optional(
    'SIGN_ON_PARAMETERS',
    'What the issuer is also sent when staff sign on, as a query: audience=business-api for instance',
  ),
  signOnRolesClaim: text(
    'SIGN_ON_ROLES_CLAIM',
    SIGN_ON_DEFAULTS.rolesClaim,
    'Claim that holds the roles: its name, or its path with dots',
  ),
  signOnAdminRole: text(
    'SIGN_ON_ADMIN_ROLE',
    SIGN_ON_DEFAULTS.adminRole,
    'What the issuer calls the role of the staff who review filings',
  ),
  signOnToken: choice(
    'SIGN_ON_TOKEN',
    SIGN_ON_DEFAULTS.token,
    ['access', 'id'],
    "Which of the issuer's tokens requests carry; id where its access tokens are no JWTs, or name no audience",
  ),
  signOnUserInfo: flag(
    'SIGN_ON_USER_INFO',
    SIGN_ON_DEFAULTS.asksUserInfo,
    "Ask the issuer's user info for the name that its ID token lacks",
  ),
  signOnOrigins: origins(
    'SIGN_ON_ORIGINS',
    'Where else the issuer answers, with commas: scheme and host of its endpoints that differ from SIGN_ON_AUTHORITY',
  ),
  signOnSignOffUrl: url(
    'SIGN_ON_SIGN_OFF_URL',
    'Where a sign-on is ended when the issuer names no end_session_endpoint; has to lead back to {PUBLIC_URL}/business/logout/done',
  ),
  officeSite: url(
    'OFFICE_SITE_URL',
    "The office's other site: summaries, surveys, accounts; default pages of the portal for developers, https://registry.example else",
  ),
  businessUrl: link('BUSINESS_URL', 'Business home; default the home of the environment'),
  fileAFormUrl: link('FILE_A_FORM_URL', 'Page to file a form from; default that of the environment'),
  downUrl: link('DOWN_URL', 'Page shown when the service is down; default that of the portal'),
  filingIssueUrl: link(
    'FILING_ISSUE_URL',
    'Page shown when a filing cannot continue; default that of the portal',
  ),
  timedOutUrl: link('TIMED_OUT_URL', 'Page that an idle session ends on; default that of the portal'),
  rateLimit: wholeNumber('RATE_LIMIT', 600, 'Requests a minute from one address', { min: 1 }),
  rateLimitKey: wholeNumber(
    'RATE_LIMIT_KEY',
    6000,
    'Requests a minute to the open record with one key, from wherever; never fewer than RATE_LIMIT',
    { min: 1 },
  ),
  rateLimitSensitive: wholeNumber(
    'RATE_LIMIT_SENSITIVE',
    60,
    'Requests a minute from one address to one operation that reveals or sends something',
    { min: 1 },
  ),
  draftDays: wholeNumber(
    'DRAFT_DAYS',
    30,
    'Days after which a filing in progress that nobody has touched is removed, unless money was moved for it',
    { min: 1, max: 3650 },
  ),
  outboxDays: wholeNumber('OUTBOX_DAYS', 30, 'Days after which finished work is removed from the outbox', {
    min: 1,
    max: 3650,
  }),
  uploadMegabytesADay: wholeNumber('UPLOAD_MB_A_DAY', 500, 'Megabytes of files from one address in a day', {
    min: 1,
  }),
  uploadGigabytes: wholeNumber('UPLOAD_GB', 50, 'Gigabytes of files of all unpaid filings together', {
    min: 1,
  }),
  draftMegabytesADay: wholeNumber('DRAFT_MB_A_DAY', 100, 'Megabytes of answers from one address in a day', {
    min: 1,
  }),
  draftGigabytes: wholeNumber('DRAFT_GB', 10, 'Gigabytes of answers of all unpaid filings together', {
    min: 1,
  }),
  trustProxy: proxies(
    'TRUST_PROXY',
    'Whose X-Forwarded-For is believed: the number of proxies in front of the server, or their addresses and networks, with commas',
  ),
  webhooksToLoopback: flag(
    'WEBHOOKS_TO_LOOPBACK',
    false,
    'Send webhooks to this machine itself as well, also by http; for tests, refused in client and prod',
  ),
  validateAnswers: flag('VALIDATE_ANSWERS', false, 'Check every answer against the contract; for tests'),
  logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS, 'Least severe log line that is written'),
} satisfies Record<string, Setting<unknown>>;

/** The values of all settings. */
export type Settings = { [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['read']> };
