import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it is now: one line for each element, empty when all is well.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // The simpler mode does without a second page; the portal has no frames that would need it.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${help}\n  ${html}\n  ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}
