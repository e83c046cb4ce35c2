import { randomUUID } from 'node:crypto';
import { agentPath, initialFiling, type AgentStep } from '#rules';
import { completeDraft, emptyDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const QUERY = { transTyp: 'ARTORG_LLC', entityType: 'DLLC' };

const opensScreen = async (filer: Filer, step: AgentStep): Promise<void> => {
  await filer.remembers(await filer.keeps(emptyDraft()));
  await filer.page.goto(agentPath(step, QUERY));
};

/** Presses Next once more while the browser is at the next page already and this one is still drawn. */
const pressesNextTwice = async (filer: Filer): Promise<void> => {
  await filer.page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      push(...entry);
      history.pushState = push;
      const next = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Next');
      queueMicrotask(() => next?.click());
    };
  });
  await filer.next();
};

const provesRobin = async (filer: Filer): Promise<void> => {
  await filer.field(/card number/).fill('92-123-4567');
  await filer.field('Last name').fill('Sample');
  await filer.next();
  await filer.seesPage('Individual agent summary');
};

const namesRobin = async (filer: Filer): Promise<void> => {
  await provesRobin(filer);
  await filer.next();
};

test.describe('A screen of the agent wizard that is opened by its address', { tag: '@agent' }, () => {
  const LEADS_TO: readonly [AgentStep, string][] = [
    ['agentconfirm', 'Entity agent'],
    ['agententitysearch', 'Entity agent'],
    ['agentnavredirect', 'Registered agent type'],
    ['agentintroindiv', 'Individual agent verification'],
    ['agentindivinfoid', "Driver's license or ID card"],
    ['agentindivinfo', 'Individual agent name and address'],
    ['individualconfirm', 'Individual agent name and address'],
    ['individualmail', 'Individual agent name and address'],
    ['individualconfirmpasscode', 'Passcode confirmation'],
    ['individualsummary', 'Registered agent type'],
  ];
  for (const [step, title] of LEADS_TO) {
    test(`${step} shows '${title}'`, async ({ filer }) => {
      await opensScreen(filer, step);
      await filer.seesPage(title);
    });
  }

  test('names an individual as one', async ({ filer }) => {
    await opensScreen(filer, 'agentindivinfoid');
    await namesRobin(filer);
    await filer.seesPage('Registered agent');
    await expect(filer.page.getByText('Robin Sample').first()).toBeVisible();
  });

  test('names an entity as one', async ({ filer, page }) => {
    await opensScreen(filer, 'agentintroentity');
    await filer.field('Entity ID number or name').fill('20101000001');
    await filer.next();
    await filer.seesPage('Entity agent confirmation');
    await filer.next();
    await filer.seesPage('Registered agent');
    await expect(page.getByText('Aspen Ledger LLC').first()).toBeVisible();
  });
});

test.describe('A second press of Next', { tag: '@agent' }, () => {
  test('that comes as the entity is confirmed leads nowhere else', async ({ filer, page }) => {
    await opensScreen(filer, 'agentintroentity');
    await filer.field('Entity ID number or name').fill('20101000001');
    await pressesNextTwice(filer);
    await filer.seesPage('Entity agent confirmation');
    await expect(page.getByText('Aspen Ledger LLC').first()).toBeVisible();
    await pressesNextTwice(filer);
    await filer.seesPage('Registered agent');
    await page.goBack();
    await filer.seesPage('Entity agent');
  });

  test('of a step adds nothing to the history', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    await pressesNextTwice(filer);
    await filer.seesPage('Persons forming');
    await page.goBack();
    await filer.seesPage('Management & members');
  });
});

test.describe('Another agent, named on the page of the agent', { tag: '@agent' }, () => {
  const FILINGS = [
    { filingType: 'report', entityId: '20101000072', place: 'Step 2 of 6' },
    { filingType: 'cure', entityId: '20101000073', place: 'Step 3 of 9' },
    { filingType: 'reinstate', entityId: '20101000006', place: 'Step 3 of 9' },
  ] as const;
  for (const { filingType, entityId, place } of FILINGS) {
    test(`of a ${filingType} filing is asked for the consent there, also after a reload`, async ({
      filer,
      page,
    }) => {
      const begun = initialFiling({ filingType, entityId, submissionKey: randomUUID() });
      const { registeredAgentValues } = completeDraft(filer.agent);
      await filer.opensStep('registeredagent', { ...begun, registeredAgentValues });
      await expect(page.getByText('Robin Sample').first()).toBeVisible();
      await filer.button('Name a different agent').click();
      await filer.seesPage('Registered agent type');
      await expect(page.getByRole('main').getByText(place, { exact: true })).toBeVisible();
      await page.reload();
      await filer.radio(/^Entity/).check({ force: true });
      await filer.next();
      await filer.field('Entity ID number or name').fill('20101000001');
      await filer.next();
      await filer.seesPage('Entity agent confirmation');
      await page.reload();
      await filer.seesPage('Entity agent confirmation');
      await filer.next();
      await filer.seesPage('Registered agent');
      await expect(page.getByText('Aspen Ledger LLC').first()).toBeVisible();
    });
  }
});

