import type { PlainAddress } from './address-port';

/** A driver's license or ID card on record. */
export interface LicenseRecord {
  licenseId: string;
  firstName: string;
  middleName: string;
  lastName: string;
  suffix: string;
  /** ISO 8601 date. */
  birthDate: string;
  address: PlainAddress;
}

/** Motor-vehicle records. */
export interface LicenseProvider {
  /**
   * The license or ID card under that number, or null. The caller compares the last name and computes the age.
   * @throws ProviderUnavailable when the service does not answer.
   */
  lookUp(licenseId: string): Promise<LicenseRecord | null>;
}
