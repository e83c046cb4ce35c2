import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { initialFiling, type Filing } from '#rules';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const AFFIDAVIT = join(process.cwd(), 'docs', 'samples', 'affidavit.pdf');

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

/** What only filings that restore an entity have. */
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
  }),
];
