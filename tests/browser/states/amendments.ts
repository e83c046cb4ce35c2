import { expect } from '@playwright/test';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const COMPANY = '20101000047';
const DELINQUENT = '20101000044';
const WITHOUT_TERM = '20101000041';
const PROFIT_CORPORATION = '20101000045';

const opensIntro = (filer: Filer, entityId: string) =>
  filer.goesTo(`/business/filing/amend/intro?entityId=${entityId}&transTyp=AMD_LLC&entityType=DLLC`);

/** The entity name of an amendment, as its filer comes to it from the intro. */
const opensName = async (filer: Filer, entityId = COMPANY) => {
  await opensIntro(filer, entityId);
  await filer.next();
  await filer.seesPage('Entity name');
};

const wantsName = async (filer: Filer, name: string, entityId = COMPANY) => {
  await opensName(filer, entityId);
  await filer.radio('Yes').check({ force: true });
  await filer.field('Entity name').fill(name);
};

/** The additional information of an amendment that keeps the name. */
const keepsName = async (filer: Filer) => {
  await opensName(filer);
  await filer.radio('No').check({ force: true });
  await filer.next();
  await filer.seesPage('Additional information');
};

/** The states of pages that amendments share with other filings but fill differently. */
export const AMENDMENTS = [
  ...statesOf('Amendment intro', {
    fresh: (filer) => opensIntro(filer, COMPANY),
    'of an entity that is not amended online': (filer) => opensIntro(filer, PROFIT_CORPORATION),
  }),
  ...statesOf('Name of an entity on record', {
    fresh: (filer) => opensName(filer),
    'without an answer': async (filer) => {
      await opensName(filer);
      await filer.failsToGoOn();
    },
    'another name wanted': (filer) => wantsName(filer, 'Magpie Studios LLC'),
    'another name missing': async (filer) => {
      await wantsName(filer, '');
      await filer.failsToGoOn();
    },
    'another name that is the one on record': async (filer) => {
      await wantsName(filer, 'Raven Mesa Studios LLC');
      await filer.next();
      await expect(filer.page.locator('.error-summary')).toContainText('This is the name on record.');
    },
    'name taken': async (filer) => {
      await wantsName(filer, 'Aspen Ledger LLC');
      await filer.next();
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
    'reserved-name dialog open': async (filer) => {
      await wantsName(filer, 'Silver Larch LLC');
      await filer.next();
      await expect(filer.dialog.getByRole('heading', { name: 'This name is reserved' })).toBeVisible();
    },
    'of a delinquent company': (filer) => wantsName(filer, 'Smith & Lee, LLC', DELINQUENT),
    'without a required term': (filer) => opensName(filer, WITHOUT_TERM),
    'without a required term, with errors': async (filer) => {
      await opensName(filer, WITHOUT_TERM);
      await filer.failsToGoOn();
    },
  }),
  ...statesOf('Additional information of an amendment', {
    fresh: (filer) => keepsName(filer),
    'with errors': async (filer) => {
      await keepsName(filer);
      await filer.failsToGoOn();
    },
  }),
  ...statesOf('Review of an amendment', {
    'with a new name': async (filer) => {
      await wantsName(filer, `Magpie ${Date.now().toString().slice(-6)} LLC`);
      await filer.next();
      await filer.seesPage('Additional information');
      await filer.goesTo('/business/filing/amend/filingreview');
      await expect(filer.page.getByText('Current name')).toBeVisible();
    },
    'that changes nothing': async (filer) => {
      await opensName(filer);
      await filer.radio('No').check({ force: true });
      await filer.next();
      await filer.seesPage('Additional information');
      await filer.goesTo('/business/filing/amend/filingreview');
      await expect(filer.page.getByText('The name does not change.')).toBeVisible();
    },
  }),
];
