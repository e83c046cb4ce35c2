import type { Page } from '@playwright/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

interface Presentation {
  name: string;
  show: (page: Page) => Promise<void>;
  /** Rules of axe that cannot be judged in it. */
  unjudged?: readonly string[];
}

/** The ways in which every state of every page has to hold. */
export const PRESENTATIONS: readonly Presentation[] = [
  { name: 'on a wide page', show: (page) => page.setViewportSize(WIDE) },
  { name: 'at 320 px', show: (page) => page.setViewportSize(NARROW) },
  {
    name: 'with forced colors',
    // The user's own colors are drawn; axe reads the author's from `-webkit-text-fill-color`, which the browser does not replace.
    unjudged: ['color-contrast'],
    show: async (page) => {
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
];

/** How many pixels the page has to be scrolled sideways; and which elements stick out. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const open = document.querySelector('dialog[open]');
    const inDialog = open ? open.scrollWidth - open.clientWidth : 0;
    const surplus = Math.max(scrollWidth - clientWidth, inDialog);
    if (surplus <= 0) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${surplus} px: <${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
      )
      .slice(-5);
  });
