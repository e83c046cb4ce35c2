import { completeDraft, emptyDraft } from './support/drafts';
import { stateOf } from './states/all';
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
      // Without the place that tells it apart from others.
      const sentence = await lines.nth(index).evaluate(({ firstChild }) => firstChild?.textContent ?? '');
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
    await expect(filer.nextButton).toHaveCount(0);
    await page.locator('.error-summary').getByRole('button').first().click();
    await filer.seesPage('Management & members');
    await filer.radio(/managers/i).check({ force: true });
    await filer.radio('Yes').check({ force: true });
    await filer.button('Save changes').click();
    await filer.seesPage('Filing review');
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await expect(filer.nextButton).toBeVisible();
  });
});

test(
  'a message at no field marks the title too, for as long as it is shown',
  { tag: '@errors' },
  async ({ filer, page }) => {
    await stateOf('Secure Business Filing', 'refused').open(filer);
    await expect(page).toHaveTitle(/^Error: Secure Business Filing - /);
    await filer.button('Reset My Password').click();
    await filer.seesPage('Reset My Password');
    await expect(page).toHaveTitle(/^Reset My Password - /);
  },
);

test('a name that is taken is told at its field', { tag: '@errors' }, async ({ filer, page }) => {
  await filer.opensStep('entityname', emptyDraft());
  await filer.field('Entity name').fill('Aspen Ledger, L.L.C.');
  await filer.next();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expect(filer.field('Entity name')).toHaveAttribute('aria-invalid', 'true');
  await expect(filer.field('Entity name')).toHaveValue('Aspen Ledger, L.L.C.');
});

test.describe('A summary of problems', { tag: '@errors' }, () => {
  test('leads to elements that exist, of a number in its parts too', async ({ filer, page }) => {
    await filer.opensStep('notifications', emptyDraft());
    await filer.radio('Yes', /email notifications/).check({ force: true });
    await filer.radio('Yes', /text notifications/).check({ force: true });
    await filer.failsToGoOn();
    const links = await page.locator('.error-summary').getByRole('link').all();
    expect(links).toHaveLength(4);
    for (const link of links) {
      const target = await link.getAttribute('href');
      await expect(page.locator(`[id="${target?.slice(1)}"]`)).toHaveCount(1);
    }
    await expect(page).toHaveTitle(/^Error: /);
  });

  test('loses a message as soon as its cause is gone, and the title its mark with the last', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('entityname', emptyDraft());
    await filer.failsToGoOn();
    await expect(page).toHaveTitle(/^Error: /);
    await filer.field('Entity name').pressSequentially('Quiet Harbor');
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^Error: /);
    await expect(filer.field('Entity name')).toBeFocused();
  });

  test('names the field and the part of the form where a sentence is said of several', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('principalofficeaddress', emptyDraft());
    for (const label of ['Address 1', 'City', 'ZIP / Postal code']) await filer.field(label).fill('x');
    await filer.failsToGoOn();
    const lines = page.locator('.error-summary').getByRole('listitem');
    await expect(lines.filter({ hasText: 'Must be at least 2 characters' })).toContainText([
      'Address 1, Street address',
      'City, Street address',
      'ZIP / Postal code, Street address',
    ]);
    await expect(lines.filter({ hasText: 'Mailing address' })).not.toHaveCount(0);
  });

  test('of an entry that was saved in order to go on says what is missing on the list', async ({
    filer,
    page,
  }) => {
    const draft = completeDraft(filer.agent);
    await filer.opensStep('filer', { ...draft, filersValues: { perjuryNoticeAffirmed: false, filers: [] } });
    await filer
      .button(/^That’s me: /)
      .first()
      .click();
    await filer.button('Save and continue').click();
    await expect(page.getByRole('heading', { name: 'Filers added' })).toBeVisible();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expect(page.locator('.error-summary').getByRole('link')).toHaveText([/^Mark the checkbox/]);
    await expect(page).toHaveTitle(/^Error: Filer/);
  });

  test('of missing files goes, with its mark in the title, once one is added', async ({ filer, page }) => {
    const draft = completeDraft(filer.agent);
    const additionalInfoValues = {
      ...draft.additionalInfoValues,
      additionalInfoAttachmentRadio: 'Y' as const,
    };
    await filer.opensStep('filingreview', { ...draft, additionalInfoValues });
    await page.locator('.error-summary').getByRole('button').first().click();
    await filer.seesPage('Attachments');
    await expect(page.locator('.error-summary')).toContainText('Need to include attachments.');
    await filer.button('Add a file').click();
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Text') };
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('1 file added.')).toBeVisible();
    await expect(page.locator('.error-summary')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Attachments/);
  });

  test('of an empty search has the focus as well', async ({ filer, page }) => {
    await filer.goesTo('/business');
    await filer.failsToGoOn('Search');
    await expect(page).toHaveTitle(/^Error: /);
  });

  test('of an entry says so in the title as well', async ({ filer, page }) => {
    await filer.opensStep('formation', emptyDraft());
    await filer.failsToGoOn('Save');
    await expect(page).toHaveTitle(/^Error: /);
  });
});

test(
  'after No to a reserved name the empty field has focus, and a sentence says why',
  { tag: '@errors' },
  async ({ filer, page }) => {
    await filer.opensStep('entityname', emptyDraft());
    await filer.field('Entity name').fill('Silver Larch LLC');
    await filer.next();
    await filer.dialog.getByRole('button', { name: 'No' }).click();
    await expect(filer.field('Entity name')).toBeFocused();
    await expect(filer.field('Entity name')).toHaveValue('');
    await expect(
      page.getByRole('main').getByText(/is reserved for somebody else, so it was removed/),
    ).toBeVisible();
  },
);

test('each address of the verification dialog is said once', { tag: '@errors' }, async ({ filer }) => {
  await filer.opensStep('principalofficeaddress', emptyDraft());
  await filer.field('Mailing address is the same').check();
  await filer.fillsAddress('1600 broadway street');
  await filer.next();
  for (const choice of await filer.dialog.getByRole('radio').all()) {
    await expect(choice).not.toHaveAttribute('aria-describedby', /./);
    const [name = ''] =
      (await choice.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.innerText ?? '')).match(
        /\b1600 .*/gi,
      ) ?? [];
    expect(name).not.toBe('');
    expect(name.match(/1600/g)).toHaveLength(1);
  }
});

test(
  'dates and times are typed on a keyboard that has their marks',
  { tag: '@errors' },
  async ({ filer }) => {
    await filer.opensStep('effectivedate', emptyDraft());
    await filer.radio(/later date/).check({ force: true });
    for (const field of [/^Date/, /^Time/])
      await expect(filer.field(field)).not.toHaveAttribute('inputmode', 'numeric');
  },
);

test.describe('What is refused without a field to blame', { tag: '@errors' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('is in view on a phone, where the button is far below it', async ({ filer, page }) => {
    await stateOf('Change password', 'with errors').open(filer);
    await page.route('**/change-pass', (route) => route.fulfill({ json: { apiData: { code: 404 } } }));
    await page.locator('input[name=password]').fill('Northgate2025');
    for (const name of ['newPassword', 'retypedPassword'])
      await page.locator(`input[name=${name}]`).fill('Northgate2027');
    await filer.button('Change password').click();
    await expect(page.getByRole('main').getByText(/does not match what we have/)).toBeInViewport();
    await expect(filer.button('Change password')).toBeFocused();
  });
});
