import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

/** The engine of IBM's checker, which runs in the page and asks nothing of any other place. */
const ENGINE = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** A result of the engine, as far as it is read here. */
interface Result {
  ruleId: string;
  /** The kind of rule and its result: `['VIOLATION', 'FAIL']`. */
  value: readonly [string, string];
  message: string;
  snippet: string;
  /** The element, as `/html[1]/body[1]/main[1]`. */
  path: { dom: string };
}

interface Engine {
  Checker: new () => { check(node: Document, rulesets: string[]): Promise<{ results: Result[] }> };
}

/**
 * A false finding of the engine: it knows only `email` for a field of that type, where HTML also has `username`, which is what password
 * managers look for.
 */
const WRONG = ['input_autocomplete_valid'];

/** The browser itself draws the content of a frame: its document viewer is not part of the portal. */
const IN_FRAME = /\/iframe\[\d+\]\//;

/** The findings of a second engine on the page as it is now; hints for a manual check are left out. */
export async function secondEngineFaults(page: Page): Promise<string[]> {
  // As an expression: the page's security policy forbids injected scripts. Without a result, which would be sent back whole.
  await page.evaluate(`window.ace || (() => { ${ENGINE}; window.ace = ace; })(), undefined`);
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Engine };
    const report = await new ace.Checker().check(document, ['WCAG_2_2']);
    return report.results.filter(({ value: [kind, found] }) => kind === 'VIOLATION' && found === 'FAIL');
  });
  const sound = results.filter(
    ({ ruleId, snippet, path }) =>
      !IN_FRAME.test(path.dom) && !(WRONG.includes(ruleId) && snippet.includes('username')),
  );
  return sound.map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n  ${snippet}`);
}
