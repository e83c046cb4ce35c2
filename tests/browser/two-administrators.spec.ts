import type { Browser, Page } from '@playwright/test';
import { LOCK_CLOSED_SECONDS, PATHS } from '#rules';
import { queueFiling } from '../../step-definitions/staff/pending-filings/queue-filing';
import { LEASE_IS_OVER, logOf, movesClock, reviewsIn } from './support/administrators';
import { expect, test } from './support/own-server';

/** Within this time, in milliseconds, a page shows what has happened elsewhere. */
const SOON = { timeout: 8_000 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const desk = (page: Page) => page.getByRole('region', { name: 'Decision' });

const decisionHeading = (page: Page) => page.getByRole('heading', { name: 'Decision', exact: true });

const processes = async (page: Page): Promise<void> => {
  await button(page, 'Process').click();
  await expect(desk(page)).toContainText('You have been processing this filing');
};

/** A filing of their own that two administrators have open. */
async function bothReview(browser: Browser, server: string) {
  const filing = await queueFiling(server);
  const first = await reviewsIn(browser, server, filing, 'Morgan Reyes');
  const second = await reviewsIn(browser, server, filing, 'Jordan Okafor');
  return { filing, first, second };
}

test.describe('Two administrators at one filing', { tag: '@staff' }, () => {
  test.describe.configure({ mode: 'serial' });
  // A browser whose connection is lost says so.
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

  test.afterEach(async ({ filer, browser, context }) => {
    await movesClock(filer, 0);
    // Left open, the pages of the administrators would go on asking the server.
    await Promise.all(browser.contexts().flatMap((one) => (one === context ? [] : [one.close()])));
  });

  test('a lock whose review is gone ends after five minutes, and not before; who lost it is told', async ({
    browser,
    ownServer,
    filer,
  }) => {
    const { filing, first, second } = await bothReview(browser, ownServer);
    await processes(first);
    await expect(desk(second)).toContainText('Morgan Reyes has been processing this filing since', SOON);
    await expect(button(second, 'Process')).toHaveCount(0);

    await first.context().setOffline(true);
    await expect(desk(first)).toContainText('The registry does not answer.', SOON);
    await movesClock(filer, LEASE_IS_OVER / 2);
    await second.reload();
    await expect(desk(second)).toContainText('Morgan Reyes has been processing this filing since');
    await expect(button(second, 'Process')).toHaveCount(0);

    await movesClock(filer, LEASE_IS_OVER);
    await expect(button(second, 'Process')).toBeVisible(SOON);
    await processes(second);

    await first.context().setOffline(false);
    await expect(desk(first)).toContainText('Jordan Okafor is processing it now', SOON);
    await expect(button(first, 'Approve')).toHaveCount(0);
    await expect(button(first, 'Process')).toHaveCount(0);
    // Whether the office was quicker to release the lock makes no difference to who takes over.
    const log = await logOf(ownServer, filing);
    expect(log.filter((line) => line !== 'office lockExpired')).toEqual([
      'admin lockTaken',
      'reviewer lockTakenOver',
    ]);
  });

  test('whoever decides after a takeover is too late; what was written is kept', async ({
    browser,
    ownServer,
    filer,
  }) => {
    const filing = await queueFiling(ownServer);
    const first = await reviewsIn(browser, ownServer, filing, 'Morgan Reyes');
    await processes(first);
    await button(first, 'Reject').click();
    await first.getByLabel('Additional text').fill('Call us before you file again.');
    await first.context().setOffline(true);

    const second = await reviewsIn(browser, ownServer, filing, 'Jordan Okafor');
    await movesClock(filer, LEASE_IS_OVER);
    await expect(button(second, 'Process')).toBeVisible(SOON);
    await processes(second);
    await button(second, 'Approve').click();
    await button(second, 'Approve filing').click();
    await second.waitForURL((url) => url.pathname === PATHS.pendingQueue);
    await expect(second.getByRole('main').getByText('Filing processed successfully.')).toBeVisible();

    await first.context().setOffline(false);
    await expect(desk(first)).toContainText('Jordan Okafor has approved this filing.', SOON);
    await expect(button(first, 'Next')).toHaveCount(0);
    await expect(first.getByLabel('Additional text')).toHaveValue('Call us before you file again.');
  });

  test('whoever loses a lock by keyboard finds the focus at the decision', async ({
    browser,
    ownServer,
    filer,
  }) => {
    const { first, second } = await bothReview(browser, ownServer);
    await button(second, 'Process').focus();
    await processes(first);
    await expect(button(second, 'Process')).toHaveCount(0, SOON);
    await expect(decisionHeading(second)).toBeFocused();

    await button(first, 'Approve').focus();
    await first.keyboard.press('Enter');
    await expect(first.getByRole('alertdialog')).toBeVisible();
    await first.context().setOffline(true);
    await movesClock(filer, LEASE_IS_OVER);
    await expect(button(second, 'Process')).toBeVisible(SOON);
    await processes(second);
    await first.context().setOffline(false);
    await expect(first.getByRole('alertdialog')).toHaveCount(0, SOON);
    await expect(decisionHeading(first)).toBeFocused();
  });

  test('of two who press Process at the same time the one who is late finds the focus at the decision', async ({
    browser,
    ownServer,
  }) => {
    const { first, second } = await bothReview(browser, ownServer);
    const presses = (page: Page) => button(page, 'Process').press('Enter');
    await Promise.all([presses(first), presses(second)]);
    await expect(desk(first)).toContainText(/ha(s|ve) been processing this filing/, SOON);
    const late = (await button(first, 'Approve').count()) > 0 ? second : first;
    await expect(button(late, 'Process')).toHaveCount(0, SOON);
    await expect(decisionHeading(late)).toBeFocused();
  });

  test('a reload keeps the lock and notes nothing; a page that is closed gives it up', async ({
    browser,
    ownServer,
    filer,
  }) => {
    const { filing, first, second } = await bothReview(browser, ownServer);
    await processes(first);
    const log = () => logOf(ownServer, filing);
    for (let times = 0; times < 2; times += 1) {
      // The second of them comes after every message of the closed page.
      const renewed = first.waitForResponse((answer) => /transLock\?.*version=/.test(answer.url()));
      await first.reload();
      await expect(desk(first)).toContainText('You have been processing this filing');
      await renewed;
    }
    await movesClock(filer, LOCK_CLOSED_SECONDS + 1);
    await expect(button(first, 'Approve')).toBeVisible();
    expect(await log()).toEqual(['admin lockTaken']);

    await first.close();
    // A request that a page sends while it closes may arrive late, perhaps after the clock was moved.
    await expect(async () => {
      await movesClock(filer, 3 * LOCK_CLOSED_SECONDS);
      await expect(button(second, 'Process')).toBeVisible(SOON);
    }).toPass({ timeout: 60_000 });
    expect(await log()).toEqual(['admin lockTaken', 'admin lockReleased']);
  });

  test('opening or saving a private file is logged, each time and by its name; showing the list is not', async ({
    browser,
    ownServer,
  }) => {
    const { filing, first } = await bothReview(browser, ownServer);
    const files = first.getByRole('region', { name: 'Attachments' });
    const actOn = (act: string) => files.getByRole('button', { name: new RegExp(`^${act} affidavit`) });
    await expect(actOn('Open')).toBeVisible();
    expect(await logOf(ownServer, filing)).toEqual([]);

    const opening = first.waitForEvent('popup');
    await actOn('Open').click();
    await opening;
    await expect(files.getByRole('status')).toContainText('you looked at affidavit.pdf');
    const saving = first.waitForEvent('download');
    await actOn('Download').click();
    expect((await saving).suggestedFilename()).toBe('affidavit.pdf');
    expect(await logOf(ownServer, filing)).toEqual(['admin privateFilesSeen', 'admin privateFilesSeen']);
  });

  test('signing off at a review gives its lock back, and leaves those of the other alone', async ({
    browser,
    ownServer,
  }) => {
    const { filing, first, second } = await bothReview(browser, ownServer);
    const others = await queueFiling(ownServer);
    const third = await reviewsIn(browser, ownServer, others, 'Jordan Okafor');
    await processes(first);
    await processes(third);
    await expect(button(second, 'Process')).toHaveCount(0, SOON);
    await button(first, 'Menu').click();
    await first.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Logout' }).click();
    await expect(button(second, 'Process')).toBeVisible(SOON);
    await expect(button(third, 'Approve')).toBeVisible();
    expect(await logOf(ownServer, filing)).toEqual(['admin lockTaken', 'admin lockReleased']);
    expect(await logOf(ownServer, others)).toEqual(['reviewer lockTaken']);
  });

  test('signing off in one tab gives back at once what another tab of the same browser holds', async ({
    browser,
    ownServer,
  }) => {
    const { filing, first, second } = await bothReview(browser, ownServer);
    await processes(first);
    await expect(button(second, 'Process')).toHaveCount(0, SOON);
    const otherTab = await first.context().newPage();
    await otherTab.goto(PATHS.adminHome);
    await otherTab.getByRole('heading', { level: 1, name: 'Admin home' }).waitFor();
    await button(otherTab, 'Menu').click();
    await otherTab.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Logout' }).click();
    await expect(button(second, 'Process')).toBeVisible(SOON);
    await expect(button(first, 'Approve')).toHaveCount(0, SOON);
    expect(await logOf(ownServer, filing)).toEqual(['admin lockTaken', 'admin lockReleased']);
  });

  test('the queue says who holds a filing, and that nobody does once the lock is over', async ({
    browser,
    ownServer,
    filer,
  }) => {
    const { filing, first, second } = await bothReview(browser, ownServer);
    await second.goto(`${PATHS.pendingQueue}?order=newest`);
    const row = second.getByRole('row').filter({ hasText: filing.entityName });
    await expect(row).toContainText('Nobody');
    await processes(first);
    await expect(row).toContainText('Morgan Reyes since', SOON);
    await first.context().setOffline(true);
    await movesClock(filer, LEASE_IS_OVER);
    // The office gives the filing back by itself.
    await expect(row).toContainText('Nobody', { timeout: 20_000 });
    expect(await logOf(ownServer, filing)).toContain('office lockExpired');
  });
});
