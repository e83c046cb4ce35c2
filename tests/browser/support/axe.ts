import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';

const ENGINE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core says of elements that break a rule. */
interface Violation {
  id: string;
  help: string;
  nodes: readonly { html: string; failureSummary?: string }[];
}

/**
 * Runs axe on the page as it is now, without its frames: the portal has none but the browser's viewer of documents. The engine is put into a
 * document once, however often it is asked; as an expression, since the page's security policy forbids scripts that are written into it; one without a value, which would be brought back whole.
 */
export async function axeViolations(page: Page, options: RunOptions): Promise<Violation[]> {
  await page.evaluate(`window.axe || (() => { ${ENGINE} })(), undefined`);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'], iframes: false });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
    }));
  }, options);
}
