import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/tables';
import { demonstrationMail } from './demonstration-mail';
import { embeddedAddressProvider } from './address/embedded-address';
import { embeddedLicenseProvider } from './embedded-licenses';
import { letterDirectory } from './letter-directory';
import { noVirusScanner } from './no-virus-scanner';
import { outboxMailProvider } from './outbox-mail';
import { embeddedPaymentProvider } from './payment/embedded-payment';
import type { Providers } from './ports';
import { smtpMailProvider } from './smtp-mail';
import { unsentLetters } from './unsent-letters';

type Adapter<Port> = (parts: { config: Config; db: Kysely<Database>; clock: Clock }) => Port;

const PAYMENT: Record<Config['paymentProvider'], Adapter<Providers['payment']>> = {
  embedded: embeddedPaymentProvider,
};

function mailProvider(config: Config): Providers['mail'] {
  if (config.smtpUrl === undefined) return outboxMailProvider;
  const mail = smtpMailProvider(config.smtpUrl, config.mailFrom);
  return config.environment === 'prod' ? mail : demonstrationMail(mail);
}

/** An adapter for each port, as the settings say. */
export const createProviders = (config: Config, db: Kysely<Database>, clock: Clock): Providers => ({
  payment: PAYMENT[config.paymentProvider]({ db, clock, config }),
  address: embeddedAddressProvider(db),
  mail: mailProvider(config),
  letters: config.letterDirectory === undefined ? unsentLetters : letterDirectory(config.letterDirectory),
  licenses: embeddedLicenseProvider(db),
  virusScanner: noVirusScanner,
});
