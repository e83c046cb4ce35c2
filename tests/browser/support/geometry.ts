import type { Page } from '@playwright/test';

/** Telephone, tablet and screens, the widest of them with the largest text too. */
const VIEWS = [
  { width: 320, textSize: '100%' },
  { width: 768, textSize: '100%' },
  { width: 1024, textSize: '100%' },
  { width: 1280, textSize: '100%' },
  { width: 1280, textSize: '200%' },
] as const;

/** What is out of its place on the page at any width, and with text of twice the size. */
export async function outOfPlaceInAnyView(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
  const faults: string[] = [];
  for (const { width, textSize } of VIEWS) {
    await setTextSize(textSize);
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await outOfPlace(page)).map((fault) => `${width} px, ${textSize}: ${fault}`));
  }
  await setTextSize('');
  if (before) await page.setViewportSize(before);
  return faults;
}

/**
 * What is out of its place on the page, in words: a control that another box covers, so that it cannot be pressed, and a part of a card
 * that hangs over its edge. What is scrolled by itself is looked at where it is seen; behind an open window nothing is.
 */
export const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.usa-sr-only') === null &&
      element.getBoundingClientRect().width > 1;
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body;
    const covered = [...shown.querySelectorAll('a[href], button, input, select, textarea')]
      .filter(isShown)
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const [first] = control.getClientRects();
        if (first === undefined) return [];
        const hit = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
        const isHit =
          hit !== null && (control.contains(hit) || hit.contains(control) || label?.contains(hit) === true);
        return isHit
          ? []
          : [`${nameOf(control)} is covered by ${hit === null ? 'the edge of the window' : nameOf(hit)}`];
      });
    const overhanging = [...shown.querySelectorAll('.card, .step-form')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .filter(isShown)
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const scrolled = part.closest('.table-scroll, pre, textarea');
          return scrolled === null && (box.right > right + 1 || box.left < left - 1);
        })
        .slice(0, 3)
        .map((part) => `${nameOf(part)} hangs over its card`);
    });
    return [...covered, ...overhanging];
  });
