import { expect } from '@playwright/test';
import { filingPath } from '#rules';
import { administratorClient } from '../../../step-definitions/staff/pending-filings/administrator-client';
import { queueFiling } from '../../../step-definitions/staff/pending-filings/queue-filing';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const REASONS = [
  { id: 'AFF-SIGN', longReason: 'The affidavit is not signed.' },
  {
    id: '',
    longReason:
      'Call us before you send it again.\n\nOur number is 303-555-0100, in the office\u2019s hours.',
  },
];

/** Opens the receipt of a filing of which staff have decided this; an approval leaves out its second file. */
async function opensReceipt(filer: Filer, decision: 'none' | 'approve' | 'reject'): Promise<void> {
  const { origin } = filer;
  const queued = await queueFiling(origin, {
    attachments: ['minutes.txt', 'socios-2026-03-31-anexo-0123456789.txt'],
  });
  const { transSeqId, refId } = queued;
  if (decision !== 'none') {
    const administrator = await administratorClient(origin);
    const { data } = await administrator.call('transactionLock', { query: { transSeqId } });
    const filing = { transSeqId, version: data?.pendingFiling?.version ?? 0 };
    const deactivateIds = queued.filing.additionalInfoValues.attachments.slice(1).map(({ key }) => key);
    if (decision === 'approve')
      await administrator.call('approveFiling', { body: { filing: { ...filing, deactivateIds } } });
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
  ...statesOf('Filing review', {
    'of a filing that was given back': async (filer) => {
      await opensReceipt(filer, 'reject');
      await filer.button('Correct this filing').click();
      await expect(filer.page.getByText('The affidavit is not signed.')).toBeVisible();
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
