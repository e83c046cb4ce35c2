import { ENVIRONMENTS, isDeveloperEnvironment } from '#rules';
import { choice, flag, optional, text, whole } from './setting';
import type { Setting } from './setting';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Signs payment notifications where nobody pays with real money. */
const DEVELOPMENT_SECRET = 'development-payment-secret';

/** Every environment variable that the server reads. */
export const SETTINGS = {
  port: whole('PORT', 8080, 'Port of the server', { min: 1, max: 65535 }),
  host: text('HOST', '0.0.0.0', 'Address to listen on'),
  publicUrl: optional('PUBLIC_URL', 'Address that browsers use; default http://localhost:{PORT}'),
  environment: choice('ENVIRONMENT', 'local', ENVIRONMENTS, 'client and prod hide what is for developers'),
  databaseUrl: optional(
    'DATABASE_URL',
    'postgres://... of a PostgreSQL server; without it the database is embedded',
  ),
  databaseConnections: whole('DATABASE_CONNECTIONS', 10, 'Connections to the PostgreSQL server', {
    min: 2,
    max: 200,
  }),
  dataDirectory: text('DATA_DIR', '.data', 'Where the embedded database keeps its files'),
  sampleEntities: whole('SAMPLE_ENTITIES', 5000, 'Size of the sample registry; 0 leaves it out', { min: 0 }),
  paymentSecret: text(
    'PAYMENT_SECRET',
    DEVELOPMENT_SECRET,
    'Signs payment notifications; required in client and prod',
  ),
  smtpUrl: optional('SMTP_URL', 'smtp://... of a mail server; without it mail stays in the outbox'),
  mailFrom: text('MAIL_FROM', 'business@registry.example', 'Sender of mail'),
  signOnAuthority: optional(
    'SIGN_ON_AUTHORITY',
    'OpenID issuer; default the embedded one, in developer environments',
  ),
  signOnClientId: text('SIGN_ON_CLIENT_ID', 'filing-portal', 'Public OpenID client of the portal'),
  officeSite: text(
    'OFFICE_SITE_URL',
    'https://registry.example',
    "The office's other site: summaries, surveys, sign-ups",
  ),
  businessUrl: optional('BUSINESS_URL', 'Business home; default the home of the environment'),
  fileAFormUrl: optional('FILE_A_FORM_URL', 'Page to file a form from; default that of the environment'),
  downUrl: optional('DOWN_URL', 'Page shown when the service is down; default that of the portal'),
  filingIssueUrl: optional(
    'FILING_ISSUE_URL',
    'Page shown when a filing cannot go on; default that of the portal',
  ),
  rateLimit: whole('RATE_LIMIT', 600, 'Requests a minute from one address', { min: 1 }),
  rateLimitSensitive: whole(
    'RATE_LIMIT_SENSITIVE',
    60,
    'Requests a minute from one address to one operation that reveals or sends something',
    { min: 1 },
  ),
  trustProxy: flag(
    'TRUST_PROXY',
    false,
    'Take the caller from X-Forwarded-For; only behind a balancer that sets it',
  ),
  validateAnswers: flag('VALIDATE_ANSWERS', false, 'Check every answer against the contract; for tests'),
  logLevel: choice('LOG_LEVEL', 'info', LOG_LEVELS, 'Least severe log line that is written'),
} satisfies Record<string, Setting<unknown>>;

type Settings = { [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['read']> };

/** What the server is told when it starts. */
export type Config = Omit<Settings, 'publicUrl'> & {
  publicUrl: string;
  /** True in local, dev and qa. */
  isDeveloper: boolean;
};

/** Reads the settings; throws one error that lists everything that is wrong with them. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]) => {
      try {
        return [name, setting.read(variables[setting.variable])];
      } catch (error) {
        faults.push(error instanceof Error ? error.message : String(error));
        return [name, undefined];
      }
    }),
  ) as Settings;
  const isDeveloper = isDeveloperEnvironment(settings.environment);
  if (!isDeveloper && settings.paymentSecret === DEVELOPMENT_SECRET) {
    faults.push(`PAYMENT_SECRET must be set in ${settings.environment}.`);
  }
  if (faults.length > 0) throw new Error(`The settings are wrong:\n- ${faults.join('\n- ')}`);
  const publicUrl = (settings.publicUrl ?? `http://localhost:${settings.port}`).replace(/\/+$/, '');
  return { ...settings, publicUrl, isDeveloper };
}
