import type { Standing } from '#rules';
import { standingOf } from '#rules';
import type { FilingRecord } from '../../database/tables/filings';

/** The standing of a filing when it was put on record: what its document says does not change afterwards. */
export const standingWhenFiled = ({
  filing: { adminFraudCheck },
  filed_at,
  effective_at,
}: Pick<FilingRecord, 'filing' | 'filed_at' | 'effective_at'>): Standing =>
  standingOf(
    // The day of effect was unknown before staff approved it (reading 32).
    { adminFraudCheck, effectiveDate: adminFraudCheck ? '' : effective_at.toISOString() },
    filed_at.toISOString(),
  );
