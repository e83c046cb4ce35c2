import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { LicenceProvider } from './licence-port';
import { ProviderUnavailable } from './provider-unavailable';

/** Letters and digits only: dashes and blanks are how people write the number, not part of it. */
const licenceKey = (licenceId: string): string => licenceId.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

/** Looks licences and ID cards up in the registry's own table of fictional ones. */
export const embeddedLicenceProvider = (db: Kysely<Database>): LicenceProvider => ({
  async lookUp(licenceId) {
    const row = await db
      .selectFrom('driver_licence')
      .selectAll()
      .where('licence_number', '=', licenceKey(licenceId))
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.is_service_down) throw new ProviderUnavailable('motor-vehicle');
    return {
      licenceId: row.licence_number,
      firstName: row.first_name,
      middleName: row.middle_name,
      lastName: row.last_name,
      suffix: row.suffix,
      birthDate: row.birth_date,
      address: row.address,
    };
  },
});
