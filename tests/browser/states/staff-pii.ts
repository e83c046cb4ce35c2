import { expect } from '@playwright/test';
import { PATHS } from '#rules';
import type { Filer } from '../support/filer';
import { opensAsStaff, PII_ENTITY, requestNumbers } from '../support/staff';
import { statesOf } from './page-state';

const TITLE = 'Personal Identifying Information (PII) Request';

const opensEntry = (filer: Filer): Promise<void> => opensAsStaff(filer, PATHS.piiEntry, TITLE);
const opensRequests = (filer: Filer, query = ''): Promise<void> =>
  opensAsStaff(filer, `${PATHS.piiRequests}${query}`, 'PII requests');

async function entersNumbers(filer: Filer): Promise<void> {
  const { entityId, piiDocId, removalDocId } = await requestNumbers(filer);
  await filer.field('Entity or record ID').fill(entityId);
  await filer.field('Document ID containing PII').fill(piiDocId);
  await filer.field('Statement of Removal document ID').fill(removalDocId);
}

async function fillsIn(filer: Filer, street = '1700 Broadway'): Promise<void> {
  await opensEntry(filer);
  await entersNumbers(filer);
  await filer.field('First name').fill('Ada');
  await filer.field('Last name').fill('Lindqvist');
  await filer.fillsAddress(street, { zip: '80290' });
  await filer.page.getByText('No', { exact: true }).click();
}

async function lists(filer: Filer): Promise<void> {
  await fillsIn(filer);
  await filer.next();
  await expect(filer.page.getByRole('heading', { name: 'Filers added' })).toBeVisible();
}

/** The registry says that the document has been withheld at an earlier request. */
const findsWithheld = (filer: Filer): Promise<unknown> =>
  filer.page.route('**/piiEntryVerification*', async (route) => {
    const answer = await route.fetch();
    const { apiData } = (await answer.json()) as { apiData: object };
    await route.fulfill({ json: { apiData: { ...apiData, withheldSince: '2026-11-20T16:00:00.000Z' } } });
  });
const saysWithheld = (filer: Filer) =>
  expect(filer.page.locator('.usa-alert--warning')).toContainText('has been withheld since 11/20/2026');

async function reviews(filer: Filer): Promise<void> {
  await lists(filer);
  await filer.next();
  await filer.seesPage('Review & submit');
}

/** What the registry answers to the request from now on. */
const answers = (filer: Filer, apiData: object): Promise<unknown> =>
  filer.page.route('**/savePii', (route) => route.fulfill({ json: { apiData } }));

/** The list as the registry would answer it, of as many requests. */
async function hasRequests(filer: Filer, count: number): Promise<void> {
  const requests = Array.from({ length: Math.min(count, 10) }, (_, index) => ({
    id: String(index + 1),
    entityId: PII_ENTITY,
    entityName: 'Gilpin Paper Press LLC',
    piiDocId: `2018400${1000 + index}`,
    removalDocId: `2026400${1000 + index}`,
    userId: 'admin',
    dateTime: '2026-11-20T17:00:00.000Z',
    filers: ['Ada Lindqvist - 1700 Broadway, Denver, CO 80290', 'Ben Okafor - 1 Main St, Denver, CO 80202'],
  }));
  await filer.page.route('**/piiRequests*', (route) =>
    route.fulfill({ json: { apiData: { code: 200, count, page: 1, requests } } }),
  );
}

/** Requests to remove personal data, from the entry to the list of those that were entered. */
export const STAFF_PII = [
  ...statesOf(TITLE, {
    fresh: opensEntry,
    'with errors': async (filer) => {
      await opensEntry(filer);
      await filer.failsToGoOn();
    },
    'a number not known': async (filer) => {
      await fillsIn(filer);
      await filer.field('Document ID containing PII').fill('999');
      await filer.next();
      await expect(filer.field('Document ID containing PII')).toBeFocused();
      expect(await filer.page.evaluate(() => window.scrollY)).toBe(0);
    },
    'verify dialog open': async (filer) => {
      await fillsIn(filer, '1600 broadway street');
      await filer.next();
      await expect(filer.dialog.getByRole('heading', { name: 'Verify address' })).toBeVisible();
    },
    'asked whether to leave': async (filer) => {
      await opensEntry(filer);
      await filer.button('Cancel').click();
      await expect(filer.dialog).toBeVisible();
    },
    'filers listed': lists,
    'of a document that is withheld already': async (filer) => {
      await findsWithheld(filer);
      await lists(filer);
      await saysWithheld(filer);
    },
    'asked whether to delete': async (filer) => {
      await lists(filer);
      await filer.button(/^Delete Ada/).click();
      await expect(filer.button(/^Yes, delete/)).toBeVisible();
    },
    'a filer edited': async (filer) => {
      await lists(filer);
      await filer.button(/^Edit Ada/).click();
      await expect(filer.page.getByRole('heading', { name: 'Edit this filer' })).toBeFocused();
    },
    'sent back to a filer': async (filer) => {
      await reviews(filer);
      const path = 'filers[0].nameValues.name.lastName';
      await answers(filer, {
        code: 422,
        problems: [{ path, code: 'required', message: 'Enter a last name.' }],
      });
      await filer.button('Submit').click();
      await expect(filer.page.locator('.error-summary')).toBeFocused();
    },
  }),
  ...statesOf('Review of a PII request', {
    fresh: reviews,
    'of a document that is withheld already': async (filer) => {
      await findsWithheld(filer);
      await reviews(filer);
      await saysWithheld(filer);
    },
    'not confirmed': async (filer) => {
      await reviews(filer);
      await answers(filer, { code: 500 });
      await filer.button('Submit').click();
      await expect(filer.page.locator('.usa-alert--error')).toContainText('has not confirmed this request');
    },
    confirmed: async (filer) => {
      await reviews(filer);
      await answers(filer, { code: 200, status: 'taken' });
      await filer.button('Submit').click();
      await filer.seesPage('Confirmation');
    },
  }),
  ...statesOf('PII requests', {
    'two pages': async (filer) => {
      await hasRequests(filer, 12);
      await opensRequests(filer);
      await expect(filer.button('Page 2')).toBeVisible();
    },
    'nothing found': async (filer) => {
      await opensRequests(filer, '?search=nobody+of+that+name');
      await expect(
        filer.page.getByRole('main').getByText('No request matches “nobody of that name”.'),
      ).toBeVisible();
    },
    failed: async (filer) => {
      await filer.page.route('**/piiRequests*', (route) =>
        route.fulfill({ json: { apiData: { code: 418 } } }),
      );
      await opensRequests(filer);
      await expect(filer.button('Try again')).toBeVisible();
    },
  }),
];
