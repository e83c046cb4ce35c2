import { PATHS } from '#rules';
import { queueFiling } from '../../step-definitions/staff/pending-filings/queue-filing';
import type { Filer } from './support/filer';
import { Keyboard } from './support/keyboard';
import { requestNumbers } from './support/staff';
import { expect, test } from './support/test';

/** The page is loaded, its heading has focus, and the title follows '{title} - {office}'. */
async function arrives(filer: Filer, title: string): Promise<void> {
  await filer.seesPage(title);
  await expect(filer.heading).toBeFocused();
  await expect(filer.page).toHaveTitle(`${title} - ${await filer.officeName()}`);
}

/** Signs on at the admin home, without a mouse. */
async function signsOn(filer: Filer, keys: Keyboard): Promise<void> {
  await filer.page.goto(PATHS.adminHome);
  await keys.type(filer.field('User name'), 'admin');
  await keys.type(filer.field('Password'), 'registry-admin');
  await filer.page.keyboard.press('Enter');
  await arrives(filer, 'Admin home');
}

/** A filing of this test alone, found in the queue and locked. */
async function processesOwn(filer: Filer, keys: Keyboard, attachments: string[] = []): Promise<void> {
  const { entityName } = await queueFiling(filer.origin, { attachments });
  await signsOn(filer, keys);
  await keys.press(filer.link(/^Pending filings \(/));
  await arrives(filer, 'Pending queue');
  await keys.press(filer.link('Newest first'));
  await arrives(filer, 'Pending queue');
  await keys.press(filer.link(new RegExp(`^${entityName}`)));
  await arrives(filer, 'Pending review');
  await keys.press(filer.button('Process'));
  await expect(filer.page.getByText(/^You have been processing this filing/)).toBeVisible();
  await expect(filer.button('Process')).toBeFocused();
}

/** The decision is confirmed in the queue, which a reader hears first. */
async function isConfirmed(filer: Filer): Promise<void> {
  await filer.seesPage('Pending queue');
  await expect(
    filer.page.locator('.usa-alert--success', { hasText: 'processed successfully' }),
  ).toBeFocused();
}

test.describe('Staff without a mouse', { tag: '@keyboard' }, () => {
  test('the queue is read row by row, and paged', async ({ filer, page }) => {
    const keys = new Keyboard(page);
    await signsOn(filer, keys);
    await keys.press(filer.link(/^Pending filings \(/));
    await arrives(filer, 'Pending queue');
    // Below it stand the filings decided last.
    const links = page.getByRole('table').first().getByRole('link');
    await expect(links).toHaveCount(10);
    await keys.goTo(links.first());
    for (let row = 1; row < 10; row += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(row)).toBeFocused();
    }
    await keys.press(filer.button('Page 2'));
    await arrives(filer, 'Pending queue');
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await arrives(filer, 'Pending queue');
    await expect(filer.button('Page 1')).toHaveAttribute('aria-current', 'page');
  });

  test('a filing is approved without one of its attachments', async ({ filer, page }) => {
    const keys = new Keyboard(page);
    await processesOwn(filer, keys, ['letter.txt', 'plan.txt']);
    await keys.tick(page.getByLabel('Leave out of the record: plan.txt'));
    await keys.goTo(filer.button('Approve'));
    await page.keyboard.press('Enter');
    await expect(filer.dialog.getByRole('heading', { name: 'Approve this filing?' })).toBeFocused();
    await expect(filer.dialog.getByText('plan.txt')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filer.button('Approve')).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.press(filer.button('Approve filing'));
    await isConfirmed(filer);
  });

  test('a filing is rejected with a reason and a text', async ({ filer, page }) => {
    const keys = new Keyboard(page);
    await processesOwn(filer, keys);
    await keys.press(filer.button('Reject'));
    await arrives(filer, 'Reject filing');
    await keys.press(filer.button('Next'));
    await expect(page.locator('.error-summary')).toBeFocused();
    await keys.press(filer.link('Choose at least one reason or enter additional text.'));
    await expect(page.getByRole('group', { name: 'Reasons' })).toBeFocused();
    await keys.tick(page.getByRole('checkbox', { name: 'Not signed' }));
    await keys.type(filer.field('Additional text'), 'Call us before you file again.');
    await keys.press(filer.button('Next'));
    await arrives(filer, 'Confirm rejection');
    await keys.press(filer.button('Back to change'));
    await arrives(filer, 'Reject filing');
    await expect(page.getByRole('checkbox', { name: 'Not signed' })).toBeChecked();
    await keys.press(filer.button('Next'));
    await arrives(filer, 'Confirm rejection');
    await keys.press(filer.button('Reject and send email'));
    await isConfirmed(filer);
  });

  test('a request to remove personal data is entered, corrected and submitted', async ({ filer, page }) => {
    const keys = new Keyboard(page);
    const { entityId, piiDocId, removalDocId } = await requestNumbers(filer);
    await signsOn(filer, keys);
    await keys.press(filer.link(/^Request to remove/));
    await arrives(filer, 'Personal Identifying Information (PII) Request');
    await keys.type(filer.field('Entity or record ID'), entityId);
    await keys.type(filer.field('Document ID containing PII'), '99999');
    await keys.type(filer.field('Statement of Removal document ID'), removalDocId);
    await keys.type(filer.field('First name'), 'Ada');
    await keys.type(filer.field('Last name'), 'Lindqvist');
    await keys.type(filer.field('Address 1'), '1700 Broadway');
    await keys.type(filer.field('City'), 'Denver');
    await keys.type(filer.field('ZIP / Postal code'), '80290');
    await keys.choose(page.getByRole('radiogroup'), 'No');
    await keys.press(filer.button('Next'));
    await expect(filer.field('Document ID containing PII')).toBeFocused();
    await keys.type(filer.field('Document ID containing PII'), piiDocId);
    await page.keyboard.press('Enter');

    await expect(page.locator('.usa-alert--success', { hasText: 'Ada Lindqvist saved.' })).toBeFocused();
    await keys.press(filer.button(/^Edit Ada Lindqvist/));
    await expect(page.getByRole('heading', { name: 'Edit this filer' })).toBeFocused();
    await keys.type(filer.field('Last name'), 'Lovelace');
    await keys.press(filer.button('Save'));
    await expect(page.locator('.usa-alert--success', { hasText: 'Ada Lovelace saved.' })).toBeFocused();
    await keys.press(filer.button('Next'));

    await arrives(filer, 'Review & submit');
    await keys.press(filer.button('Submit'));
    await arrives(filer, 'Confirmation');
    await keys.press(filer.link('Return to admin home'));
    await arrives(filer, 'Admin home');
  });

  test('the question whether to leave a request gives the focus back to the button that asked', async ({
    filer,
    page,
  }) => {
    const keys = new Keyboard(page);
    await signsOn(filer, keys);
    await keys.press(filer.link(/^Request to remove/));
    await arrives(filer, 'Personal Identifying Information (PII) Request');
    await keys.press(filer.button('Cancel'));
    await expect(filer.dialog.getByRole('heading', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(filer.button('Cancel')).toBeFocused();
  });

  test('an account is found, given a password, changed, and left again', async ({ filer, page }) => {
    const keys = new Keyboard(page);
    await signsOn(filer, keys);
    await keys.press(filer.link('Accounts'));
    await arrives(filer, 'Accounts');
    await keys.press(filer.button('Search'));
    await expect(page.locator('.error-summary')).toBeFocused();
    await keys.press(filer.link('Enter a user ID.'));
    await expect(filer.field('Search for')).toBeFocused();
    await keys.choose(page.getByRole('radiogroup'), 'Entity ID');
    await keys.type(filer.field('Search for'), '20101000082');
    await page.keyboard.press('Enter');
    await arrives(filer, 'Accounts');
    await expect(page).toHaveURL(/by=entityId&text=20101000082/);
    await page.reload();
    await keys.press(filer.link('secure-20101000082'));
    await arrives(filer, 'Account secure-20101000082');

    const send = filer.button('Send a temporary password');
    await keys.press(send);
    const question = filer.dialog.getByRole('heading', { name: 'Send a temporary password?' });
    await expect(question).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(send).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.press(filer.dialog.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.locator('.usa-alert--success')).toBeFocused();

    await keys.press(filer.link('Change name or email'));
    await arrives(filer, 'Change account secure-20101000082');
    await keys.type(filer.field('Name'), 'Upland Sage branch');
    await page.keyboard.press('Enter');
    await expect(page.locator('.usa-alert--success')).toContainText('The account is changed.');
    await expect(page.locator('.usa-alert--success')).toBeFocused();
    await page.reload();
    await expect(page.getByText('Upland Sage branch')).toBeVisible();
  });
});
