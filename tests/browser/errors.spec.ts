import { completeDraft, emptyDraft } from './support/drafts';
import { expect, test } from './support/test';

test.describe('A step with something missing', { tag: '@errors' }, () => {
  test('shows a summary that has focus, and says so in the title', async ({ filer, page }) => {
    await filer.opensStep('principalofficeaddress', emptyDraft());
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await filer.failsToGoOn();
    await expect(page).toHaveTitle(/^Error: Principal office address - Step 2 of 11 - /);
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await filer.next();
    await expect(page.locator('.error-summary')).toBeFocused();
  });

  test('leads from each line of the summary to its field, where the same sentence stands', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('principalofficeaddress', emptyDraft());
    await filer.failsToGoOn();
    const lines = page.locator('.error-summary').getByRole('link');
    const count = await lines.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      const sentence = await lines.nth(index).innerText();
      await lines.nth(index).click();
      const field = page.locator(':focus');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      const told = await field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
      expect(told).toContain(sentence);
    }
  });

  test('checks nothing before Next, and keeps what was entered', async ({ filer, page }) => {
    await filer.opensStep('principalofficeaddress', emptyDraft());
    await filer.field('City').fill('  Salida ');
    await filer.field('ZIP / Postal code').fill('8');
    await filer.field('ZIP / Postal code').blur();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(filer.field('City')).toHaveValue('Salida');
    await filer.failsToGoOn();
    await expect(filer.field('City')).toHaveValue('Salida');
    await expect(filer.field('ZIP / Postal code')).toHaveValue('8');
  });

  test('of review leads to the step that corrects it', async ({ filer, page }) => {
    const draft = completeDraft(filer.agent);
    await filer.opensStep('filingreview', {
      ...draft,
      managementValues: { managedBy: '', hasOneMember: '' },
    });
    await expect(filer.button('Next')).toHaveCount(0);
    await page.locator('.error-summary').getByRole('button').first().click();
    await filer.seesPage('Management & members');
    await filer.radio(/managers/i).check({ force: true });
    await filer.radio('Yes').check({ force: true });
    await filer.button('Save changes').click();
    await filer.seesPage('Filing review');
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await expect(filer.button('Next')).toBeVisible();
  });
});

test('a name that is taken is told at its field', { tag: '@errors' }, async ({ filer, page }) => {
  await filer.opensStep('entityname', emptyDraft());
  await filer.field('Entity name').fill('Aspen Ledger, L.L.C.');
  await filer.next();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(filer.field('Entity name')).toHaveAttribute('aria-invalid', 'true');
  await expect(filer.field('Entity name')).toHaveValue('Aspen Ledger, L.L.C.');
});
