import type { JSONColumnType } from 'kysely';
import type { Day } from './entities';
import type { PlainAddress } from './plain-address';

/** A fictional driver's licence or ID card of the embedded look-up. */
export interface DriverLicenceTable {
  /** Nine characters, no dashes. */
  licence_number: string;
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  birth_date: Day;
  address: JSONColumnType<PlainAddress>;
  /** True when looking it up must fail as if the service were down. */
  is_service_down: boolean;
}

export interface LicenceTables {
  driver_licence: DriverLicenceTable;
}
