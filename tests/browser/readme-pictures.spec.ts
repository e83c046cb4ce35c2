import { completeDraft } from './support/drafts';
import type { Filer } from './support/filer';
import { fileCompany, receiptPath, startPayment } from './support/payments';
import { expect, test } from './support/test';

/** A name for the pictures, with a number so that each run finds it free. */
const harborName = () => `Quiet Harbor ${Date.now().toString().slice(-5)} LLC`;

const named = ({ agent }: Filer) => completeDraft(agent, harborName());

/** The pictures of the README: where each is taken. */
const PICTURES: Readonly<Record<string, (filer: Filer) => Promise<void>>> = {
  home: async (filer) => {
    await filer.goesTo('/business/about');
    await filer.page.getByRole('banner').getByRole('link').first().click();
    await filer.seesPage('Business filings and records');
  },
  'entity-name': async (filer) => {
    await filer.opensStep('entityname', named(filer));
    await expect(filer.field('Put a term at the end of the name')).toBeVisible();
  },
  review: async (filer) => void (await filer.opensStep('filingreview', named(filer))),
  payment: async (filer) => filer.goesTo((await startPayment(filer, named(filer))).cardPage),
  receipt: async (filer) => {
    await filer.goesTo(receiptPath(await fileCompany(filer, named(filer))));
    await expect(filer.button('Print receipt')).toBeVisible();
  },
};

const save = async ({ page }: Filer, name: string) => {
  await page.evaluate(() => document.fonts.ready);
  // The element under the mouse must not look hovered.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `docs/screenshots/${name}.png`, animations: 'disabled', caret: 'hide' });
};

for (const [name, open] of Object.entries(PICTURES)) {
  test(name, async ({ filer }) => {
    await open(filer);
    await save(filer, name);
  });
}

test('entity-name on a narrow page', async ({ filer, page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await filer.opensStep('entityname', named(filer));
  await save(filer, 'entity-name-320');
});
