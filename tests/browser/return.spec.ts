import type { Browser, Page } from '@playwright/test';
import { agentPath, filingPath } from '#rules';
import { completeDraft, draftFormedBy, emptyDraft, freshName } from './support/drafts';
import type { Filer } from './support/filer';
import { fileCompany } from './support/payments';
import { expect, test } from './support/test';

const CODE = /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** Saves the filing that is open for later; returns the code that is shown. */
async function savesForLater({ dialog, page }: Filer, email = ''): Promise<string> {
  await page.getByRole('button', { name: 'Save and finish later' }).click();
  await dialog.getByLabel('Email address').fill(email);
  await dialog.getByRole('button', { name: 'Save and get a code' }).click();
  const shown = dialog.locator('.return-code');
  await expect(shown).toHaveText(CODE);
  await expect(shown).toBeFocused();
  return shown.innerText();
}

/** Another device, without data of the first one. */
async function otherDevice(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(address).origin });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

async function entersCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Return code').fill(code);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The link of the mail that was sent last to an address. */
async function linkTo(filer: Filer, email: string): Promise<string> {
  const { data } = await filer.registry.GET('/dev-api/outbox');
  const messages = JSON.stringify(data).split(email).slice(1).join(email);
  return /\/business\/continue#[A-Za-z0-9_-]+/.exec(messages)?.[0] ?? '';
}

