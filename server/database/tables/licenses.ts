import type { JSONColumnType } from 'kysely';
import type { Day } from './entities';
import type { PlainAddress } from './plain-address';

/** A fictional driver's license or ID card of the embedded look-up. */
export interface DriverLicenseTable {
  /** Nine characters, no dashes. */
  license_number: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  birth_date: Day;
  address: JSONColumnType<PlainAddress>;
  /** True when looking it up must fail as if the service were down. */
  is_service_down: boolean;
}

export interface LicenseTables {
  driver_license: DriverLicenseTable;
}
