import type { Coming, Filing } from '#rules';
import { withRecord } from './record';

/** A filing on the entity whose day is still to come. */
export const DELAYED: Coming = {
  code: 'delayed',
  on: '2099-12-01T18:00:00.000Z',
  transactionType: 'CHG_ENT_ADR',
  document: '20261000099',
  facts: ['principalOffice'],
};

/** A filing that revokes the delayed one. */
export const revokingDelayed = (filing: Filing): Filing => ({
  ...withRecord(filing, { coming: [DELAYED] }),
  revokes: DELAYED.document,
});
