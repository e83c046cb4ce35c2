import type { Page } from '@playwright/test';
import { filingPath } from '#rules';
import { fillCard, payWith } from './support/card-page';
import {
  BEGUN_ON,
  begunOn,
  completeOnRecord,
  CONCURRENT_FILINGS,
  FILED_ON,
  withConfirmedOffice,
  officeStreet,
  ownAddressChange,
  startQuery,
  type KindOnRecord,
} from './support/on-record';
import { expect, test } from './support/test';

/** The notice on the review that the record has changed, which takes the focus. */
async function seesChangedOffice(page: Page): Promise<void> {
  const notice = page.locator('.usa-alert', { hasText: 'Something has changed since this filing began' });
  await expect(notice).toContainText('another filing changed the principal office address on record');
  await expect(notice).toBeFocused();
}

const KINDS = Object.keys(FILED_ON) as KindOnRecord[];

/** The other tab's message once the first filing is on record. */
const AFTERWARDS: Record<KindOnRecord, (other: Page) => Promise<void>> = {
  report: (other) => expect(other.locator('.usa-alert--error')).toContainText('The report can be filed from'),
  cure: (other) =>
    expect(other.locator('.usa-alert--error')).toContainText(
      'An entity in good standing has nothing to cure.',
    ),
  // An entity may amend as often as it likes.
  amendment: async (other) => {
    await other.getByRole('button', { name: /^Pay / }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pay by card');
  },
  // It may still move to another address, once the filer has seen the one that is on record now.
  'change of address': async (other) => {
    await seesChangedOffice(other);
    await other.getByRole('button', { name: /^Pay / }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pay by card');
  },
};

test.describe('A filing on an entity on record', { tag: '@continuity' }, () => {
  // Requests that are refused on purpose.
  test.use({ expectedComplaints: /status of 422/ });
  for (const kind of KINDS) {
    const { filingType } = FILED_ON[kind];

    test(`in two tabs: the ${kind} that is paid first counts, once`, async ({ filer, page, context }) => {
      const refId = await filer.opensStep('filingreview', await completeOnRecord(filer, kind));
      const other = await context.newPage();
      const otherRef = await filer.keeps(await completeOnRecord(filer, kind));
      await other.addInitScript((ref) => sessionStorage.setItem('ref', ref), otherRef);
      await other.goto(filingPath(filingType, 'filingreview'));
      await filer.nextButton.dblclick();
      await expect(filer.heading).toHaveText('Pay by card');
      await other.getByRole('button', { name: /^Pay / }).click();
      await expect(other.locator('.usa-alert--error')).toContainText(
        'Another filing of this form on this entity is being paid for.',
      );
      await fillCard(page, 'succeeds');
      await filer.button(/^Pay \$/).dblclick();
      await expect(filer.button('Print receipt')).toBeVisible();
      const { data } = await filer.registry.GET('/dev-api/payments');
      const charges = data?.apiData.payments.filter((payment) => payment.refId === refId);
      expect(charges?.map(({ charges: count }) => count)).toEqual([1]);
      await other.getByRole('button', { name: 'Check again' }).click();
      await AFTERWARDS[kind](other);
    });

    test(`makes way in its tab for one on another entity, once the filer wants it: ${kind}`, async ({
      filer,
      page,
    }) => {
      await filer.opensStep('filer', await completeOnRecord(filer, kind, BEGUN_ON[kind]));
      const next = BEGUN_ON[KINDS[(KINDS.indexOf(kind) + 1) % KINDS.length] ?? kind];
      const intro = filingPath(
        next.filingType,
        next.filingType === 'report' ? 'reportintro' : 'intro',
        startQuery(next),
      );
      await filer.goesTo(intro);
      await filer.seesPage('Another filing is in progress');
      await filer.button('Continue the filing in progress').click();
      await expect(page).toHaveURL(/\/filingreview$/);
      await filer.goesTo(intro);
      await filer.button('Begin the new filing instead').click();
      await expect(page.getByRole('banner').getByText(`Entity ID ${next.entityId}`)).toBeVisible();
    });
  }

  test('a report that leaves the office alone does not undo the change of address that is paid before it', async ({
    filer,
    page,
    context,
  }) => {
    const report = await filer.keeps(withConfirmedOffice(await begunOn(filer, CONCURRENT_FILINGS.report)));
    const change = withConfirmedOffice(
      await begunOn(filer, CONCURRENT_FILINGS.addressChange),
      '1250 Broadway',
    );
    await filer.opensStep('filingreview', change);
    const other = await context.newPage();
    await other.addInitScript((ref) => sessionStorage.setItem('ref', ref), report);
    await other.goto(filingPath('report', 'filingreview'));
    const office = other.getByRole('region', { name: /Principal office/ });
    await filer.next();
    await payWith(page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();

    await other.getByRole('button', { name: /^Pay / }).click();
    await seesChangedOffice(other);
    await expect(office).toContainText(/1250 Broadway/i);
    await expect(office).not.toContainText('On record');
    await other.getByRole('button', { name: /^Pay / }).click();
    await payWith(other, 'succeeds');
    await expect(other.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    expect(await officeStreet(filer, CONCURRENT_FILINGS.report)).toBe('1250 Broadway');
  });

  test('whoever has seen the moved office may put the former one back', async ({ filer, page, context }) => {
    const filed = await ownAddressChange(filer);
    const begun = withConfirmedOffice(await begunOn(filer, filed));
    const former = begun.principalOfficeValues.streetAddress.address1;
    const { additionalInfoValues } = begun;
    const textAlone = await filer.keeps({
      ...begun,
      additionalInfoValues: { ...additionalInfoValues, additionalInfo: 'Deliveries at the ramp.' },
    });
    await filer.opensStep('filingreview', withConfirmedOffice(await begunOn(filer, filed), '1250 Broadway'));
    const other = await context.newPage();
    await other.addInitScript((ref) => sessionStorage.setItem('ref', ref), textAlone);
    await other.goto(filingPath('chgpoa', 'filingreview'));
    await expect(other.getByRole('button', { name: /^Pay / })).toBeVisible();
    await filer.next();
    await payWith(page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();

    await other.getByRole('button', { name: /^Pay / }).click();
    await seesChangedOffice(other);
    await other.getByRole('button', { name: 'Edit principal office address' }).click();
    await other
      .getByLabel(/^Address 1/)
      .first()
      .fill(former);
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByRole('region', { name: /Principal office/ })).toContainText(
      new RegExp(former, 'i'),
    );
    await other.getByRole('button', { name: /^Pay / }).click();
    await payWith(other, 'succeeds');
    await expect(other.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    expect(await officeStreet(filer, filed)).toMatch(new RegExp(`^${former}$`, 'i'));
  });
});
