/**
 * Next pressed to next heading focused, on steps without a server check, with the processor slowed four times: the median and the slowest
 * of twenty. On a busy machine these figures include its load, so the processor time of the page itself is reported as well, until the
 * heading has focus, and until the page is at rest. For comparison, a page of text of the same application in the same run, which stores
 * and saves nothing: the least that a change of page can cost here.
 */
import { EventEmitter, once } from 'node:events';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { filingPath } from '#rules';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { percentile } from '../../scripts/lib/percentiles.mjs';
import { startServer } from '../../scripts/lib/server.mjs';
import { verifiedAgent } from '../browser/support/agents';
import { completeDraft } from '../browser/support/drafts';
import { Filer } from '../browser/support/filer';
import { registryAt } from '../resilience/registry';
import { traceWork } from './thread-time';

const SLOWER = 4;
const ROUNDS = 10;
const LIMIT_MS = 100;
const PATIENCE_MS = 30_000;
const WALK = ['Persons forming', 'Additional information'] as const;

/** Marks of a press and of what it leads to, in the page and in the browser's trace. */
const PRESSED = 'pressed';
const FOCUSED = 'heading focused';

const say = (line: string) => process.stdout.write(`${line}\n`);

interface Change {
  to: string;
  milliseconds: number;
}

declare global {
  interface Window {
    changes: Change[];
    /** Tells the bench. */
    headingFocused: () => void;
  }
}

/** Notes, in the page, how long each press takes until another heading has focus. */
const watchChanges = (): void => {
  window.changes = [];
  let pressed = 0;
  document.addEventListener(
    'click',
    (event) => {
      pressed = event.timeStamp;
      performance.mark('pressed');
    },
    { capture: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLHeadingElement) || pressed === 0) return;
    performance.mark('heading focused');
    window.changes.push({ to: target.textContent, milliseconds: performance.now() - pressed });
    pressed = 0;
    window.headingFocused();
  });
};

/**
 * Presses at a place of the page, and waits until another heading has focus, without asking the page meanwhile: each question of a test is
 * work of the page's own thread.
 */
async function changesPage(page: Page, pressed: Locator, heading: EventEmitter): Promise<void> {
  await pressed.scrollIntoViewIfNeeded();
  const box = await pressed.boundingBox();
  if (box === null) throw new Error('There is nothing to press.');
  // Told by the page: a question for it could arrive after the press.
  const changed = once(heading, FOCUSED, { signal: AbortSignal.timeout(PATIENCE_MS) });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await changed;
}

/** As a filer who reads the page first: everything that the page does by itself is done. */
const settles = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
};

/** Milliseconds that the page's thread has worked so far, whatever else the machine does. */
const workOf = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not tell how long its tasks took.');
  return seconds * 1000;
};

const timesOf = (changes: readonly Change[]) => changes.map(({ milliseconds }) => milliseconds);

const tell = (name: string, times: readonly number[]): number => {
  const [p50 = NaN, p95 = NaN] = [percentile(times, 50), percentile(times, 95)];
  say(`${name}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, of ${times.length}`);
  return p95;
};

async function main(): Promise<void> {
  const server = await startServer({
    env: { SAMPLE_ENTITIES: '50', RATE_LIMIT: '1000000', RATE_LIMIT_SENSITIVE: '1000000', LOG_LEVEL: 'warn' },
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    const registry = registryAt(server.url);
    const agent = await verifiedAgent(registry);
    const filer = new Filer(page, registry, () => agent, server.url);
    const heading = new EventEmitter();
    await page.exposeFunction('headingFocused', () => heading.emit(FOCUSED));
    await page.addInitScript(watchChanges);
    const devtools = await page.context().newCDPSession(page);
    await filer.opensStep('management', completeDraft(filer.agent));
    await settles(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work: number[] = [];
    const endTrace = await traceWork(browser, PRESSED, FOCUSED);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each round is an answer to save.
      await filer
        .radio(round % 2 === 0 ? /managers/i : /members/i)
        .first()
        .check({ force: true });
      for (const title of WALK) {
        await settles(page);
        const before = await workOf(devtools);
        await changesPage(page, filer.button('Next'), heading);
        await filer.seesPage(title);
        work.push((await workOf(devtools)) - before);
      }
      await settles(page);
      for (const title of ['Persons forming', 'Management & members']) {
        await page.goBack();
        await filer.seesPage(title);
      }
    }
    const next = await page.evaluate(() => window.changes);
    const workOfNext = await endTrace();
    await filer.goesTo(filingPath('llc', 'intro'));
    const endTraceOfText = await traceWork(browser, PRESSED, FOCUSED);
    for (let round = 0; round < ROUNDS; round += 1) {
      await settles(page);
      await changesPage(page, filer.link('Accessibility statement'), heading);
      await filer.seesPage('Accessibility statement');
      await settles(page);
      await filer.link('Version details').click();
      await filer.seesPage('Version Details');
    }
    const isText = ({ to }: Change) => to.startsWith('Accessibility');
    const changes = await page.evaluate(() => window.changes);
    const workOfText = (await endTraceOfText()).filter(
      (_, index) => changes[index] && isText(changes[index]),
    );
    const text = changes.filter(isText);
    const [first] = next;
    say(`Next pressed to next heading focused, processor ${SLOWER} times slower`);
    say(`the first time: ${first?.milliseconds.toFixed(0)} ms`);
    const p95 = tell('steps', timesOf(next));
    for (const title of WALK) tell(`  to "${title}"`, timesOf(next.filter(({ to }) => to === title)));
    tell('a page of text', timesOf(text.slice(1)));
    tell('processor time of the steps until then', workOfNext);
    tell('processor time of the page of text', workOfText.slice(1));
    say(`processor time of a Next, with what follows it: p50 ${(percentile(work, 50) ?? NaN).toFixed(0)} ms`);
    const isGood = p95 <= LIMIT_MS && next.length === ROUNDS * WALK.length;
    say(isGood ? '1 passed, 0 failed' : `0 passed, 1 failed (limit: p95 ${LIMIT_MS} ms)`);
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
});
