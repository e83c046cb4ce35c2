import type { Page } from '@playwright/test';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 320, height: 640 };

/** The ways in which every state of every page has to hold. */
export const PRESENTATIONS: readonly { name: string; show: (page: Page) => Promise<void> }[] = [
  { name: 'on a wide page', show: (page) => page.setViewportSize(WIDE) },
  { name: 'at 320 px', show: (page) => page.setViewportSize(NARROW) },
  {
    name: 'with forced colors',
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
