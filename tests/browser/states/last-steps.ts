import { expect } from '@playwright/test';
import { verifiedAgent } from '../support/agents';
import { completeDraft, draftFormedBy, emptyDraft } from '../support/drafts';
import type { Filer } from '../support/filer';
import { startPayment } from '../support/payments';
import { statesOf } from './page-state';

const asksForBoth = async (filer: Filer) => {
  await filer.opensStep('notifications', emptyDraft());
  await filer.radio('Yes', /email notifications/).check({ force: true });
  await filer.radio('Yes', /text notifications/).check({ force: true });
};

const withEmails = (filer: Filer) => ({
  ...completeDraft(filer.agent),
  notificationsValues: {
    ...completeDraft(filer.agent).notificationsValues,
    emailNotificationRadio: 'Y' as const,
    emails: [{ email: 'alex@example.com' }],
  },
});

const addsNotification = async (filer: Filer, kind: string) => {
  await filer.opensStep('notifications', withEmails(filer));
  await filer.button(`Add another ${kind}`).click();
  await expect(filer.page.getByRole('heading', { level: 2, name: `Add another ${kind}` })).toBeVisible();
};

/** Filer to payment: steps 8 to 10. */
export const LAST_STEPS = [
  ...statesOf('Filer', {
    fresh: async (filer) => void (await filer.opensStep('filer', emptyDraft())),
    'with errors': async (filer) => {
      await filer.opensStep('filer', emptyDraft());
      await filer.failsToGoOn('Save');
    },
    'people listed': async (filer) => void (await filer.opensStep('filer', completeDraft(filer.agent))),
    'notice not affirmed': async (filer) => {
      const draft = completeDraft(filer.agent);
      await filer.opensStep('filer', {
        ...draft,
        filersValues: { ...draft.filersValues, perjuryNoticeAffirmed: false },
      });
      await filer.failsToGoOn();
    },
    'chooser open': async (filer) => {
      const draft = draftFormedBy(filer.agent, ['Alex', 'Bo']);
      await filer.opensStep('filer', { ...draft, filersValues: { ...draft.filersValues, filers: [] } });
      await filer.page.getByText(/^Same as/).click();
      await expect(filer.dialog.getByRole('heading', { name: 'Filers Details' })).toBeVisible();
    },
    'nobody chosen in the chooser': async (filer) => {
      const draft = draftFormedBy(filer.agent, ['Alex', 'Bo']);
      await filer.opensStep('filer', { ...draft, filersValues: { ...draft.filersValues, filers: [] } });
      await filer.page.getByText(/^Same as/).click();
      await filer.dialog.getByRole('button', { name: 'Next' }).click();
      await expect(filer.dialog.locator('.usa-alert--error')).toBeVisible();
    },
  }),
  ...statesOf('Notifications', {
    fresh: async (filer) => void (await filer.opensStep('notifications', emptyDraft())),
    'both asked for': asksForBoth,
    'with errors': async (filer) => {
      await asksForBoth(filer);
      await filer.failsToGoOn();
    },
    'addresses listed': async (filer) => void (await filer.opensStep('notifications', withEmails(filer))),
    'an email address is added': (filer) => addsNotification(filer, 'email address'),
    'a text number is added, with errors': async (filer) => {
      await addsNotification(filer, 'text number');
      await filer.failsToGoOn('Save');
    },
  }),
  ...statesOf('Filing review', {
    complete: async (filer) => void (await filer.opensStep('filingreview', completeDraft(filer.agent))),
    'with problems': async (filer) => {
      await filer.opensStep('filingreview', emptyDraft());
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
    'taken-name dialog open': async (filer) => {
      const draft = completeDraft(filer.agent);
      const rival = completeDraft(await verifiedAgent(filer.registry), draft.entityNameValues.name);
      await startPayment(filer, rival);
      await filer.opensStep('filingreview', draft);
      await filer.next();
      await expect(filer.dialog.getByRole('heading', { name: 'System Message' })).toBeVisible();
    },
  }),
  ...statesOf('Payment', {
    'not paid yet': async (filer) => void (await filer.opensStep('payment', completeDraft(filer.agent))),
    'of an incomplete filing': async (filer) => {
      const draft = completeDraft(filer.agent);
      await filer.opensStep('payment', { ...draft, managementValues: { managedBy: '', hasOneMember: '' } });
      await expect(filer.page.getByText(/^You can’t pay yet/)).toBeVisible();
    },
  }),
];
