import type { Page } from '@playwright/test';

/** Records each sentence that the live regions say, from the next document on: a sentence is removed a second after it was said. */
export async function recordWhatIsSaid(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes)
          if (target instanceof Element && target.closest('[data-live-region]'))
            said.push(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'));
}
