import type { AccountTables } from './tables/accounts';
import type { AgentTables } from './tables/agents';
import type { CardPaymentTables } from './tables/card-payments';
import type { CertificateTables } from './tables/certificates';
import type { ClockTables } from './tables/clock';
import type { EntityTables } from './tables/entities';
import type { FilingTables } from './tables/filings';
import type { FollowerTables } from './tables/followers';
import type { LicenseTables } from './tables/licenses';
import type { NameTables } from './tables/names';
import type { NoticeTables } from './tables/notices';
import type { OpenKeyTables } from './tables/open-keys';
import type { PasscodeTables } from './tables/passcodes';
import type { PaymentMatterTables } from './tables/payment-matters';
import type { RateTables } from './tables/rates';
import type { ReviewTables } from './tables/review';
import type { SnapshotTables } from './tables/snapshots';
import type { UpkeepTables } from './tables/upkeep';
import type { WebhookTables } from './tables/webhooks';
import type { ZipTables } from './tables/zips';

/** Every table of the registry, by name. */
export interface Database
  extends
    EntityTables,
    NameTables,
    AgentTables,
    LicenseTables,
    ZipTables,
    CertificateTables,
    ClockTables,
    FilingTables,
    FollowerTables,
    RateTables,
    CardPaymentTables,
    NoticeTables,
    OpenKeyTables,
    PasscodeTables,
    AccountTables,
    ReviewTables,
    SnapshotTables,
    UpkeepTables,
    PaymentMatterTables,
    WebhookTables {}
