import { expect } from '@playwright/test';
import { completeDraft, emptyDraft, freshName } from '../support/drafts';
import type { Filer } from '../support/filer';
import { opensWizardOn } from './agent-wizard';
import { statesOf } from './page-state';

const asksForName = async (filer: Filer, name: string) => {
  await filer.opensStep('entityname', emptyDraft());
  await filer.field('Entity name').fill(name);
  await filer.next();
};

const opensConsent = (filer: Filer) => filer.opensStep('registeredagent', completeDraft(filer.agent));

const editsAgentAddress = async (filer: Filer) => {
  await opensConsent(filer);
  await filer.button(/^Edit the agent/).click();
  await filer.seesPage('Registered agent address');
};

/** Another agent for an entity of the sample registry. */
const opensChangedAgent = async (filer: Filer) => {
  await opensWizardOn(filer, 'chgra', 'CHG_AGT_INFO', '20101000001');
  await filer.radio('Entity').check({ force: true });
  await filer.next();
  await filer.seesPage('Entity agent');
  await filer.field('Entity ID number or name').fill('20101000002');
  await filer.next();
  await filer.seesPage('Entity agent confirmation');
  await filer.next();
  await filer.seesPage('Registered agent');
};

/** Intro to management: steps 1 to 4. */
export const FIRST_STEPS = [
  ...statesOf('Intro', {
    fresh: (filer) => filer.goesTo('/business/filing/llc/intro'),
  }),
  ...statesOf('Entity name', {
    fresh: async (filer) => void (await filer.opensStep('entityname', emptyDraft())),
    'with errors': async (filer) => {
      await filer.opensStep('entityname', emptyDraft());
      await filer.failsToGoOn();
    },
    'told what is known of the name, and what was changed': async (filer) => {
      await filer.opensStep('entityname', emptyDraft());
      await filer.field('Entity name').fill('Quiet – Harbor Kites LLC');
      await filer.field('Entity name').blur();
      await expect(filer.page.locator('#name-note')).toBeVisible();
      await expect(filer.page.locator('.name-hint')).toHaveText(/^Nobody uses this name now/);
    },
    'name taken': async (filer) => {
      await asksForName(filer, 'Aspen Ledger LLC');
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
    'reserved-name dialog open': async (filer) => {
      await asksForName(filer, 'Silver Larch LLC');
      await expect(filer.dialog.getByRole('heading', { name: 'This name is reserved' })).toBeVisible();
    },
  }),
  ...statesOf('Principal office address', {
    fresh: async (filer) => void (await filer.opensStep('principalofficeaddress', emptyDraft())),
    'with errors': async (filer) => {
      await filer.opensStep('principalofficeaddress', emptyDraft());
      await filer.failsToGoOn();
    },
    'filled in': async (filer) =>
      void (await filer.opensStep('principalofficeaddress', completeDraft(filer.agent))),
    'verify dialog open': async (filer) => {
      await filer.opensStep('principalofficeaddress', emptyDraft());
      await filer.field('Mailing address is the same').check();
      await filer.fillsAddress('1600 broadway street');
      await filer.next();
      await expect(filer.dialog.getByRole('heading', { name: 'Verify address' })).toBeVisible();
    },
    'address chosen in the dialog': async (filer) => {
      await filer.opensStep('principalofficeaddress', emptyDraft());
      await filer.field('Mailing address is the same').check();
      await filer.fillsAddress('1600 broadway street');
      await filer.next();
      await filer.dialog.getByText('Address you entered').click();
      await expect(filer.button('Use this address')).toBeVisible();
    },
  }),
  ...statesOf('Registered agent', {
    'no agent yet': async (filer) =>
      void (await filer.opensStep('registeredagent', {
        ...emptyDraft(),
        entityNameValues: completeDraft(filer.agent, freshName()).entityNameValues,
      })),
    fresh: async (filer) => void (await opensConsent(filer)),
    'with errors': async (filer) => {
      const draft = completeDraft(filer.agent);
      await filer.opensStep('registeredagent', {
        ...draft,
        registeredAgentValues: { ...draft.registeredAgentValues, agentConsentRadio: '' },
      });
      await filer.failsToGoOn();
    },
    'next to the agent on record': opensChangedAgent,
    'address edited': editsAgentAddress,
    'address of the principal office': async (filer) => {
      await editsAgentAddress(filer);
      await filer.field('Same as the principal office').check({ force: true });
    },
    'address with errors': async (filer) => {
      await editsAgentAddress(filer);
      await filer.field('Address 1').fill('');
      await filer.failsToGoOn('Save changes');
    },
  }),
  ...statesOf('Management & members', {
    fresh: async (filer) => void (await filer.opensStep('management', emptyDraft())),
    'with errors': async (filer) => {
      await filer.opensStep('management', emptyDraft());
      await filer.failsToGoOn();
    },
  }),
];
