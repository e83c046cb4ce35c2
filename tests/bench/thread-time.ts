import type { Browser } from '@playwright/test';

/** A mark that a page has set, with the time for which its thread had worked until then. */
interface Mark {
  name: string;
  /** Microseconds of the clock. */
  ts: number;
  /** Microseconds of the thread, which only pass while it works. */
  tts: number;
}

/**
 * Follows the marks that a page sets (`performance.mark`) in the browser's own trace, which knows how long the page's thread worked
 * in between, whatever else the machine does meanwhile.
 * @returns ends the trace, and answers the milliseconds of work from each mark `from` to the mark `to` that follows it
 */
export async function traceWork(
  browser: Browser,
  from: string,
  to: string,
): Promise<() => Promise<number[]>> {
  const devtools = await browser.newBrowserCDPSession();
  const marks: Mark[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as Mark[])
      if (event.name === from || event.name === to) marks.push(event);
  });
  const ended = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  });
  return async () => {
    await devtools.send('Tracing.end');
    await ended;
    marks.sort((one, other) => one.ts - other.ts);
    return marks.flatMap((mark, index) => {
      const next = marks[index + 1];
      return mark.name === from && next?.name === to ? [(next.tts - mark.tts) / 1000] : [];
    });
  };
}
