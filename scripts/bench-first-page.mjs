/**
 * How soon a first visit shows a page: how many round trips wait for each other until heading and text are there, and until the page
 * can be used; how often anything was gone again or moved; and Lighthouse's figures for a telephone. Next to them an empty page of
 * the same server in the same run: what no page can beat on this machine.
 *
 *   npm run bench:first-page
 *   npm run bench:first-page -- --visits 9 --no-lighthouse
 */
import { rmSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { median } from './lib/percentiles.mjs';
import { freePort, startServer } from './lib/server.mjs';
import { longestRequestChain } from './lib/request-chain.mjs';

const MAX_HOPS = 3;
/** A connection so slow that requests that wait for each other can be told from those that do not. */
const LATENCY_MS = 150;
/** What heading and text do not wait for: web fonts, which are swapped in when they arrive, and the office's banner. */
const BESIDE = /\.woff2$|\/static\//;
const MOMENTS = ['heading', 'usable'];
const EMPTY = 'empty-page.html';
const PAGES = {
  'introduction (llc)': '/business/filing/llc/intro',
  'introduction on an entity (chgpoa)':
    '/business/filing/chgpoa/intro?entityId=20101000001&transTyp=CHG_ENT_ADR',
  'search by name or ID': '/business/search',
  'search for a name': '/business/search?name=aspen',
  'record of an entity': '/business/search/20101000001',
  receipt: '/business/filing/llc/receipt?refId=unknown',
  "what's next": '/business/filing/llc/whatsnext',
  accessibility: '/business/accessibility',
  'empty page': `/${EMPTY}`,
};

const given = process.argv.slice(2);
const visits = Number(given[given.indexOf('--visits') + 1]) || 5;
const asksLighthouse = !given.includes('--no-lighthouse');

/** Runs in the page: when the heading first appeared, when the application had taken over, and how often it was missing in between. */
function watchPage() {
  const seen = { heading: 0, usable: 0, blankFrames: 0, shift: 0 };
  globalThis.firstPage = seen;
  const isTakenOver = (node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
  const look = () => {
    const heading = document.querySelector('h1');
    const isThere = Boolean(heading?.textContent && heading.checkVisibility());
    if (isThere) seen.heading ||= performance.now();
    if (isThere && isTakenOver(heading)) seen.usable ||= performance.now();
    if (!isThere && seen.heading) seen.blankFrames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const requestsOf = () =>
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    ({ name, startTime, responseEnd }) => ({
      name: new URL(name).pathname,
      start: startTime,
      end: responseEnd,
    }),
  );

/** How much longer a request takes for which it is asked whether the page waits for it. */
const HELD_UP_MS = 2000;

/** One visit of a first-time visitor; where a request is delayed, what the page shows may come later. */
async function visit(browser, url, heldUp) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript(watchPage);
  if (heldUp !== undefined)
    await page.route(
      ({ pathname }) => pathname === heldUp,
      (route) => setTimeout(() => void route.continue().catch(() => undefined), HELD_UP_MS),
    );
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => globalThis.firstPage);
  const requests = (await page.evaluate(requestsOf)).filter(({ name }) => !BESIDE.test(name));
  await context.close();
  return { ...seen, requests };
}

/**
 * The requests that wait for each other until heading and text are there, and until the page can be used: of the longest chain by time,
 * those without which it would not come as soon. A request that others only happen to follow is found by holding it up.
 */
async function waits(browser, url, runs) {
  const usual = Object.fromEntries(MOMENTS.map((moment) => [moment, median(runs.map((run) => run[moment]))]));
  const isAwaited = { heading: new Map(), usable: new Map() };
  const longest = (moment) => {
    const chains = runs.map((run) =>
      longestRequestChain(
        run.requests.filter(({ name, end }) => end <= run[moment] && isAwaited[moment].get(name) !== false),
      ),
    );
    return chains.reduce((best, chain) => (chain.length > best.length ? chain : best));
  };
  const unknown = () =>
    MOMENTS.flatMap((moment) =>
      longest(moment)
        .slice(1)
        .map(({ name }) => ({ moment, name })),
    ).find(({ moment, name }) => !isAwaited[moment].has(name));
  for (let next = unknown(); next; next = unknown()) {
    const held = await visit(browser, url, next.name);
    for (const moment of MOMENTS)
      isAwaited[moment].set(next.name, held[moment] === 0 || held[moment] > usual[moment] + HELD_UP_MS / 2);
  }
  return { hops: longest('heading'), usableHops: longest('usable') };
}

/** Lighthouse's figures for a telephone, of which the median of three is told. */
async function lighthouseOf(url, port) {
  const { default: lighthouse } = await import('lighthouse');
  const runs = [];
  for (let run = 0; run < 3; run += 1) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    const valueOf = (audit) => Math.round(lhr.audits[audit].numericValue);
    runs.push({
      score: Math.round(lhr.categories.performance.score * 100),
      firstPaint: valueOf('first-contentful-paint'),
      largestPaint: valueOf('largest-contentful-paint'),
      blocked: valueOf('total-blocking-time'),
    });
  }
  const middle = (figure) => median(runs.map((run) => run[figure]));
  return Object.fromEntries(Object.keys(runs[0]).map((figure) => [figure, middle(figure)]));
}

const told = [];
const inWords = (chain) => `${chain.length} round trips (${chain.map(({ name }) => name).join(' > ')})`;
function tell(name, runs, { hops, usableHops }) {
  const middle = (figure) => Math.round(median(runs.map((run) => run[figure])));
  const isEmpty = name === 'empty page';
  const blank = Math.max(...runs.map(({ blankFrames }) => blankFrames));
  const isGood = isEmpty || (hops.length > 0 && hops.length <= MAX_HOPS && blank === 0);
  told.push(isGood);
  console.log(`${isGood ? 'ok  ' : 'BAD '} ${name}`);
  console.log(`       heading and text: ${inWords(hops)}, ${middle('heading')} ms`);
  if (isEmpty) return;
  console.log(`       usable: ${inWords(usableHops)}, ${middle('usable')} ms`);
  console.log(
    `       frames without heading afterwards: ${blank}; moved: ${Math.max(...runs.map(({ shift }) => shift)).toFixed(4)}`,
  );
}

ensureBuilt();
const emptyPage = `dist/client/${EMPTY}`;
writeFileSync(
  emptyPage,
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1></html>',
);
const port = await freePort();
const server = await startServer({
  env: { SAMPLE_ENTITIES: '50', RATE_LIMIT: '1000000', LOG_LEVEL: 'warn' },
});
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
});
try {
  console.log(
    `${visits} first visits, each request ${LATENCY_MS} ms longer than it takes; medians, and the most round trips`,
  );
  for (const [name, path] of Object.entries(PAGES)) {
    await visit(browser, server.url + path);
    const runs = [];
    for (let count = 0; count < visits; count += 1) runs.push(await visit(browser, server.url + path));
    tell(name, runs, await waits(browser, server.url + path, runs));
  }
  if (asksLighthouse) console.log('Lighthouse, mobile, medians of three:');
  for (const [name, path] of asksLighthouse ? Object.entries(PAGES) : []) {
    const { score, firstPaint, largestPaint, blocked } = await lighthouseOf(server.url + path, port);
    console.log(
      `       ${name}: performance ${score}, first paint ${firstPaint} ms, largest ${largestPaint} ms, blocked ${blocked} ms`,
    );
  }
  const failed = told.filter((isGood) => !isGood).length;
  console.log(`${told.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  rmSync(emptyPage, { force: true });
}
