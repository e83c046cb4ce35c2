import type { Page } from '@playwright/test';
import { logsInAgain, secureFiling, SecureLogin } from './support/secure-filing';
import { expect, test } from './support/test';

const WITH_FILES = { additionalInfo: 'The office has moved.', additionalInfoAttachmentRadio: 'Y' } as const;
const REVIEW = 'filingreview';

// The registry refuses what the ended login asks for.
test.use({ expectedComplaints: /401/ });

test.describe('A login to secure filing that ends in the middle of a filing', { tag: '@secure' }, () => {
  test('is asked for again at an upload, and the file can be added after it', async ({ filer, page }) => {
    const login = await SecureLogin.atStep(
      filer,
      'attachments',
      await secureFiling(filer.origin, WITH_FILES),
    );
    await login.ends();
    const add = async () => {
      await filer.button('Add a file').click();
      const chooser = page.waitForEvent('filechooser');
      await filer.dialog.getByRole('button', { name: 'Choose files' }).click();
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Some notes.') };
      await (await chooser).setFiles(file);
    };
    await add();
    await logsInAgain(filer, 'attachments');
    await add();
    await expect(filer.button(/notes\.txt/).first()).toBeVisible();
  });

  test('is asked for again at a download, and the file is still there', async ({ filer, page }) => {
    const filing = await secureFiling(filer.origin, WITH_FILES);
    const login = await SecureLogin.atStep(filer, 'attachments', filing);
    const attachment = await login.uploads('lease.txt');
    await login.keeps({
      ...filing,
      additionalInfoValues: { ...filing.additionalInfoValues, attachments: [attachment] },
    });
    await page.reload();
    await expect(filer.button(/lease\.txt/).first()).toBeVisible();
    await login.ends();
    await filer
      .button(/lease\.txt/)
      .first()
      .click();
    await logsInAgain(filer, 'attachments');
    const saved = page.waitForEvent('download');
    await filer
      .button(/lease\.txt/)
      .first()
      .click();
    expect((await saved).suggestedFilename()).toBe('lease.txt');
  });

  test('is asked for again when the form is printed', async ({ filer }) => {
    const login = await SecureLogin.atStep(filer, REVIEW, await secureFiling(filer.origin));
    await login.ends();
    await filer.button(/View the form as a PDF/).click();
    await logsInAgain(filer, REVIEW);
    await expect(filer.page.getByText('1801 Broadway').first()).toBeVisible();
  });

  test('is asked for again when the payment starts, which it then does', async ({ filer }) => {
    const login = await SecureLogin.atStep(filer, REVIEW, await secureFiling(filer.origin));
    await login.ends();
    await filer.next();
    await logsInAgain(filer, REVIEW);
    await filer.next();
    await expect(filer.heading).toHaveText('Pay by card');
    await filer.button('Cancel payment and return').click();
  });

  test('is asked for again after a reload, and Back does not lead into it', async ({ filer, page }) => {
    const login = await SecureLogin.atStep(
      filer,
      'additionalinfo',
      await secureFiling(filer.origin, WITH_FILES),
    );
    await filer.next();
    await filer.seesPage();
    await expect(page).toHaveURL(/attachments$/);
    await login.ends();
    await page.reload();
    await logsInAgain(filer, 'attachments');
    await page.goBack();
    await expect(page).toHaveURL(/additionalinfo$/);
    await expect(filer.field(/Additional information/i)).toHaveValue(WITH_FILES.additionalInfo);
  });

  test('ends in every tab that shares it, and each loses nothing', async ({ filer, page }) => {
    await SecureLogin.atStep(filer, 'additionalinfo', await secureFiling(filer.origin, WITH_FILES));
    const opening = page.waitForEvent('popup');
    // A tab that is opened from another one begins with a copy of what that one keeps.
    await page.evaluate(() => void window.open(location.href));
    const other = await opening;
    const text = other.getByLabel(/Additional information/i).first();
    await expect(text).toHaveValue(WITH_FILES.additionalInfo);
    await text.fill('The office has moved again.');
    await page.goto('/business/logout');
    await expect(page).not.toHaveURL(/logout/);
    await expect(filer.heading).toBeVisible();
    await other.getByRole('button', { name: 'Next', exact: true }).click();
    await logsInAgain({ page: other }, 'additionalinfo');
    await expect(text).toHaveValue('The office has moved again.');
  });
});

