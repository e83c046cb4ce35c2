import type { RecordedState } from '#rules';
import { settledEffect } from '#rules';
import type { FilingRecord } from '../../database/tables/filings';

/** The state into which a filing came when it was put on record: what its document says does not change afterwards. */
export const stateWhenFiled = ({
  filing: { adminFraudCheck: isUnderFraudCheck },
  filed_at,
  effective_at,
}: Pick<FilingRecord, 'filing' | 'filed_at' | 'effective_at'>): RecordedState => {
  const receivedAt = filed_at.toISOString();
  const filed = { askedFor: effective_at.toISOString(), receivedAt, isUnderFraudCheck };
  return settledEffect('record', filed, receivedAt).state;
};
