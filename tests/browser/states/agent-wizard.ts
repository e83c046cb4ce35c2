import { expect } from '@playwright/test';
import { agentPath } from '#rules';
import { emptyDraft } from '../support/drafts';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const opensWizard = async (filer: Filer) => {
  await filer.remembers(await filer.keeps(emptyDraft()));
  await filer.goesTo(agentPath('agentformation', { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
};

/** From the introduction of a filing on an entity of the sample registry. */
export const opensWizardOn = async (filer: Filer, filing: string, transaction: string, entityId: string) => {
  await filer.goesTo(
    `/business/filing/${filing}/intro?entityId=${entityId}&transTyp=${transaction}&entityType=DLLC`,
  );
  await filer.next();
  await filer.seesPage('Registered agent type');
};

const chooses = async (filer: Filer, choice: string, title: string) => {
  await filer.radio(choice).check({ force: true });
  await filer.next();
  await filer.seesPage(title);
};

const opensEntityBox = async (filer: Filer) => {
  await opensWizard(filer);
  await chooses(filer, 'Entity', 'Entity agent');
};

const opensLicense = async (filer: Filer) => {
  await opensWizard(filer);
  await chooses(filer, 'Individual', 'Individual agent verification');
  await chooses(filer, "Driver's license or ID card", "Driver's license or ID card");
};

const opensPasscode = async (filer: Filer) => {
  await opensWizard(filer);
  await chooses(filer, 'Individual', 'Individual agent verification');
  await chooses(filer, 'Passcode', 'Passcode confirmation');
};

const opensRequest = async (filer: Filer) => {
  await opensWizard(filer);
  await chooses(filer, 'Individual', 'Individual agent verification');
  await filer.link(/Request a passcode/).click();
  await filer.seesPage('Individual agent name and address');
};

const reviewsRequest = async (filer: Filer, line = '1700 Broadway') => {
  await opensRequest(filer);
  await filer.field('First name').fill('Avery');
  await filer.field('Last name').fill('Tester');
  await filer.field('Address 1').fill(line);
  await filer.field('City').fill('Denver');
  await filer.field('ZIP / Postal code').fill('80290');
  await filer.page.getByLabel(/same as the street address/).check({ force: true });
  await filer.next();
};

const sendsRequest = async (filer: Filer, status: number, title = 'Passcode request success') => {
  await filer.page.route('**/agent/createPasscodeAndIndividual', (route) =>
    route.fulfill({ status: 200, json: { apiData: { code: status } } }),
  );
  await reviewsRequest(filer);
  await filer.seesPage('Passcode request review');
  await filer.button('Submit').click();
  await filer.seesPage(title);
};

const entersPasscode = async (filer: Filer, passcode: string) => {
  await opensPasscode(filer);
  await filer.page.getByRole('textbox', { name: 'Passcode' }).fill(passcode);
  await filer.next();
};

const entersEntity = async (filer: Filer, idOrName: string) => {
  await opensEntityBox(filer);
  await filer.field('Entity ID number or name').fill(idOrName);
  await filer.next();
};

/** The registered-agent wizard. */
export const AGENT_WIZARD = [
  ...statesOf('Registered agent type', {
    fresh: opensWizard,
    'an agent on record': (filer) => opensWizardOn(filer, 'chgra', 'CHG_AGT_INFO', '20101000001'),
    'an agent who can be kept': (filer) => opensWizardOn(filer, 'cure', 'CURE_DLNQ', '20101000073'),
    'with errors': async (filer) => {
      await opensWizard(filer);
      await filer.failsToGoOn();
    },
    'cancel dialog open': async (filer) => {
      await opensWizard(filer);
      await filer.button('Delete this filing').click();
      await expect(filer.dialog).toBeVisible();
    },
  }),
  ...statesOf('Entity agent', {
    fresh: opensEntityBox,
    'with errors': async (filer) => {
      await opensEntityBox(filer);
      await filer.failsToGoOn();
    },
    'not in good standing': async (filer) => {
      await entersEntity(filer, '20101000003');
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
  }),
  ...statesOf('Entity search results', {
    fresh: async (filer) => {
      await entersEntity(filer, 'Ridge');
      await filer.seesPage('Entity search results');
    },
    sorted: async (filer) => {
      await entersEntity(filer, 'Ridge');
      await filer.seesPage('Entity search results');
      await filer.button('Status').click();
    },
  }),
  ...statesOf('Entity agent confirmation', {
    fresh: async (filer) => {
      await entersEntity(filer, '20101000002');
      await filer.seesPage('Entity agent confirmation');
    },
  }),
  ...statesOf('Individual agent verification', {
    fresh: async (filer) => {
      await opensWizard(filer);
      await chooses(filer, 'Individual', 'Individual agent verification');
    },
    'with errors': async (filer) => {
      await opensWizard(filer);
      await chooses(filer, 'Individual', 'Individual agent verification');
      await filer.failsToGoOn();
    },
  }),
  ...statesOf("Driver's license or ID card", {
    fresh: opensLicense,
    'with errors': async (filer) => {
      await opensLicense(filer);
      await filer.failsToGoOn();
    },
    'too young': async (filer) => {
      await opensLicense(filer);
      await filer.field(/number/).fill('927654321');
      await filer.field('Last name').fill('Younger');
      await filer.next();
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
  }),
  ...statesOf('Individual agent name and address', {
    fresh: opensRequest,
    'with errors': async (filer) => {
      await opensRequest(filer);
      await filer.failsToGoOn();
    },
    'a PO Box': async (filer) => {
      await reviewsRequest(filer, 'PO Box 12');
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
  }),
  ...statesOf('Passcode request review', {
    fresh: async (filer) => {
      await reviewsRequest(filer);
      await filer.seesPage('Passcode request review');
    },
  }),
  ...statesOf('Passcode request success', {
    fresh: (filer) => sendsRequest(filer, 200),
    failed: (filer) => sendsRequest(filer, 500, 'The passcode was not requested'),
  }),
  ...statesOf('Passcode confirmation', {
    fresh: opensPasscode,
    'with errors': async (filer) => {
      await opensPasscode(filer);
      await filer.failsToGoOn();
    },
    'an expired passcode': async (filer) => {
      await entersPasscode(filer, 'M2FJY6GP');
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
  }),
  ...statesOf('Individual agent summary', {
    fresh: async (filer) => {
      await entersPasscode(filer, 'K7QWD9XM');
      await filer.seesPage('Individual agent summary');
    },
  }),
];
