import type { AddressProvider } from './address-port';
import type { LetterProvider } from './letter-port';
import type { LicenseProvider } from './license-port';
import type { MailProvider } from './mail-port';
import type { PaymentProvider } from './payment-port';
import type { FileStorage } from './storage-port';
import type { TextProvider } from './text-port';
import type { VirusScanner } from './virus-port';

/** The outside world as the registry sees it. Each port has an embedded adapter that works offline. */
export interface Providers {
  payment: PaymentProvider;
  address: AddressProvider;
  mail: MailProvider;
  texts: TextProvider;
  letters: LetterProvider;
  licenses: LicenseProvider;
  virusScanner: VirusScanner;
  files: FileStorage;
}
