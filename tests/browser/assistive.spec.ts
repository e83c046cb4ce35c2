import type { Page } from '@playwright/test';
import { agentPath } from '#rules';
import { stateOf } from './states/all';
import { completeDraft, draftFormedBy, emptyDraft } from './support/drafts';
import { ringFaultsOfPage } from './support/focus-ring';
import { Keyboard } from './support/keyboard';
import { fileCompany, receiptPath } from './support/payments';
import { waitForAnimations } from './support/presentations';
import { recordWhatIsSaid } from './support/said';
import { expect, test } from './support/test';

// Requirements that no engine checks: where focus goes, what is announced, and whether focus is visible.
test.describe('The focus', { tag: ['@accessibility', '@keyboard'] }, () => {
  test('goes to the heading when the button that led to the last page is gone', async ({ filer, page }) => {
    await filer.goesTo('/business/search?name=Dissolved');
    const pages = page.getByRole('navigation', { name: /pages$/ });
    const next = pages.getByRole('button', { name: 'Next page' });
    const last = Number(await pages.getByRole('button', { name: /^Page/ }).last().textContent());
    await filer.goesTo(`/business/search?name=Dissolved&page=${last - 1}`);
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(next).toHaveCount(0);
    await expect(filer.heading).toBeFocused();
  });

  test('goes to the name after No to a reserved one, and the page says why the field is empty', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('entityname', emptyDraft());
    await filer.field('Entity name').fill('Silver Larch LLC');
    await filer.next();
    await filer.dialog.getByRole('button', { name: 'No' }).press('Enter');
    await expect(filer.field('Entity name')).toBeFocused();
    await expect(filer.field('Entity name')).toHaveValue('');
    await expect(
      page.getByRole('main').getByText('“Silver Larch LLC” is reserved for somebody else'),
    ).toBeVisible();
  });

  test('goes to what is said of a receipt that was sent, as its button is gone', async ({ filer, page }) => {
    const draft = completeDraft(filer.agent);
    const emails = [{ email: 'w@example.com' }];
    const notificationsValues = {
      ...draft.notificationsValues,
      emailNotificationRadio: 'Y' as const,
      emails,
    };
    await filer.goesTo(receiptPath(await fileCompany(filer, { ...draft, notificationsValues })));
    await filer.button(/^Send to /).click();
    await expect(page.getByText('Email has been sent!')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Email has been sent!');
  });

  for (const [name, path] of [
    ['the front page', '/business'],
    ['an introduction', '/business/filing/llc/intro'],
    ['the search', '/business/search'],
    ['the login', '/business/login'],
  ] as const) {
    test(`can be seen at every stop of ${name}`, async ({ filer, page }) => {
      await filer.goesTo(path);
      expect(await ringFaultsOfPage(page)).toEqual([]);
    });
  }

  for (const step of [
    'principalofficeaddress',
    'management',
    'filer',
    'notifications',
    'filingreview',
  ] as const) {
    test(`can be seen at every stop of ${step}, also at 320 px`, async ({ filer, page }) => {
      await filer.opensStep(step, completeDraft(filer.agent));
      expect(await ringFaultsOfPage(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.reload();
      await filer.seesPage();
      expect(await ringFaultsOfPage(page)).toEqual([]);
    });
  }
});

test.describe('A telephone', { tag: '@accessibility' }, () => {
  test('sorts a table by its columns, and shows where the focus is', async ({ filer, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await filer.remembers(await filer.keeps(emptyDraft()));
    await filer.goesTo(agentPath('agentintroentity', { transTyp: 'ARTORG_LLC', entityType: 'DLLC' }));
    await filer.field('Entity ID number or name').fill('Oak');
    await filer.next();
    const sort = page.getByRole('columnheader').first().getByRole('button');
    await expect(sort).toBeVisible();
    expect((await sort.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await sort.click();
    await expect(page.locator('th[aria-sort=ascending]')).toBeVisible();
    expect(await ringFaultsOfPage(page)).toEqual([]);
  });
});

test.describe('Edit and Delete', { tag: '@accessibility' }, () => {
  /** Size for a finger, in pixels (WCAG 2.5.5). */
  const FINGER = 44;

  for (const [name, state] of [
    ['Filing review', 'complete'],
    ['Persons forming', 'people listed'],
    ['Attachments', 'with a file'],
  ] as const) {
    test(`are as large as a finger: ${name}`, async ({ filer, page }) => {
      await stateOf(name, state).open(filer);
      const buttons = page.getByRole('main').getByRole('button', { name: /^(Edit|Delete) / });
      await expect(buttons.first()).toBeVisible();
      const sizes = await buttons.evaluateAll((all) =>
        all.map((each) => Math.min(each.getBoundingClientRect().width, each.getBoundingClientRect().height)),
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(FINGER);
    });
  }
});

/** Heading, form and aside in the order of the document, which is the order in which they are read. */
const partsInOrder = (page: Page): Promise<string[]> =>
  page.locator('main h1, main form, main aside').evaluateAll((all) => all.map(({ tagName }) => tagName));

test.describe('The summary of a filing', { tag: ['@accessibility', '@keyboard'] }, () => {
  test('is read after the form that it stands beside', async ({ filer, page }) => {
    await filer.opensStep('management', completeDraft(filer.agent));
    expect(await partsInOrder(page)).toEqual(['H1', 'FORM', 'ASIDE']);
    const [form, aside] = [page.locator('main form'), page.locator('main aside')];
    expect((await aside.boundingBox())?.x).toBeGreaterThan((await form.boundingBox())?.x ?? 0);
  });

  test('is one line between heading and form at 320 px, which the keyboard reaches and opens', async ({
    filer,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await filer.opensStep('management', completeDraft(filer.agent));
    const line = page.locator('.filing-summary__line');
    const top = async (element: typeof line) => (await element.boundingBox())?.y ?? 0;
    expect(await top(line)).toBeGreaterThan(await top(filer.heading));
    expect(await top(line)).toBeLessThan(await top(page.locator('main form')));
    expect(await partsInOrder(page)).toEqual(['H1', 'ASIDE', 'FORM']);
    for (let stop = 0; stop < 40 && !(await line.evaluate((each) => each.matches(':focus'))); stop += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
  });

  test('is read where it is seen while the window changes, and nothing that was typed is lost', async ({
    filer,
    page,
  }) => {
    await filer.opensStep('principalofficeaddress', emptyDraft());
    const street = page.locator('main form input').first();
    await street.fill('1 Main');
    for (const [width, order] of [
      [1023, ['H1', 'ASIDE', 'FORM']],
      [1024, ['H1', 'FORM', 'ASIDE']],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => partsInOrder(page)).toEqual(order);
      await expect(street).toHaveValue('1 Main');
      await expect(street).toBeFocused();
    }
  });

  for (const opener of ['Delete this filing', 'Save and finish later'])
    test(`leaves a dialog open while the window changes: ${opener}`, async ({ filer, page }) => {
      await filer.opensStep('entityname', emptyDraft());
      await filer.button(opener).click();
      await expect(filer.dialog).toBeVisible();
      await waitForAnimations(page);
      const opened = await filer.dialog.elementHandle();
      for (const width of [1023, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await waitForAnimations(page);
        expect(await opened?.evaluate((dialog) => dialog.matches(':modal')), `${width} px`).toBe(true);
      }
    });
});

test.describe('Aloud', { tag: '@accessibility' }, () => {
  test('a dialog that a box opens is foretold at the box', async ({ filer }) => {
    await filer.opensStep('filer', draftFormedBy(filer.agent, ['Alex', 'Robin']));
    await filer.button('Add another filer').click();
    const box = filer.field(/^Same as/);
    await expect(box).toHaveAccessibleDescription('Opens a window in which you choose who.');
  });

  test('alerts that open a dialog are described by what they say', async ({ filer }) => {
    await filer.opensStep('entityname', emptyDraft());
    await filer.button('Delete this filing').click();
    await expect(filer.dialog).toHaveAccessibleDescription(/\?/);
  });

  test('messages are written into regions that were there before', async ({ filer, page }) => {
    const said = await recordWhatIsSaid(page);
    const refId = await fileCompany(filer);
    await filer.remembers(refId);
    await filer.goesTo(receiptPath(refId));
    await expect(page.locator('main').getByText('Your payment was received')).toBeVisible();
    await expect.poll(said).toContain('Your payment was received');
    await expect(page.locator('main [role=status]:has-text("Your payment")')).toHaveCount(0);
    const keys = new Keyboard(page);
    await keys.type(filer.field(/email/i), 'ada@example.com');
    await page.keyboard.press('Enter');
    await expect.poll(said).toMatch(/mail.*sent/i);
  });

  test('an error is said in a region that was there before, and a summary once', async ({ filer, page }) => {
    const said = await recordWhatIsSaid(page);
    await stateOf('Secure Business Filing', 'refused').open(filer);
    await expect.poll(said).toContain('Email or password is invalid');
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
    await filer.opensStep('principalofficeaddress', emptyDraft());
    await filer.failsToGoOn();
    await expect.poll(said).toContain('There is a problem');
    expect((await said()).split('There is a problem')).toHaveLength(2);
  });

  test('each address to choose from is said once', async ({ filer, page }) => {
    await stateOf('Principal office address', 'verify dialog open').open(filer);
    const radios = page.getByRole('dialog').getByRole('radio');
    await expect(radios.first()).toHaveAccessibleDescription('');
    const names = await radios.evaluateAll((all) =>
      all.map((each) => (each as HTMLInputElement).labels?.[0]?.textContent ?? ''),
    );
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name.match(/\d{5}/g)).toHaveLength(1);
  });

  test('the asterisk is explained before the first field that has one', async ({ filer, page }) => {
    await filer.opensStep('principalofficeaddress', emptyDraft());
    await expect(page.locator('main .required-mark').first()).toHaveText('*');
    await expect(page.locator('main .required-mark').first().locator('..')).toHaveClass('required-legend');
  });

  test('a page that is loaded, or loaded again, is left to the reader', async ({ filer, page }) => {
    const said = await recordWhatIsSaid(page);
    await filer.goesTo('/business/filing/llc/intro');
    await filer.goesTo('/business/help/questions');
    await page.reload();
    await filer.seesPage();
    await expect(filer.heading).not.toBeFocused();
    // Longer than any title waits before it is announced.
    await page.waitForTimeout(1000);
    expect(await said()).toBe('');
  });

  test('a heading that takes the focus is not said a second time', async ({ filer, page }) => {
    const said = await recordWhatIsSaid(page);
    await filer.opensStep('management', completeDraft(filer.agent));
    await filer.next();
    await filer.seesPage('Persons forming');
    await expect.poll(said).toContain('Step 5 of 11');
    expect(await said()).not.toContain('Persons forming');
  });
});
