import { expect } from '@playwright/test';
import { filingPath } from '#rules';
import { administratorClient } from '../../../step-definitions/pending-filings/administrator-client';
import { queueFiling } from '../../../step-definitions/pending-filings/queue-filing';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const REASONS = [
  { id: 'AFF-SIGN', longReason: 'The affidavit is not signed.' },
  { id: '', longReason: 'Call us before you send it again.' },
];

/** Opens the receipt of a filing of which staff have decided this. */
async function opensReceipt(filer: Filer, decision: 'none' | 'approve' | 'reject'): Promise<void> {
  const { origin } = filer;
  const { transSeqId, refId } = await queueFiling(origin);
  if (decision !== 'none') {
    const administrator = await administratorClient(origin);
    const { data } = await administrator.call('transactionLock', { query: { transSeqId } });
    const filing = { transSeqId, version: data?.pendingFiling?.version ?? 0 };
    if (decision === 'approve') await administrator.call('approveFiling', { body: { filing } });
    else await administrator.call('rejectFiling', { body: { filing, rejectReasons: REASONS } });
  }
  await filer.goesTo(filingPath('chgra', 'receipt', { refId }));
  await expect(filer.button('Print receipt')).toBeVisible();
}

/** The receipt of a filing that staff review, and what comes after it. */
export const REVIEWED_FILINGS = [
  ...statesOf('Receipt', {
    'waits for review': (filer) => opensReceipt(filer, 'none'),
    accepted: (filer) => opensReceipt(filer, 'approve'),
    rejected: async (filer) => {
      await opensReceipt(filer, 'reject');
      await expect(filer.button('Correct this filing')).toBeVisible();
    },
  }),
  ...statesOf("What's next", {
    'of a filing that waits for review': async (filer) => {
      await opensReceipt(filer, 'none');
      await filer.next();
      await expect(filer.page).toHaveURL(/whatsnext/);
      await filer.seesPage();
    },
  }),
];