test.describe('A password that is reset in the middle of a filing', { tag: '@secure' }, () => {
  const temporary = { email: 'temporary@northgate.example', password: 'Temporary2026' };

  test('is changed on the way back, and nothing of the filing is lost', async ({ filer, page }) => {
    const login = await SecureLogin.atStep(
      filer,
      'additionalinfo',
      await secureFiling(filer.origin, {
        additionalInfo: 'The office has moved.',
        additionalInfoAttachmentRadio: 'N',
      }),
    );
    await filer.field(/Additional information/i).fill('The office has moved again.');
    await login.ends();
    await filer.next();
    await filer.seesPage('Secure Business Filing');
    // The account is not changed: the registry answers as to one with a temporary password.
    const token = {
      code: 200,
      sbfAccessToken: 'of a temporary password',
      tokenEndsAt: '2099-01-01T00:00:00.000Z',
    };
    await page.route('**/business-api/sbf', (route) =>
      route.fulfill({ json: { apiData: { ...token, mustChangePassword: true } } }),
    );
    for (const path of ['**/secure/search/user-id*', '**/change-pass', '**/sbf/logout'])
      await page.route(path, (route) =>
        route.fulfill({ json: { apiData: { code: 200, users: [{ userId: 'northgate' }] } } }),
      );
    await page.getByLabel(/^Email/).fill(temporary.email);
    await page.locator('input[name=password]').fill(temporary.password);
    await filer.button('Log in').click();
    await filer.seesPage('Change password');
    await expect(page.getByRole('main').getByText('Your password is a temporary one.')).toBeVisible();
    await page.locator('input[name=password]').fill(temporary.password);
    for (const name of ['newPassword', 'retypedPassword'])
      await page.locator(`input[name=${name}]`).fill('Northgate2026');
    await filer.button('Change password').click();
    await filer.dialog.getByRole('button', { name: 'Login', exact: true }).click();
    await filer.seesPage('Secure Business Filing');
    await page.unroute('**/business-api/sbf');
    const isSaved = page.waitForRequest(
      (request) =>
        request.url().endsWith('/business-api/file') &&
        (request.postData() ?? '').includes('The office has moved again.'),
    );
    await logsInAgain(filer, 'effectivedate', 'Log in to continue.');
    expect((await (await isSaved).response())?.status()).toBe(200);
  });
});

test.describe('Who has logged in to secure filing', { tag: '@secure' }, () => {
  test.use({ expectedComplaints: null });

  test('saves a filing for later, and deletes it', async ({ filer, page }) => {
    await SecureLogin.atStep(filer, REVIEW, await secureFiling(filer.origin));
    await filer.button('Save and finish later').click();
    await filer.dialog.getByRole('button', { name: 'Save and get a code' }).click();
    await expect(filer.dialog.locator('.return-code')).toBeVisible();
    await filer.button('Go on here').click();
    await filer.button('Delete this filing').click();
    const deleted = page.waitForResponse('**/business-api/file/delete');
    await filer.button('Yes please, cancel').click();
    expect(await (await deleted).json()).toMatchObject({ apiData: { code: 200 } });
  });
});

test.describe('Back of the pages of an account', { tag: '@secure' }, () => {
  const SECURE = '20101000015';
  const START = `/business/filing/report/reportintro?entityId=${SECURE}&transTyp=REPORT`;
  const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back', exact: true });

  for (const { from, to, heading } of [
    { from: '/business/help/questions', to: START, heading: 'Secure Business Filing' },
    { from: '/business/search', to: '/business/resetpass', heading: 'Reset My Password' },
    { from: '/business/search', to: '/business/changePassword', heading: 'Change password' },
  ]) {
    test(`leads from ${heading} to where the filer came from, also after a reload`, async ({
      filer,
      page,
    }) => {
      await filer.goesTo(from);
      await page.evaluate((path) => {
        window.history.pushState({ idx: 1, key: 'opened', usr: null }, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
      }, to);
      await filer.seesPage(heading);
      await page.reload();
      await filer.seesPage(heading);
      await back(page).click();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
    });
  }

  for (const { to, heading, leadsTo } of [
    { to: START, heading: 'Secure Business Filing', leadsTo: new RegExp(`/business/search/${SECURE}`) },
    { to: '/business/resetpass', heading: 'Reset My Password', leadsTo: /\/business$/ },
    { to: '/business/changePassword', heading: 'Change password', leadsTo: /\/business$/ },
  ]) {
    test(`leads from ${heading}, opened by its address, to a page of the portal`, async ({ filer, page }) => {
      await filer.goesTo(to);
      await filer.seesPage(heading);
      await back(page).click();
      await expect(page).toHaveURL(leadsTo);
    });
  }

  test('leads from the reset of a password at the login back to the login', async ({ filer, page }) => {
    await filer.goesTo(START);
    await filer.button('Reset My Password').click();
    await filer.seesPage('Reset My Password');
    await back(page).click();
    await filer.seesPage('Secure Business Filing');
  });
});
