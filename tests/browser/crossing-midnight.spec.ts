import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { officeMidnight, reportWindow, type Filing } from '#rules';
import { movesClock } from './support/administrators';
import { fillCard } from './support/card-page';
import type { Filer } from './support/filer';
import { begunOn, withConfirmedOffice } from './support/on-record';
import { expect, test } from './support/own-server';
import { choosesSpanish, leftInEnglish } from './support/spanish';

const AFFIDAVIT = join(process.cwd(), 'docs', 'samples', 'affidavit.pdf');
const FIVE_MINUTES = 300;

/** Entities that come under the fraud check on a day, with the years in their status after which they do. */
const CROSSING = [
  {
    filed: { filingType: 'reinstate', entityId: '20101000008', entityType: 'DPC' },
    years: 2,
    entered: { statute: '7-101-501' },
    cause: 'the entity has come to be dissolved for two years',
  },
  {
    filed: { filingType: 'cure', entityId: '20101000003', entityType: 'DLLC' },
    years: 5,
    entered: {},
    cause: 'the entity has come to be delinquent for five years',
  },
] as const;
/** As the second one, for a filing of its own. */
const IN_SPANISH = { ...CROSSING[1], filed: { ...CROSSING[1].filed, entityId: '20101000054' } };
/** Noncompliant: its report is late, and it becomes delinquent when it is not filed. */
const BECOMES_DELINQUENT = { filingType: 'report', entityId: '20101000005', entityType: 'DLLC' } as const;
type Crossing = (typeof CROSSING)[number] | typeof IN_SPANISH;

/** Seconds from now to the midnight at the office with which a day begins. */
const secondsUntil = (day: string): number => (officeMidnight(day).valueOf() - Date.now()) / 1000;

/** The day on which the entity has been in its status for so many years: its name tells since when. */
async function dayOf({ filed, years }: Crossing, { registry }: Filer): Promise<string> {
  const query = { name: filed.entityId };
  const { data } = await registry.GET('/business-api/entity/find', { params: { query } });
  const [since] = /[A-Z][a-z]+ \d{1,2}, \d{4}$/.exec(data?.apiData.entities[0]?.entityName ?? '') ?? [];
  const day = new Date(`${since} UTC`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

/** Opens the review five minutes before the midnight; the clock then stands five minutes after it. */
async function reviewsUntilMidnight(
  filer: Filer,
  crossing: Crossing,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  const midnight = secondsUntil(await dayOf(crossing, filer));
  await movesClock(filer, midnight - FIVE_MINUTES);
  const filing: Filing = {
    ...withConfirmedOffice(await begunOn(filer, crossing.filed), '1700 Broadway'),
    ...crossing.entered,
  };
  await filer.opensStep('filingreview', filing);
  await expect(filer.nextButton).toBeVisible();
  await before();
  await movesClock(filer, midnight + FIVE_MINUTES);
}

const notice = (page: Page) => page.locator('.usa-alert--warning');
const line = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name });

test.describe('A filing over midnight', { tag: '@payment' }, () => {
  // What a clock that was moved far has done to the record stays: the nearest midnight comes first.
  test.describe.configure({ mode: 'serial' });
  // A payment that is refused on purpose.
  test.use({ expectedComplaints: /status of 422/ });
  test.afterEach(({ filer }) => movesClock(filer, 0));

  test('gives the fee of a report back when the entity has become delinquent, and says why', async ({
    filer,
    page,
  }) => {
    const begun = await begunOn(filer, BECOMES_DELINQUENT);
    const midnight = secondsUntil(
      reportWindow(begun.recordValues?.reportDueDate ?? '')?.delinquentFrom ?? '',
    );
    await movesClock(filer, midnight - FIVE_MINUTES);
    await filer.opensStep(
      'filingreview',
      withConfirmedOffice(await begunOn(filer, BECOMES_DELINQUENT), '1700 Broadway'),
    );
    await filer.next();
    await fillCard(page, 'succeeds');
    await movesClock(filer, midnight + FIVE_MINUTES);
    await filer.button(/^Pay \$/).click();
    await expect(page.locator('main')).toContainText(
      "When your payment arrived, the status of the entity was Delinquent. This form can't be filed in that status.",
    );
  });

  for (const crossing of CROSSING)
    test(`comes under the fraud check: ${crossing.filed.filingType}`, async ({ filer, page }) => {
      await reviewsUntilMidnight(filer, crossing);
      await filer.next();
      await expect(notice(page)).toContainText(crossing.cause);
      await expect(notice(page)).toBeFocused();
      await expect(line(page, /^Private attachments: /)).toBeVisible();
      await expect(filer.nextButton).toHaveCount(0);

      // It leads to what is asked for, and nothing else stands in the way afterwards.
      await line(page, new RegExp(crossing.cause)).click();
      await filer.seesPage('Email');
      await filer.field('Email').fill('filer@example.com');
      await filer.button('Save changes').click();
      await line(page, /^Private attachments: /).click();
      await filer.seesPage('Private attachments');
      await filer.button('Add an affidavit').click();
      await page.locator('input[type=file]').setInputFiles(AFFIDAVIT);
      await expect(page.getByText('1 file added.')).toBeVisible();
      await filer.button('Save changes').click();
      await filer.next();
      await expect(filer.heading).toHaveText('Pay by card');
    });

  test('says so in Spanish on a phone', async ({ filer, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await reviewsUntilMidnight(filer, IN_SPANISH, () => choosesSpanish(page));
    await page.getByRole('button', { name: /^Pagar \$/ }).click();
    await expect(notice(page)).toContainText('cinco años');
    await expect(line(page, /^Archivos adjuntos privados: /)).toBeVisible();
    expect(await leftInEnglish(page)).toEqual([]);
  });
});
