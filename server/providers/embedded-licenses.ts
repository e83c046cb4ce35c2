import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { LicenseProvider } from '../ports/license-port';
import { ProviderUnavailable } from '../ports/provider-unavailable';

/** Letters and digits only: dashes and blanks are not part of the number. */
const licenseKey = (licenseId: string): string => licenseId.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Looks licenses and ID cards up in the registry's own table of fictional ones. */
export const embeddedLicenseProvider = (db: Kysely<Database>): LicenseProvider => ({
  async lookUp(licenseId) {
    const row = await db
      .selectFrom('driver_license')
      .selectAll()
      .where('license_number', '=', licenseKey(licenseId))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.is_service_down) throw new ProviderUnavailable('motor-vehicle');
    return {
      licenseId: row.license_number,
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      suffix: row.suffix,
      birthDate: row.birth_date,
      address: row.address,
    };
  },
});
