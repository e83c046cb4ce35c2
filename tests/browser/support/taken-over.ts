import type { Page } from '@playwright/test';
import { expect } from './test';

/** Whether the application has drawn this very element, and the page from the server is gone: poll it. */
export const isTakenOver = (page: Page, selector: string) =>
  expect.poll(() =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'))),
  );
