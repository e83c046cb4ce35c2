import type { AgentTables } from './tables/agents';
import type { CardPaymentTables } from './tables/card-payments';
import type { ClockTables } from './tables/clock';
import type { EntityTables } from './tables/entities';
import type { FilingTables } from './tables/filings';
import type { LicenceTables } from './tables/licences';
import type { NameTables } from './tables/names';
import type { RateTables } from './tables/rates';
import type { ZipTables } from './tables/zips';

/** Every table of the registry, by name. */
export interface Database
  extends
    EntityTables,
    NameTables,
    AgentTables,
    LicenceTables,
    ZipTables,
    ClockTables,
    FilingTables,
    RateTables,
    CardPaymentTables {}
