import { fileCompany, receiptPath } from './support/payments';
import { completeDraft } from './support/drafts';
import { NARROW } from './support/presentations';
import { expect, test } from './support/test';

const FILES = ['bylaws.pdf', 'provisions.pdf'].map((fileName) => ({
  key: fileName,
  fileName,
  mimeType: 'application/pdf',
  size: 100,
}));

test.describe('What stands beside and below another', () => {
  test('on a narrow review nothing sticks to the edge of a ground, and files begin where other values do', async ({
    filer,
    page,
  }) => {
    await page.setViewportSize(NARROW);
    const draft = completeDraft(filer.agent);
    const { additionalInfoValues } = draft;
    await filer.opensStep('filingreview', {
      ...draft,
      additionalInfoValues: {
        ...additionalInfoValues,
        additionalInfoAttachmentRadio: 'Y',
        attachments: FILES,
      },
    });
    const section = page.getByRole('region', { name: 'Attachments' });
    expect(await section.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
    const label = await section.getByText('Files added').boundingBox();
    const file = await section.getByRole('button', { name: /bylaws\.pdf/ }).boundingBox();
    expect(file?.x).toBe(label?.x);
  });

  test('on a receipt the way on stands apart from the card', async ({ filer, page }) => {
    await filer.goesTo(receiptPath(await fileCompany(filer)));
    const card = await page.getByRole('region', { name: 'Receipt', exact: true }).boundingBox();
    const next = await filer.button('Next').boundingBox();
    expect((next?.y ?? 0) - (card?.y ?? 0) - (card?.height ?? 0)).toBeGreaterThanOrEqual(16);
  });

  for (const width of [NARROW.width, 1280]) {
    test(`on what is next, ${width} pixels wide, no button touches the item that follows`, async ({
      filer,
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await filer.goesTo(receiptPath(await fileCompany(filer)));
      await filer.next();
      await filer.seesPage('Congratulations');
      const items = page.getByRole('listitem').filter({ has: page.locator('strong') });
      const gaps = await items.evaluateAll((all) =>
        all.slice(1).map((item, index) => {
          const inside = [...(all[index]?.querySelectorAll('p, button') ?? [])];
          const ends = inside.map((part) => part.getBoundingClientRect().bottom);
          return item.getBoundingClientRect().top - Math.max(...ends);
        }),
      );
      expect(gaps.length).toBeGreaterThan(5);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
    });
  }
});

test.describe('The head of a page', () => {
  test('shows the whole name of the entity on a page zoomed to twice its size', async ({ filer, page }) => {
    await page.setViewportSize({ width: 640, height: 450 });
    await filer.opensStep('management', completeDraft(filer.agent));
    const name = page.getByRole('banner').locator('strong');
    await expect(name).toBeVisible();
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  for (const width of [NARROW.width, 375]) {
    test(`on a telephone, ${width} pixels wide, the three boxes of a number stay in one row, also with an error`, async ({
      filer,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await filer.opensStep('notifications', completeDraft(filer.agent));
      await page.locator('input[name=textNotificationRadio][value=Y]').check({ force: true });
      await filer.next();
      const boxes = page.getByRole('group', { name: 'Phone number', exact: true }).getByRole('textbox');
      await expect(boxes).toHaveCount(3);
      await expect(boxes.first()).toHaveAttribute('aria-invalid', 'true');
      const rows = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().bottom));
      expect(new Set(rows).size).toBe(1);
    });
  }
});
