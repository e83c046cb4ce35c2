import { expect } from '@playwright/test';
import { dayFromToday, draftFormedBy, emptyDraft } from '../support/drafts';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const TEXT_FILE = { name: 'amendments.txt', mimeType: 'text/plain', buffer: Buffer.from('Article 1\n') };

const opensUpload = async (filer: Filer) => {
  await filer.opensStep('attachments', {
    ...emptyDraft(),
    additionalInfoValues: { ...emptyDraft().additionalInfoValues, additionalInfoAttachmentRadio: 'Y' },
  });
  await filer.button('Add a file').click();
  await expect(filer.dialog.getByRole('heading', { name: 'Add a file' })).toBeVisible();
};

const uploads = async (filer: Filer) => {
  await opensUpload(filer);
  await filer.page.locator('input[type=file]').setInputFiles(TEXT_FILE);
  await expect(filer.page.getByText('1 file added.')).toBeVisible();
};

const choosesLaterDate = async (filer: Filer, day: string) => {
  await filer.opensStep('effectivedate', emptyDraft());
  await filer.radio('On a later date').check({ force: true });
  await filer.field(/^Date/).fill(day);
};

/** Persons forming to effective date: steps 5 to 7. */
export const MIDDLE_STEPS = [
  ...statesOf('Persons forming', {
    fresh: async (filer) => void (await filer.opensStep('formation', emptyDraft())),
    'with errors': async (filer) => {
      await filer.opensStep('formation', emptyDraft());
      await filer.failsToGoOn('Save');
    },
    'an individual, with errors': async (filer) => {
      await filer.opensStep('formation', emptyDraft());
      await filer.radio('Individual').check({ force: true });
      await filer.failsToGoOn('Save');
    },
    'cancel dialog open': async (filer) => {
      await filer.opensStep('formation', emptyDraft());
      await filer.button('Delete this filing').click();
      await expect(filer.dialog).toBeVisible();
    },
    'people listed': async (filer) =>
      void (await filer.opensStep('formation', draftFormedBy(filer.agent, ['Alex', 'Bo']))),
    'asked before a delete': async (filer) => {
      await filer.opensStep('formation', draftFormedBy(filer.agent, ['Alex', 'Bo']));
      await filer.button('Delete Alex Sample').click();
      await expect(filer.button('Yes, delete Alex Sample')).toBeVisible();
    },
    'one deleted': async (filer) => {
      await filer.opensStep('formation', draftFormedBy(filer.agent, ['Alex', 'Bo']));
      await filer.button('Delete Alex Sample').click();
      await filer.button('Yes, delete Alex Sample').click();
      await expect(filer.page.getByText('Alex Sample deleted.')).toBeVisible();
    },
  }),
  ...statesOf('Additional information', {
    fresh: async (filer) => void (await filer.opensStep('additionalinfo', emptyDraft())),
    'with errors': async (filer) => {
      await filer.opensStep('additionalinfo', emptyDraft());
      await filer.field('Additional provisions').fill('Café');
      await filer.failsToGoOn();
    },
  }),
  ...statesOf('Attachments', {
    fresh: async (filer) =>
      void (await filer.opensStep('attachments', {
        ...emptyDraft(),
        additionalInfoValues: { ...emptyDraft().additionalInfoValues, additionalInfoAttachmentRadio: 'Y' },
      })),
    'upload dialog open': opensUpload,
    'file refused in the dialog': async (filer) => {
      await opensUpload(filer);
      await filer.page
        .locator('input[type=file]')
        .setInputFiles({ ...TEXT_FILE, name: 'setup.exe', mimeType: 'application/x-msdownload' });
      await expect(filer.dialog.locator('.usa-alert--error')).toBeVisible();
    },
    'with a file': uploads,
    'asked before a delete': async (filer) => {
      await uploads(filer);
      await filer.button('Delete amendments.txt').click();
      await expect(filer.button('Yes, delete amendments.txt')).toBeVisible();
    },
    'cancel dialog open': async (filer) => {
      await uploads(filer);
      await filer.button('Cancel attachments').click();
      await expect(filer.dialog).toBeVisible();
    },
  }),
  ...statesOf('Delayed effective date', {
    fresh: async (filer) => void (await filer.opensStep('effectivedate', emptyDraft())),
    'with errors': async (filer) => {
      await choosesLaterDate(filer, '13/45/2020');
      await filer.failsToGoOn();
    },
    'a later date': (filer) => choosesLaterDate(filer, dayFromToday(10)),
    'calendar open': async (filer) => {
      await choosesLaterDate(filer, dayFromToday(10));
      await filer.button(/from a calendar/).click();
      await expect(filer.dialog.getByRole('grid')).toBeVisible();
    },
    'date error dialog open': async (filer) => {
      await choosesLaterDate(filer, dayFromToday(120));
      await filer.next();
      await expect(filer.dialog.getByRole('heading', { name: 'Date error' })).toBeVisible();
    },
  }),
];
