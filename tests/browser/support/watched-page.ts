import type { Page } from '@playwright/test';

/** The observed states of a page, frame by frame. */
export interface ObservedFrames {
  /** The content of the page's main part, in order: a heading, a wait, or nothing at all. */
  shown: string[];
  /** Frames, at most, from a press to anything that answers it: a busy button, a line, a wait, another page. A slow machine paints fewer of them. */
  unanswered: number;
  /** How much moved on its own. */
  shift: number;
}

declare global {
  interface Window {
    seen?: ObservedFrames;
  }
}

export const WAIT = '(wait)';
export const BLANK = '(blank)';

/** Looks at every document from its beginning, before each frame that is painted. */
export const watchFrames = (page: Page) =>
  page.addInitScript(
    ({ wait, blank }) => {
      const seen: ObservedFrames = { shown: [], unanswered: 0, shift: 0 };
      window.seen = seen;
      let framesSincePress: number | null = null;
      let pressedOn = '';
      const isThere = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
      const stateOf = (main: Element): string => {
        const heading = main.querySelector('h1');
        if (heading?.checkVisibility()) return heading.textContent;
        return isThere('.loading') ? wait : blank;
      };
      const look = () => {
        const main = document.querySelector('main');
        const state = main && stateOf(main);
        if (state && state !== seen.shown.at(-1)) seen.shown.push(state);
        if (framesSincePress !== null) {
          seen.unanswered = Math.max(seen.unanswered, framesSincePress);
          const answers = '.page-progress, .button--busy, [data-pressed]';
          framesSincePress = state !== pressedOn || isThere(answers) ? null : framesSincePress + 1;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      document.addEventListener(
        'click',
        ({ target }) => {
          if (!(target instanceof Element) || !target.closest('button, a')) return;
          framesSincePress = 0;
          pressedOn = seen.shown.at(-1) ?? '';
        },
        { capture: true },
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) seen.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    },
    { wait: WAIT, blank: BLANK },
  );

export const seenOn = async (page: Page): Promise<ObservedFrames> => {
  const seen = await page.evaluate(() => window.seen);
  if (!seen) throw new Error('Nobody looked at this page.');
  return seen;
};
