import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** So much of a page says what went wrong; the whole is in the file that Playwright names. */
const LINES = 40;

/** Prints what the page said when a test failed: of a run on another machine nothing else may be left. */
export default class PageAtFailure implements Reporter {
  onTestEnd({ title }: TestCase, { status, attachments }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const context = attachments.find(({ name }) => name === 'error-context')?.path;
    const [, snapshot = ''] = context ? readFileSync(context, 'utf8').split('# Page snapshot') : [];
    const lines = snapshot
      .split('\n')
      .filter((line) => !/^```|\/url:/.test(line.trim()) && line.trim() !== '');
    const begin = Math.max(
      lines.findIndex((line) => line.includes('- main')),
      0,
    );
    const said = lines
      .slice(begin, begin + LINES)
      .map((line) => line.replace(/ \[(ref|cursor)=[^\]]*\]/g, ''));
    if (said.length > 0) process.stdout.write(`The page when "${title}" failed:\n${said.join('\n')}\n`);
  }
}
