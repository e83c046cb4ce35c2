import { expect } from '@playwright/test';
import { answeredStatus } from '#rules';
import type { Expectation } from '../situation';

/** A sentence that is to be read on the page. */
export const text =
  (sentence: string | RegExp): Expectation =>
  (visitor) =>
    visitor.seesText(sentence);

/** The page of this heading. */
export const page =
  (title: string | RegExp): Expectation =>
  (visitor) =>
    visitor.sees(title);

export const opens =
  (path: string): Expectation =>
  (visitor) =>
    visitor.opens(path);

export const presses =
  (name: string | RegExp): Expectation =>
  (visitor) =>
    visitor.button(name).first().click();

/** A button that can be pressed. */
export const offers =
  (name: string): Expectation =>
  (visitor) =>
    expect(visitor.button(name)).toBeVisible();

export const doesNotOffer =
  (name: string): Expectation =>
  (visitor) =>
    expect(visitor.button(name)).toHaveCount(0);

/** One after the other. */
export const inOrder =
  (...looks: readonly Expectation[]): Expectation =>
  async (visitor, given) => {
    for (const look of looks) await look(visitor, given);
  };

/** A window of its own for the document, and no sentence that it is not there. */
export const seesDocument: Expectation = async ({ page }) => {
  await expect.poll(() => page.context().pages().length).toBe(2);
  await expect(page.locator('.usa-alert--error')).toHaveCount(0);
};

/** The window that was opened for the document is closed again, and the page says why. */
export const withoutDocument: Expectation = async ({ page }) => {
  await expect(page.locator('.usa-alert--error').filter({ hasText: /\w+ .*\w+/ })).toBeVisible();
  await expect.poll(() => page.context().pages().length).toBe(1);
};

/** One sentence where the number is unknown (404), another one where the request failed. */
export const unknownOr =
  (unknown: string | RegExp, failed: string | RegExp): Expectation =>
  (visitor, { outcome }) =>
    visitor.seesText(answeredStatus(outcome) === 404 ? unknown : failed);
