import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Config } from '../settings/config';
import type { Database } from '../database/tables';
import { describeError } from '../failures/describe-error';
import { demonstrationMail } from './demonstration-mail';
import { demonstrationTexts } from './demonstration-texts';
import { embeddedAddressProvider } from './address/embedded-address';
import { postalAddressProvider } from './address/postal-address';
import { clamdScanner } from './clamd-scanner';
import { embeddedLicenseProvider } from './embedded-licenses';
import { httpLicenseProvider } from './http-licenses';
import { httpTextProvider } from './http-texts';
import { letterDirectory } from './letter-directory';
import { noVirusScanner } from './no-virus-scanner';
import { outboxMailProvider } from './outbox-mail';
import { outboxTextProvider } from './outbox-texts';
import { embeddedPaymentProvider } from './payment/embedded-payment';
import type { Providers } from '../ports/ports';
import { databaseStorage } from './storage/database-storage';
import { s3Storage } from './storage/s3-storage';
import { stripePaymentProvider } from './stripe/stripe-payment';
import { smtpMailProvider } from './smtp-mail';
import { unsentLetters } from './unsent-letters';

const TWILIO = 'https://api.twilio.com';

type Adapter<Port> = (parts: { config: Config; db: Kysely<Database>; clock: Clock }) => Port;

const PAYMENT: Record<Config['paymentProvider'], Adapter<Providers['payment']>> = {
  embedded: embeddedPaymentProvider,
  stripe: ({ config: { stripeSecretKey = '', stripeWebhookSecret = '', stripeApiUrl } }) =>
    stripePaymentProvider({ stripeSecretKey, stripeWebhookSecret, stripeApiUrl }),
};

function mailProvider({ environment, smtpUrl, mailFrom, smtpCaFile }: Config): Providers['mail'] {
  if (smtpUrl === undefined) return outboxMailProvider;
  const mail = smtpMailProvider({ smtpUrl, mailFrom, smtpCaFile });
  return environment === 'prod' ? mail : demonstrationMail(mail);
}

function textProvider({
  environment,
  textAccount,
  textToken = '',
  textFrom = '',
  textApiUrl = TWILIO,
  publicUrl,
}: Config): Providers['texts'] {
  if (textAccount === undefined) return outboxTextProvider;
  const texts = httpTextProvider({ textApiUrl, textAccount, textToken, textFrom, publicUrl });
  return environment === 'prod' ? texts : demonstrationTexts(texts);
}

const licenseProvider = (
  { licenseUrl, licenseToken = '' }: Config,
  db: Kysely<Database>,
): Providers['licenses'] =>
  licenseUrl === undefined ? embeddedLicenseProvider(db) : httpLicenseProvider({ licenseUrl, licenseToken });

function addressProvider(
  { postalUrl, postalClientId = '', postalClientSecret = '' }: Config,
  db: Kysely<Database>,
  log: Logger,
): Providers['address'] {
  const embedded = embeddedAddressProvider(db);
  if (postalUrl === undefined) return embedded;
  // Only the kind of the error: an address belongs into no log.
  const onFailure = (error: unknown) =>
    log.warn({ error: describeError(error) }, 'the postal service gave no answer: the embedded table did');
  return postalAddressProvider({ postalUrl, postalClientId, postalClientSecret }, { embedded, onFailure });
}

function fileStorage(
  { s3Bucket, s3Url, s3Region, s3AccessKeyId = '', s3SecretAccessKey = '' }: Config,
  db: Kysely<Database>,
  log: Logger,
): Providers['files'] {
  if (s3Bucket === undefined) return databaseStorage;
  const registryName = async () =>
    (await db.selectFrom('file_store').select('prefix').executeTakeFirstOrThrow()).prefix;
  return s3Storage({ s3Bucket, s3Url, s3Region, s3AccessKeyId, s3SecretAccessKey }, { registryName, log });
}

/** An adapter for each port, as the settings say. */
export const createProviders = (
  config: Config,
  db: Kysely<Database>,
  clock: Clock,
  log: Logger,
): Providers => ({
  payment: PAYMENT[config.paymentProvider]({ db, clock, config }),
  address: addressProvider(config, db, log),
  mail: mailProvider(config),
  texts: textProvider(config),
  letters: config.letterDirectory === undefined ? unsentLetters : letterDirectory(config.letterDirectory),
  licenses: licenseProvider(config, db),
  virusScanner: config.virusScannerUrl === undefined ? noVirusScanner : clamdScanner(config.virusScannerUrl),
  files: fileStorage(config, db, log),
});
