import type { Page } from '@playwright/test';

/** The two tones of a ring must differ this much, so that one of them is visible on any background (WCAG technique C40). */
const LEAST_CONTRAST = 9;

/** The faults of the focus ring of the element that has focus now; empty without any. */
export const ringFaults = (page: Page): Promise<string[]> =>
  page.evaluate((leastContrast) => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['nothing has the focus'];
    const luminanceOf = (color: string): number => {
      const parts = (/[\d.]+(?:,\s*|\s+)[\d.]+(?:,\s*|\s+)[\d.]+/.exec(color)?.[0] ?? '0 0 0').split(
        /[,\s]+/,
      );
      const [red = 0, green = 0, blue = 0] = parts
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const drawn: [Element, string | undefined][] = [[focused, undefined]];
    if (focused instanceof HTMLInputElement)
      for (const label of focused.labels ?? []) drawn.push([label, undefined], [label, '::before']);
    const isTwoTone = drawn.some(([element, part]) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element, part);
      if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return false;
      const outline = luminanceOf(outlineColor);
      return (boxShadow.match(/rgba?\([^)]*\)[^,]*/g) ?? []).some((shadow) => {
        // The halo has to reach beyond the outline.
        const spread = Number.parseFloat(shadow.split(' ').at(-1) ?? '0');
        const halo = luminanceOf(shadow);
        const contrast = (Math.max(outline, halo) + 0.05) / (Math.min(outline, halo) + 0.05);
        return spread > Number.parseFloat(outlineWidth) && contrast >= leastContrast;
      });
    });
    const { width, height } = focused.getBoundingClientRect();
    const name = `<${focused.tagName.toLowerCase()} class="${focused.getAttribute('class') ?? ''}">`;
    return [
      ...(isTwoTone ? [] : [`${name}: no ring in two tones`]),
      ...(width > 1 && height > 1 ? [] : [`${name}: cannot be seen`]),
    ];
  }, LEAST_CONTRAST);

/** The faults of the focus ring at any stop of the Tab key, until the page begins again. */
export async function ringFaultsOfPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press('Tab');
    const isOver = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.hasAttribute('data-was-stop')) return true;
      focused.setAttribute('data-was-stop', '');
      return false;
    });
    if (isOver) return faults;
    faults.push(...(await ringFaults(page)));
  }
  return faults;
}