test.describe('A filing that is saved for later', { tag: '@continuity' }, () => {
  test('goes on on another device with its return code, and stays there after a reload', async ({
    filer,
    browser,
  }) => {
    const draft = completeDraft(filer.agent);
    const refId = await filer.opensStep('management', {
      ...draft,
      managementValues: { managedBy: '', hasOneMember: '' },
    });
    const code = await savesForLater(filer);
    const other = await otherDevice(browser, filer.origin + '/business');
    await other.getByRole('link', { name: 'Continue your filing' }).click();
    await entersCode(other, code.toLowerCase());
    await expect(heading(other)).toHaveText('Management & members');
    // The secret of the filing is in no address.
    expect(other.url()).not.toContain(refId);
    await other.reload();
    await expect(heading(other)).toHaveText('Management & members');
    await expect(other.getByRole('banner').getByText(draft.entityNameValues.name)).toBeVisible();
    await other.context().close();
  });

  test('goes on by a mailed link, which works once and says so afterwards', async ({ filer, browser }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    const email = `${freshName().split(' ')[1] ?? ''}@example.com`;
    const code = await savesForLater(filer, email);
    await expect.poll(() => linkTo(filer, email)).not.toBe('');
    const link = filer.origin + (await linkTo(filer, email));
    const other = await otherDevice(browser, link);
    await expect(heading(other)).toHaveText('Continue your filing');
    await entersCode(other, '2222-3333-4444');
    await expect(other.locator('.usa-alert--error')).toContainText('This code leads to no filing.');
    await expect(other.locator('.usa-alert--error')).toBeInViewport();
    await entersCode(other, code);
    await expect(heading(other)).toHaveText('Filing review');
    const again = await otherDevice(browser, link);
    await expect(
      again.getByRole('main').getByText('This link was used before, and links work once.'),
    ).toBeVisible();
    await entersCode(again, code);
    await expect(heading(again)).toHaveText('Filing review');
    await other.context().close();
    await again.context().close();
  });

  test('keeps what stands on its page, unfinished and wrong as it is', async ({ filer, browser, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await filer.opensStep('principalofficeaddress', emptyDraft());
    await filer.field('Address 1').fill('12 Harbor Way');
    await filer.field('ZIP / Postal code').fill('8');
    const code = await savesForLater(filer);
    await filer.button('Go on here').click();
    await expect(filer.field('Address 1')).toHaveValue('12 Harbor Way');
    const other = await otherDevice(browser, filer.origin + '/business/continue');
    await entersCode(other, code);
    await expect(heading(other)).toHaveText('Entity name');
    await other.goto(filingPath('llc', 'principalofficeaddress'));
    await expect(other.getByLabel('Address 1').first()).toHaveValue('12 Harbor Way');
    await expect(other.getByLabel('ZIP / Postal code').first()).toHaveValue('8');
    await other.context().close();
  });

  test('is gone for its return code, too, once it is deleted', async ({ filer, browser }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    const code = await savesForLater(filer);
    await filer.button('Go on here').click();
    await filer.button('Delete this filing').click();
    const deleted = filer.page.waitForResponse('**/business-api/file/delete');
    await filer.button('Yes please, cancel').click();
    await filer.seesPage('Business filings and records');
    await deleted;
    const other = await otherDevice(browser, filer.origin + '/business/continue');
    await entersCode(other, code);
    await expect(other.locator('.usa-alert--error')).toContainText('This code leads to no filing.');
    await other.context().close();
  });

  test('says of an open entry that it is not kept', async ({ filer, page }) => {
    await filer.opensStep('formation', draftFormedBy(filer.agent, ['Alex']));
    await filer.button('Add another person').click();
    await filer.radio('Individual').check({ force: true });
    await page.getByLabel(/^First name/).fill('Robin');
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(filer.dialog).toContainText('Only the entry that is open on this page is not saved.');
  });

  test('keeps the answers and the address of the notifications, and says of an unfinished one that it is not kept', async ({
    filer,
    browser,
    page,
  }) => {
    await filer.opensStep('notifications', emptyDraft());
    await page.getByRole('radiogroup', { name: /email/ }).getByText('Yes', { exact: true }).click();
    await page.getByRole('radiogroup', { name: /text/ }).getByText('No', { exact: true }).click();
    await page.getByLabel(/^Email address/).fill('robin@example.com');
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(filer.dialog).toContainText('Only the entry that is open on this page is not saved.');
    await page.keyboard.press('Escape');
    await page.getByLabel(/^Retype email address/).fill('robin@example.com');
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(filer.dialog).toBeVisible();
    await expect(filer.dialog).not.toContainText('is not saved');
    await page.keyboard.press('Escape');
    const code = await savesForLater(filer);
    const other = await otherDevice(browser, filer.origin + '/business/continue');
    await entersCode(other, code);
    await expect(heading(other)).toHaveText('Entity name');
    await other.goto(filingPath('llc', 'notifications'));
    await expect(heading(other)).toHaveText('Review notifications');
    await expect(other.getByRole('region', { name: 'Email addresses added' })).toContainText(
      'robin@example.com',
    );
    await other.context().close();
  });

  test('is offered on a telephone where the agent is named, and says that the agent is not kept yet', async ({
    filer,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await filer.opensStep('management', completeDraft(filer.agent));
    await page.goto(agentPath('agentformation', { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
    await filer.seesPage('Registered agent type');
    await filer.radio('Individual').check({ force: true });
    await page.getByRole('button', { name: 'Save and finish later' }).click();
    await expect(filer.dialog).toContainText('Only the registered agent whom you are naming is not saved.');
  });

  for (const [name, before, after] of [
    ['a tablet that is turned', [768, 1024], [1024, 768]],
    ['a window that becomes narrow', [1280, 800], [320, 640]],
  ] as const) {
    test(`keeps its code in sight on ${name}, and gives the focus back to what is shown there`, async ({
      filer,
      page,
    }) => {
      await page.setViewportSize({ width: before[0], height: before[1] });
      await filer.opensStep('management', completeDraft(filer.agent));
      const code = await savesForLater(filer);
      await page.setViewportSize({ width: after[0], height: after[1] });
      await expect(filer.dialog.getByText(code)).toBeVisible();
      await filer.button('Go on here').click();
      await expect(filer.dialog).toHaveCount(0);
      const focused = page.locator('*:focus');
      await expect(focused).toBeVisible();
      await expect(focused).toHaveText(/^(Save and finish later|Management & members)$/);
    });
  }

  test('says what a return code looks like where something else is typed', async ({ filer, page }) => {
    await filer.goesTo('/business/continue');
    await entersCode(page, 'K7QW');
    await expect(page.locator('.error-summary')).toContainText(
      'Enter the twelve letters and digits of your return code.',
    );
    await expect(page).toHaveTitle(/^Error: /);
  });
});

test.describe('Starting a new company', { tag: '@continuity' }, () => {
  test('asks whether the one in progress is continued', async ({ filer, page }) => {
    const draft = completeDraft(filer.agent);
    await filer.opensStep('management', draft);
    await filer.goesTo('/business');
    const start = page.getByRole('region', { name: 'Start a business' });
    await start.getByRole('link', { name: 'Form a limited liability company (LLC)' }).click();
    await filer.seesPage('You have this form in progress');
    await filer.button('Continue the filing in progress').click();
    await filer.seesPage('Filing review');
    await filer.goesTo('/business/filing/llc/intro?transTyp=ARTORG_LLC&entityType=DLLC');
    await filer.seesPage('You have this form in progress');
    await page.reload();
    await filer.seesPage('You have this form in progress');
    await filer.button('Begin the new filing instead').click();
    await filer.seesPage('Form a limited liability company');
    await expect(filer.heading).toBeFocused();
    await filer.next();
    await expect(filer.field('Entity name')).toHaveValue('');
    // The question was answered: Back to its entry asks no more.
    await page.goBack();
    await filer.seesPage('Form a limited liability company');
    await page.reload();
    await filer.seesPage('Form a limited liability company');
  });
});

test.describe('A receipt', { tag: '@payment' }, () => {
  /** A company that was filed with an address for notifications, its number and that address. */
  const filed = async (filer: Filer) => {
    const email = `${freshName().split(' ')[1] ?? ''}@example.com`;
    const draft = completeDraft(filer.agent);
    const refId = await fileCompany(filer, {
      ...draft,
      notificationsValues: {
        ...draft.notificationsValues,
        emailNotificationRadio: 'Y',
        emails: [{ email }],
      },
    });
    const { data } = await filer.registry.POST('/business-api/file/receipt', { body: { refId } });
    return { email, number: String(data?.apiData.receipt?.transactionId ?? '') };
  };

  test('is found again by its number and an address that its filer gave', async ({ filer, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { email, number } = await filed(filer);
    await filer.goesTo('/business/receipt');
    await page
      .getByLabel(/number/i)
      .first()
      .fill(number);
    await page.getByLabel(/^Email/).fill('somebody.else@example.com');
    await filer.button('Find the receipt').click();
    // On a telephone the message is above what is in sight, and the focus stays on the button.
    await expect(page.locator('.usa-alert--error')).toBeInViewport();
    await expect(filer.button('Find the receipt')).toBeFocused();
    await page.getByLabel(/^Email/).fill(email);
    await filer.button('Find the receipt').click();
    await expect(page.getByRole('main').locator('.usa-alert--success')).toBeFocused();
    await expect(page.getByRole('main').getByText('The receipt was found.')).toBeInViewport();
    await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(number);
  });
});

test('the return code of a filing that was paid meanwhile leads to its receipt', async ({
  filer,
  browser,
  page,
}) => {
  const draft = completeDraft(filer.agent);
  await filer.opensStep('management', draft);
  const code = await savesForLater(filer);
  await filer.button('Go on here').click();
  await fileCompany(filer, draft);
  const other = await otherDevice(browser, filer.origin + '/business/continue');
  await entersCode(other, code);
  await expect(heading(other)).toHaveText('Receipt');
  await expect(other.getByRole('main')).toContainText(draft.entityNameValues.name);
  await other.context().close();
  await expect(page.getByRole('dialog')).toBeHidden();
});
