import { filingPath } from '#rules';
import { fillCard, payWith } from './support/card-page';
import { completeDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { expect, test } from './support/test';

const CONFIRMING = 'Confirming your payment - do not pay again';

const goesToPay = async (filer: Filer): Promise<string> => {
  const refId = await filer.opensStep('filingreview', completeDraft(filer.agent));
  await filer.next();
  await expect(filer.heading).toHaveText('Pay by card');
  return refId;
};

/** What the embedded provider charged for one filing. */
const chargesFor = async ({ registry }: Filer, refId: string): Promise<number[]> => {
  const { data } = await registry.GET('/dev-api/payments');
  return (data?.apiData.payments ?? [])
    .filter((payment) => payment.refId === refId)
    .map(({ charges }) => charges);
};

test.describe('Payment', { tag: '@payment' }, () => {
  test('is made once, however often Next and Pay are pressed', async ({ filer }) => {
    const refId = await filer.opensStep('filingreview', completeDraft(filer.agent));
    await filer.nextButton.click({ clickCount: 3 });
    await expect(filer.heading).toHaveText('Pay by card');
    await fillCard(filer.page, 'succeeds');
    await filer.button(/^Pay \$/).dblclick();
    await expect(filer.button('Print receipt')).toBeVisible();
    expect(await chargesFor(filer, refId)).toEqual([1]);
  });

  test('that is answered slowly is waited for, and the receipt appears by itself', async ({
    filer,
    context,
  }) => {
    test.setTimeout(90_000);
    const refId = await goesToPay(filer);
    await payWith(filer.page, 'answersSlowly');
    await expect(filer.page.getByRole('main').getByText(CONFIRMING)).toBeVisible();
    // Meanwhile a second tab does not say that nothing was paid.
    const other = await context.newPage();
    await other.addInitScript((ref) => sessionStorage.setItem('ref', ref), refId);
    await other.goto(filingPath('llc', 'filingreview'));
    await expect(other.getByText('If you have paid, do not pay again')).toBeVisible();
    await expect(other.getByText('You can change it until you pay')).toHaveCount(0);
    await other.close();
    await expect(filer.button('Print receipt')).toBeVisible({ timeout: 45_000 });
    await expect(filer.page.getByRole('main').getByText(CONFIRMING)).toHaveCount(0);
  });

  test('that was given up leads back to review, and can be made after all', async ({ filer }) => {
    await goesToPay(filer);
    await filer.button('Cancel payment and return').click();
    await filer.seesPage('Filing review');
    await expect(
      filer.page.getByRole('main').getByText('Your payment was not completed. Nothing was charged.'),
    ).toBeVisible();
    await filer.next();
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
  });

  test("is not made by the browser's Back, which finds the filing as it was", async ({ filer }) => {
    const refId = await goesToPay(filer);
    await filer.page.goBack();
    await filer.seesPage('Filing review');
    await expect(filer.nextButton).toBeVisible();
    expect(await chargesFor(filer, refId)).toEqual([0]);
    await filer.next();
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
    expect((await chargesFor(filer, refId)).reduce((sum, charges) => sum + charges, 0)).toBe(1);
  });

  test('in two tabs is charged once', async ({ filer, context }) => {
    const refId = await goesToPay(filer);
    const other = await context.newPage();
    await other.goto(filer.page.url());
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
    await payWith(other, 'succeeds');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(/Receipt|Payment received/);
    expect(await chargesFor(filer, refId)).toEqual([1]);
  });

  test('with a prepaid account shows a receipt without digits of a card', async ({ filer }) => {
    await goesToPay(filer);
    await payWith(filer.page, 'isPrepaid');
    await expect(filer.page.getByText('Prepaid account')).toBeVisible();
    await expect(filer.page.getByText(/^Last 4 digits/)).toHaveCount(0);
  });
});

test.describe('A declined card', { tag: '@payment' }, () => {
  test('is not charged, and the payment can be made with another', async ({ filer }) => {
    const refId = await goesToPay(filer);
    await payWith(filer.page, 'isDeclined');
    await expect(
      filer.link('Your card was declined. Nothing was charged. Enter another card.'),
    ).toBeVisible();
    expect(await chargesFor(filer, refId)).toEqual([0]);
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
    expect(await chargesFor(filer, refId)).toEqual([1]);
  });

  test('sends no card again by reload, Back or Forward, and every page says how it stands', async ({
    filer,
  }) => {
    const refId = await goesToPay(filer);
    await payWith(filer.page, 'isDeclined');
    const declined = filer.link('Your card was declined. Nothing was charged. Enter another card.');
    await expect(declined).toBeVisible();
    await expect(filer.field('Card number')).toHaveValue('');
    await expect(filer.field('Name on card')).toHaveValue('Alex Sample');
    await filer.page.reload();
    await expect(declined).toBeVisible();
    await filer.page.goBack();
    await filer.page.goForward();
    await expect(declined).toBeVisible();
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
    expect(await chargesFor(filer, refId)).toEqual([1]);
  });
});

test.describe('After payment', { tag: '@payment' }, () => {
  test('Back stays with the receipt, and so does reload', async ({ filer }) => {
    await goesToPay(filer);
    const cardPage = filer.page.url();
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
    await filer.page.goBack();
    await expect(filer.page).toHaveURL(/\/receipt\?refId=/);
    await expect(filer.button('Print receipt')).toBeVisible();
    await filer.page.reload();
    await expect(filer.button('Print receipt')).toBeVisible();
    await filer.page.goto(cardPage);
    await expect(filer.heading).toHaveText('Payment received');
    await filer.link('Go to your receipt').click();
    await expect(filer.button('Print receipt')).toBeVisible();
  });

  test('a receipt that is loaded again still leads to secure filing', async ({ filer }) => {
    await goesToPay(filer);
    await payWith(filer.page, 'succeeds');
    await expect(filer.button('Print receipt')).toBeVisible();
    await filer.page.reload();
    await expect(filer.button('Print receipt')).toBeVisible();
    await filer.next();
    await filer.link('Set up secure business filing').click();
    await filer.seesPage('Set up secure business filing');
    await expect(filer.button('Set up secure filing')).toBeVisible();
  });
});

test.describe('More time', { tag: '@payment' }, () => {
  test('is warned about in sight, wherever on the page the card is being entered', async ({
    filer,
    page,
  }) => {
    await goesToPay(filer);
    await page.setViewportSize({ width: 320, height: 480 });
    await page.evaluate((milliseconds) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + milliseconds;
    }, 26 * 60_000);
    const warning = page.getByText('This page closes in 5 minutes.');
    await expect(warning).toBeVisible();
    const name = filer.field('Name on card');
    await name.focus();
    await name.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await expect(warning).toBeInViewport({ ratio: 1 });
    for (const label of ['Name on card', 'Security code', 'Expiration date', 'Card number']) {
      const field = page.getByRole('textbox', { name: label });
      await expect(field).toBeFocused();
      const edge = await warning.evaluate((element) => element.getBoundingClientRect().bottom);
      expect((await field.boundingBox())?.y, label).toBeGreaterThanOrEqual(edge);
      await page.keyboard.press('Shift+Tab');
    }
  });

  test('leaves the number where it was typed', async ({ filer }) => {
    await goesToPay(filer);
    await fillCard(filer.page, 'succeeds');
    await filer.page.waitForFunction(() => document.getElementById('time-limit')?.textContent);
    await filer.button('Give me more time').click();
    await expect(filer.page.locator('#time-limit')).toBeFocused();
    await expect(filer.field('Card number')).not.toHaveValue('');
  });
});