test.describe('The principal office as the address of an agent', { tag: '@agent' }, () => {
  test('is taken by its boxes, goes to the letter, and stays in the fields when its mark is taken away', async ({
    filer,
    page,
  }) => {
    const draft = completeDraft(filer.agent);
    const { address1 } = draft.principalOfficeValues.streetAddress;
    await filer.remembers(await filer.keeps(draft));
    await page.goto(agentPath('agentindivinfo', QUERY));
    const street = page.getByRole('group', { name: 'Street address' });
    const mailing = page.getByRole('group', { name: 'Mailing address' });
    const boxOf = (part: typeof street) =>
      part.getByRole('checkbox', { name: 'Same as the principal office' });
    await expect(boxOf(street)).not.toBeChecked();
    await boxOf(street).focus();
    await page.keyboard.press('Space');
    await expect(street).toContainText(address1);
    await expect(street.getByLabel('Address 1')).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(street.getByLabel('Address 1')).toHaveValue(address1);
    await page.keyboard.press('Space');
    await boxOf(mailing).focus();
    await page.keyboard.press('Space');
    await filer.field('First name').fill('Perrin');
    await filer.field('Last name').fill('Calloway');
    await filer.next();
    await expect(page.getByRole('heading', { name: 'You entered' })).toBeVisible();
    await expect(page.locator('main').getByText(address1)).toHaveCount(2);
  });
});

test.describe('Who the agent is', { tag: '@agent' }, () => {
  test('is asked again after a reload, because the browser does not keep the number', async ({
    filer,
    page,
    context,
  }) => {
    await opensScreen(filer, 'agentindivinfoid');
    await page.route('**/business-api/agent/save', () => undefined);
    await namesRobin(filer);
    await expect(page).toHaveTitle(/^Saving the registered agent - Step 3 of 11 - /);
    await expect(page.getByText('Saving the registered agent…')).toBeVisible();
    const kept = await page.evaluate(() => ({ ...sessionStorage }));
    expect(JSON.stringify(kept)).toContain('agentWizard');
    expect(JSON.stringify(kept)).not.toMatch(/921234567|Sample/);
    // The page after a reload: the same address with what the browser has stored.
    const reloaded = await context.newPage();
    await reloaded.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, String(value));
    }, kept);
    await reloaded.goto(page.url());
    await expect(reloaded.getByRole('heading', { level: 1 })).toHaveText("Driver's license or ID card");
    await expect(reloaded.getByLabel(/card number/)).toHaveValue('');
  });

  test("is not saved again by the browser's Back", async ({ filer, page }) => {
    await opensScreen(filer, 'agentindivinfoid');
    await namesRobin(filer);
    await filer.seesPage('Registered agent');
    await page.goBack();
    await filer.seesPage('Registered agent type');
    await page.goForward();
    await filer.seesPage('Registered agent');
    await expect(page.getByText('Robin Sample').first()).toBeVisible();
  });
});

test('the page of a mailed passcode advises to save for later, and saving warns of nothing there', async ({
  filer,
  page,
}) => {
  await page.route('**/agent/createPasscodeAndIndividual', (route) =>
    route.fulfill({ status: 200, json: { apiData: { code: 200 } } }),
  );
  await filer.opensStep('management', completeDraft(filer.agent));
  await page.goto(agentPath('agentformation', { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
  await filer.radio('Individual').check({ force: true });
  await filer.next();
  await filer.link(/Request a passcode/).click();
  await filer.field('First name').fill('Avery');
  await filer.field('Last name').fill('Tester');
  await filer.field('Address 1').fill('1700 Broadway');
  await filer.field('City').fill('Denver');
  await filer.field('ZIP / Postal code').fill('80290');
  await page.getByLabel(/same as the street address/).check({ force: true });
  await filer.next();
  await filer.button('Submit').click();
  await filer.seesPage('Passcode request success');
  await expect(page.getByText(/The filing can wait for the letter/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and finish later' }).click();
  await expect(filer.dialog).toBeVisible();
  await expect(filer.dialog).not.toContainText('is not saved');
});
