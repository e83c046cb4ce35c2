import type { Page } from '@playwright/test';
import { axeViolations } from './axe';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe's findings on the page as it is now: one line for each element, empty without any. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Style sheets are not fetched again for a rule that none of the tags has.
  const violations = await axeViolations(page, { runOnly: TAGS, preload: false });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ html, failureSummary = '' }) =>
        `${id}: ${help}\n  ${html}\n  ${failureSummary.replaceAll('\n', ' ')}`,
    ),
  );
}
