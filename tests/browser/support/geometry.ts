import type { Page } from '@playwright/test';

/**
 * What is out of its place on the page, in words: a control that another box covers, so that it cannot be pressed, and a part of a card
 * that hangs over its edge. What is scrolled by itself is looked at where it is seen.
 */
export const outOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.usa-sr-only') === null &&
      element.getBoundingClientRect().width > 1;
    const covered = [...document.querySelectorAll('main a[href], main button, main input, main select')]
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
    const overhanging = [...document.querySelectorAll('main .card, main .step-form')].flatMap((card) => {
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
