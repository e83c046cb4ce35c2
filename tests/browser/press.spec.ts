import { completeDraft } from './support/drafts';
import { expect, test } from './support/test';

// The note about a text appears once the field is left, above the button that was pressed to leave it.
test.describe('A press that leaves a text with typographic characters', { tag: '@continuity' }, () => {
  const TYPED = '\u201cProvisions\u201d \u2013 as agreed';
  const NOTE = 'Changed to plain characters: typographic quotation marks, typographic dashes.';

  test('reaches the answer below it, after which the change is told', async ({ filer, page }) => {
    await filer.opensStep('additionalinfo', completeDraft(filer.agent));
    await page.getByRole('textbox').fill(TYPED);
    const box = await page.getByText('Yes', { exact: true }).boundingBox();
    await page.mouse.move(box!.x + 4, box!.y + 2);
    await page.mouse.down();
    await expect(page.getByRole('textbox')).toHaveValue('"Provisions" - as agreed');
    await expect(page.getByText(NOTE)).toHaveCount(0);
    await page.mouse.up();
    await expect(filer.radio('Yes')).toBeChecked();
    await expect(page.getByRole('main').getByText(NOTE)).toBeVisible();
  });

  test('reaches Next', async ({ filer, page }) => {
    await filer.opensStep('additionalinfo', completeDraft(filer.agent));
    await page.getByRole('textbox').fill(TYPED);
    const box = await filer.nextButton.boundingBox();
    await page.mouse.move(box!.x + 8, box!.y + 2);
    await page.mouse.down();
    // By now the note would have appeared, and moved the button.
    await expect(page.getByRole('textbox')).toHaveValue('"Provisions" - as agreed');
    await page.mouse.up();
    await filer.seesPage('Delayed effective date');
  });
});
