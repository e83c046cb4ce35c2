import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { initialFiling, type Filing } from '#rules';
import type { Filer } from '../support/filer';
import { begunOn, withConfirmedOffice } from '../support/on-record';
import { statesOf } from './page-state';

const AFFIDAVIT = join(process.cwd(), 'docs', 'samples', 'affidavit.pdf');

/** No test pays for a filing on these: a company that can be cured, and one whose reinstatement staff review. */
const CURABLE = { filingType: 'cure', entityId: '20101000062', entityType: 'DLLC' } as const;
const REVIEWED = { filingType: 'reinstate', entityId: '20101000055', entityType: 'DPC' } as const;

/** A reinstatement that the office reviews. */
const reinstatement = (changes: Partial<Filing> = {}): Filing => ({
  ...initialFiling({
    filingType: 'reinstate',
    submissionKey: randomUUID(),
    entityId: '20101000051',
    entityType: 'DPC',
  }),
  ...changes,
});

/** A cure of an entity whose name somebody else has now. */
const cureOfTakenName = (): Filing =>
  initialFiling({
    filingType: 'cure',
    submissionKey: randomUUID(),
    entityId: '20101000052',
    entityType: 'DLLC',
  });

const isToldOfTakenName = async (filer: Filer) => {
  await filer.opensStep('staticentityname', cureOfTakenName());
  await filer.failsToGoOn();
  await expect(filer.field('New entity name')).toBeVisible();
};

const addsAffidavit = async (filer: Filer) => {
  await filer.opensStep('privateattachments', reinstatement());
  await filer.button('Add an affidavit').click();
  await filer.page.locator('input[type=file]').setInputFiles(AFFIDAVIT);
  await expect(filer.page.getByText('1 file added.')).toBeVisible();
};

/** A reinstatement under the fraud check with everything that staff ask for. */
async function opensReviewUnderCheck(filer: Filer): Promise<void> {
  const filing = {
    ...withConfirmedOffice(await begunOn(filer, REVIEWED), '1700 Broadway'),
    statute: '7-101-501',
    email: 'filer@example.com',
  };
  const refId = await filer.keeps(filing);
  const { data } = await filer.registry.POST('/business-api/file/attachment', {
    body: {
      refId,
      fileName: 'affidavit.pdf',
      mimeType: 'application/pdf',
      fileContents: readFileSync(AFFIDAVIT).toString('base64'),
      private: true,
    },
  });
  const attachment = data?.apiData.attachment;
  if (attachment === undefined) throw new Error('The registry did not keep the affidavit.');
  await filer.opensStep('filingreview', {
    ...filing,
    additionalInfoValues: {
      ...filing.additionalInfoValues,
      privateAttachments: [{ ...attachment, documentTyp: 'AFFIDAVIT' }],
    },
  });
  await expect(filer.page.getByText('View the form')).toBeVisible();
  await expect(filer.page.locator('.error-summary')).toHaveCount(0);
}

/** Parts that only filings that restore an entity have. */
export const RESTORATIONS = [
  ...statesOf('Names and statute', {
    fresh: async (filer) => void (await filer.opensStep('staticentityname', reinstatement())),
    'with errors': async (filer) => {
      await filer.opensStep('staticentityname', reinstatement());
      await filer.failsToGoOn();
    },
    'the name was taken': isToldOfTakenName,
  }),
  ...statesOf('Email', {
    fresh: async (filer) => void (await filer.opensStep('email', reinstatement())),
    'with errors': async (filer) => {
      await filer.opensStep('email', reinstatement({ email: 'nobody' }));
      await filer.failsToGoOn();
    },
  }),
  ...statesOf('Private attachments', {
    fresh: async (filer) => void (await filer.opensStep('privateattachments', reinstatement())),
    'with errors': async (filer) => {
      await filer.opensStep('privateattachments', reinstatement());
      await filer.failsToGoOn();
    },
    'upload dialog open': async (filer) => {
      await filer.opensStep('privateattachments', reinstatement());
      await filer.button('Add a photo ID').click();
      await expect(filer.dialog.getByRole('heading', { name: 'Add a photo ID' })).toBeVisible();
    },
    'with a file': addsAffidavit,
    'asked before a delete': async (filer) => {
      await addsAffidavit(filer);
      await filer.button('Delete affidavit.pdf').click();
      await expect(filer.button('Yes, delete affidavit.pdf')).toBeVisible();
    },
  }),
  ...statesOf('Review of a reinstatement', {
    'with everything missing': async (filer) => void (await filer.opensStep('filingreview', reinstatement())),
    'complete, under the fraud check': opensReviewUnderCheck,
  }),
  ...statesOf('Review of a cure', {
    complete: async (filer) => {
      const cure = withConfirmedOffice(await begunOn(filer, CURABLE), '1700 Broadway');
      await filer.opensStep('filingreview', cure);
      await expect(filer.page.locator('.error-summary')).toHaveCount(0);
    },
  }),
];
