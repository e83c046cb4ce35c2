import { createBdd, defineParameterType, test as base } from 'playwright-bdd';
import { browserDriver } from '../levels/browser';
import { PARAMETER_TYPES } from '../parameter-types/all';
import type { DefineStep, World } from '../phrasebook';
import { PHRASES } from '../all-wordings';

/** A scenario's world: the browser page that Playwright gives it. */
export const test = base.extend<{ world: World }>({
  world: async ({ page, context, browser, baseURL }, use) => {
    if (!baseURL) throw new Error('BASE_URL names the server to test; `npm run spec:browser` starts one.');
    await use({ driver: browserDriver(page, baseURL) });
    // Left open, the pages of other people in the scenario would go on asking the server.
    await Promise.all(browser.contexts().flatMap((one) => (one === context ? [] : [one.close()])));
  },
});

const { Given, When, Then } = createBdd(test, { worldFixture: 'world' });

PARAMETER_TYPES.forEach((type) => defineParameterType(type));
PHRASES.forEach((phrases) =>
  phrases({ Given: Given as DefineStep, When: When as DefineStep, Then: Then as DefineStep }),
);
