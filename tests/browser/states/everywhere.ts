import { stripEmbeddedAnswers } from '../../../step-definitions/scenario/context/strip-embedded-answers';
import { expect } from '@playwright/test';
import { completeDraft, draftFormedBy, emptyDraft } from '../support/drafts';
import type { Filer } from '../support/filer';
import { waitsForWarning } from '../support/idle-time';
import { statesOf } from './page-state';

/** Opens the dialog in which a filing is saved for later. */
async function savesForLater(filer: Filer): Promise<void> {
  await filer.button('Save and finish later').click();
  await expect(filer.dialog.getByRole('button', { name: 'Save and get a code' })).toBeVisible();
}

/** Events on any page. */
export const EVERYWHERE = [
  ...statesOf('Any page', {
    'side menu open': async (filer) => {
      await filer.goesTo('/business/filing/llc/intro');
      await filer.button('Menu').click();
      await expect(filer.dialog).toBeVisible();
    },
    'cancel dialog open': async (filer) => {
      await filer.opensStep('entityname', emptyDraft());
      await filer.button('Delete this filing').click();
      await expect(filer.dialog).toBeVisible();
    },
    'leave dialog open': async (filer) => {
      await filer.opensStep('management', draftFormedBy(filer.agent, ['Alex']));
      await filer.next();
      await filer.seesPage('Persons forming');
      await filer.button('Add another person').click();
      await filer.radio('Trust').check({ force: true });
      await filer.link('Accessibility statement').click();
      await expect(filer.dialog.getByRole('heading', { name: 'Leave this page' })).toBeVisible();
    },
    'of another filing than the one in progress': async (filer) => {
      await filer.opensStep('management', completeDraft(filer.agent));
      await filer.goesTo('/business/filing/dpc/intro');
      await filer.seesPage('Another filing is in progress');
    },
    'of the same form as the one in progress': async (filer) => {
      await filer.opensStep('management', completeDraft(filer.agent));
      await filer.goesTo('/business/filing/llc/intro?transTyp=ARTORG_LLC&entityType=DLLC');
      await filer.seesPage('You have this form in progress');
    },
    'saving for later': async (filer) => {
      await filer.opensStep('management', completeDraft(filer.agent));
      await savesForLater(filer);
    },
    'with its return code': async (filer) => {
      await filer.opensStep('management', completeDraft(filer.agent));
      await savesForLater(filer);
      await filer.dialog.getByRole('button', { name: 'Save and get a code' }).click();
      await expect(filer.dialog.locator('.return-code')).toBeVisible();
    },
    'about to time out': async (filer) => {
      await filer.page.clock.install();
      await filer.opensStep('management', completeDraft(filer.agent));
      await waitsForWarning(filer);
    },
  }),
  ...statesOf(
    'Any page',
    {
      'a service does not answer': async (filer) => {
        await stripEmbeddedAnswers(filer.page);
        await filer.page.route('**/business-api/heartBeat', (route) =>
          route.fulfill({ status: 503, body: '' }),
        );
        await filer.goesTo('/business/filing/llc/intro');
        await filer.seesPage('This service is down');
      },
      'connection lost on Next': async (filer) => {
        await filer.opensStep('management', completeDraft(filer.agent));
        await filer.page.route('**/business-api/file', (route) => route.abort('internetdisconnected'));
        await filer.radio(/managers/i).check({ force: true });
        await filer.next();
        await expect(filer.page.locator('.usa-alert--error')).toBeVisible();
      },
    },
    /status of 503|ERR_INTERNET_DISCONNECTED/,
  ),
];
