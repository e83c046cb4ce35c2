import { expect, type Page } from '@playwright/test';

/** Whether the application has drawn this very element, and the page from the server is gone: poll it. */
export const isTakenOver = (page: Page, selector: string) =>
  expect.poll(() =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
  );

/**
 * Waits until the application has drawn the page in the place of the one from the server, whose elements are gone then. Other pages, such
 * as that of the payment, stay as they are.
 */
export const isDrawnByApplication = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    const heading = root?.querySelector('h1');
    return !root || (heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber')));
  });
