import type { Page } from '@playwright/test';

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 320, height: 640 };

interface Presentation {
  name: string;
  show: (page: Page) => Promise<void>;
  /**
   * Whether axe judges a page in it, by the place of its state among those of the page: the first state of a page in both widths, the others
   * in one of them in turn. AXE=all judges each state in both.
   */
  isJudged: (place: number) => boolean;
}

const judgesAll = process.env.AXE === 'all';

/** Whether the engines judge the page wide: its first state, and every other one after that. */
const isJudgedWide = (place: number): boolean => judgesAll || place === 0 || place % 2 === 1;

/** Whether the second engine judges a page as well as axe: in its first state. */
export const isJudgedTwice = (place: number): boolean => judgesAll || place === 0;

/** The ways in which every state of every page has to hold. */
export const PRESENTATIONS: readonly Presentation[] = [
  {
    name: 'on a wide page',
    show: (page) => page.setViewportSize(WIDE),
    isJudged: isJudgedWide,
  },
  {
    name: 'at 320 px',
    show: (page) => page.setViewportSize(NARROW),
    isJudged: (place) => judgesAll || place % 2 === 0,
  },
  {
    name: 'with forced colors',
    // The same page as the wide one, except for the user's own colors; axe reads the author's color from `-webkit-text-fill-color`, which
    // the browser does not replace.
    isJudged: () => false,
    show: async (page) => {
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
];

/** Waits for fades and moves to end before the page is judged. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

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
