import { expect } from '@playwright/test';
import { PATHS, type PendingFiling } from '#rules';
import { samplePdf } from '../../../mocks/sample-pdf';
import { samplePending } from '../../../step-definitions/samples/pending-filing';
import type { Filer } from '../support/filer';
import { opensAsStaff } from '../support/staff';
import { statesOf, type PageState } from './page-state';

const LONG_NAME = `The ${'Extraordinarily Long-Winded '.repeat(5)}Consolidated Holdings Limited Liability Company`;
const SINCE = '2026-11-20T16:05:00.000Z';
const UNANSWERED = /ERR_INTERNET_DISCONNECTED/;

const FREE = {
  ...samplePending({
    entityName: LONG_NAME,
    email: `${'a.filer.with.a.long.address'.repeat(3)}@example.com`,
  }),
  state: 'unlocked',
  version: 1,
};
const lockedBy = (lockUserId: string, rest: object = {}) => ({
  ...FREE,
  state: 'locked',
  version: 2,
  lockUserId,
  lockedSince: SINCE,
  lockHasExpired: false,
  ...rest,
});
const MINE = lockedBy('admin');
const PATH = `${FREE.mstrTransId}/${FREE.transactionId}`;

const FILES = [
  ['affidavit', 'affidavit of the person who files.pdf', true, 'Affidavit'],
  ['license', 'a-very-long-name-of-a-file-that-has-no-place-to-break-in-it-anywhere.pdf', true, 'Photo ID'],
  ['letter', 'letter.pdf', false, ''],
  ['sheet', 'shares.txt', false, ''],
].map(([id, fileName, isPrivate, clientLocation]) => ({
  id,
  fileName,
  isPrivate,
  clientLocation,
  mimeType: String(fileName).endsWith('.pdf') ? 'application/pdf' : 'text/plain',
  fileData: samplePdf('A file of the sample'),
}));

/** The registry's answer about the one filing, from now on; null answers nothing. */
interface Told {
  filing?: Partial<PendingFiling>;
  documents?: object | null;
}

async function tells(filer: Filer, { filing, documents }: Told): Promise<void> {
  const answer = async (operation: string, apiData: object | null) => {
    const address = `**/business-api/admin/${operation}?*`;
    await filer.page.unroute(address);
    await filer.page.route(address, (route) =>
      apiData === null ? route.abort('internetdisconnected') : route.fulfill({ json: { apiData } }),
    );
  };
  if (filing) {
    for (const operation of ['pendingFiling', 'transLock', 'releaseTransLock'])
      await answer(operation, { code: 200, pendingFiling: filing });
  }
  if (documents !== undefined) await answer('pendingFilingPdf', documents);
}

const DOCUMENTS = { code: 200, pdf: samplePdf('A queued filing'), attachments: FILES };

/** The review of a filing that stands so. */
const reviews =
  (filing: Partial<PendingFiling>, documents: object | null = DOCUMENTS) =>
  async (filer: Filer) => {
    await tells(filer, { filing, documents });
    await opensAsStaff(filer, `${PATHS.pendingReview}/${PATH}`, 'Pending review');
    await expect(filer.page.locator('main').getByText('Loading the documents…')).toHaveCount(0);
  };

/** The administrator has processed the filing. */
const holds = async (filer: Filer): Promise<void> => {
  await reviews(FREE)(filer);
  await tells(filer, { filing: MINE });
  await filer.button('Process').click();
  await expect(filer.button('Approve')).toBeVisible();
};

const loses =
  (filing: Partial<PendingFiling>): PageState['open'] =>
  async (filer) => {
    await holds(filer);
    await tells(filer, { filing });
    await expect(filer.button('Approve')).toHaveCount(0, { timeout: 10_000 });
  };

const rejects = async (filer: Filer): Promise<void> => {
  await holds(filer);
  await filer.button('Reject').click();
  await filer.seesPage('Reject filing');
};

const confirms = async (filer: Filer): Promise<void> => {
  await rejects(filer);
  await filer.page.getByRole('group').getByRole('checkbox').first().check({ force: true });
  await filer.field('Additional text').fill(`Call us first.\n${'Unbroken'.repeat(30)}`);
  await filer.button('Next').click();
  await filer.seesPage('Confirm rejection');
};

/** The administrator approves, and goes home before the registry has answered: it takes no decision. */
const leavesEarly = async (filer: Filer): Promise<void> => {
  await holds(filer);
  await filer.page.route('**/business-api/admin/approveFiling', async (route) => {
    await filer.page.getByRole('heading', { level: 1, name: 'Admin home' }).waitFor();
    await route.fulfill({ json: { apiData: { code: 500 } } });
  });
  await filer.button('Approve').click();
  await filer.button('Approve filing').click();
  await filer.link('‹ Admin home').click();
  await filer.seesPage('Admin home');
  await expect(filer.page.getByText('Error approving filing.').first()).toBeVisible();
};

/** The review of a pending filing, and its rejection. */
export const STAFF_REVIEW = [
  ...statesOf('Pending review', {
    'that nobody processes': reviews(FREE),
    'processed by the reader': holds,
    'processed by somebody else': reviews(lockedBy('reviewer')),
    'with a lock that has expired': reviews(lockedBy('reviewer', { lockHasExpired: true })),
    'without attachments': reviews(FREE, { ...DOCUMENTS, attachments: [] }),
    'before the approval': async (filer) => {
      await holds(filer);
      await filer.page.getByText('Leave out of the record').first().click();
      await filer.button('Approve').click();
      await expect(filer.page.getByRole('alertdialog')).toBeVisible();
    },
    'taken over by somebody else': loses(lockedBy('reviewer')),
    'decided by somebody else': loses({
      ...FREE,
      state: 'approved',
      version: 3,
      decidedBy: 'reviewer',
    } as object),
  }),
  ...statesOf('Pending review', { 'without its documents': reviews(FREE, null) }, UNANSWERED),
  ...statesOf('Reject filing', {
    fresh: rejects,
    'with errors': async (filer) => {
      await rejects(filer);
      await filer.failsToGoOn('Next');
    },
    'without its lock': async (filer) => {
      await rejects(filer);
      await tells(filer, { filing: lockedBy('reviewer') });
      await expect(filer.button('Next')).toHaveCount(0, { timeout: 10_000 });
    },
  }),
  ...statesOf('Admin home', { 'after a review that was left while it was approved': leavesEarly }),
  ...statesOf('Confirm rejection', { 'with a reason and a text': confirms }),
];
