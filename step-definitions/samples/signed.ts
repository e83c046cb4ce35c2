import type { Filing } from '#rules';
import { validFiler } from './filing';

/** A filing with what every one ends with: it takes effect at filing, a filer signs it, and nobody is notified. */
export const signedFiling = (filing: Filing): Filing => ({
  ...filing,
  effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
  filersValues: { perjuryNoticeAffirmed: true, filers: [validFiler('filer-1')] },
  notificationsValues: {
    ...filing.notificationsValues,
    emailNotificationRadio: 'N',
    textNotificationRadio: 'N',
  },
});
