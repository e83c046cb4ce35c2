import type { Page } from '@playwright/test';
import { NARROW } from './presentations';

/** On the first screen of a small telephone, with its label and the most part of the box in sight. */
const LIMIT = 600;

/** Pages with something to read before the field, or to look at: how far down it may stand; null anywhere. */
const LIMITS: Readonly<Record<string, number | null>> = {
  // An introduction, whose question is asked of who has read it.
  'Maintain Registered Agent for the Service of Process': null,
  // What there is to be read without a key, which few need.
  'Open data for developers': null,
  // What was filed; the field is for a copy of it.
  Receipt: null,
  // The name on record, and the name after the filing.
  'Names and statute': 620,
};

/** Where the first field of the page stands on a telephone, and what is allowed; null where it is near enough, or the page has none. */
export async function lowFirstField(page: Page, name: string): Promise<string | null> {
  const limit = name in LIMITS ? LIMITS[name] : LIMIT;
  if (limit === null || limit === undefined) return null;
  const before = page.viewportSize();
  await page.setViewportSize(NARROW);
  const place = await page.evaluate(() => {
    // As it arrives on a telephone: what stands beside a form is folded.
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.step-aside > details'))
      details.open = false;
    const fields = [...document.querySelectorAll('main :is(input, select, textarea)')];
    const first = fields.find((field) => field.checkVisibility());
    return first ? Math.round(first.getBoundingClientRect().top + window.scrollY) : 0;
  });
  if (before) await page.setViewportSize(before);
  return place > limit ? `the first field of ${name} stands at ${place} px, not ${limit} px` : null;
}
