import { HtmlValidate } from 'html-validate';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Why a rule is off is written in docs/testing.md. */
const config = JSON.parse(readFileSync(join(__dirname, '../../../.htmlvalidate.json'), 'utf8')) as object;
const validator = new HtmlValidate(config);

/**
 * The findings of html-validate on the present document. Content for browsers without scripts is left out: it never occurs together with
 * the rest.
 */
export async function markupFaults(page: Page): Promise<string[]> {
  const markup = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('noscript')) element.remove();
    return `<!DOCTYPE html>${copy.outerHTML}`;
  });
  const { results } = await validator.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`),
  );
}
