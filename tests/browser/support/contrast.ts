import type { Page } from '@playwright/test';
import { axeViolations } from './axe';

/** Text whose contrast with its background is below 7:1, or 4.5:1 where it is large (WCAG 1.4.6): one line for each element. */
export async function textContrastFaults(page: Page): Promise<string[]> {
  const violations = await axeViolations(page, {
    runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 120)}: ${failureSummary}`),
  );
}

/** Fields with an edge below 3:1 to the ground around them (WCAG 1.4.11), which axe does not measure. */
export const edgeContrastFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const partsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminanceOf = (color: string) => {
      const [red = 0, green = 0, blue = 0] = partsOf(color)
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return partsOf(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };
    const fields = [...document.querySelectorAll('input[type=text], input[type=email], select, textarea')];
    return fields.flatMap((field) => {
      const edge = luminanceOf(getComputedStyle(field).borderTopColor);
      const ground = luminanceOf(groundOf(field.parentElement));
      const contrast = (Math.max(edge, ground) + 0.05) / (Math.min(edge, ground) + 0.05);
      return contrast >= 3 ? [] : [`#${field.id}: ${contrast.toFixed(2)}`];
    });
  });

/** How light what the eye sees as the page's ground is, from 0 to 1. */
export const lightnessOfPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return Math.max(...parts.slice(0, 3)) / 255;
  });
