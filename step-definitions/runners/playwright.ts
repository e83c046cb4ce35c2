import { createBdd, defineParameterType, test as base } from 'playwright-bdd';
import { browserDriver } from '../levels/browser';
import { PARAMETER_TYPES } from '../parameter-types/all';
import type { DefineStep, World } from '../phrasebook';
import { PHRASES } from '../all-wordings';

/** A scenario's world: the browser page that Playwright gives it. */
export const test = base.extend<{ world: World }>({
  world: async ({ page, baseURL }, use) => {
    if (!baseURL) throw new Error('BASE_URL names the server to test; `npm run spec:browser` starts one.');
    await use({ driver: browserDriver(page, baseURL) });
  },
});

const { Given, When, Then } = createBdd(test, { worldFixture: 'world' });

PARAMETER_TYPES.forEach((type) => defineParameterType(type));
PHRASES.forEach((phrases) =>
  phrases({ Given: Given as DefineStep, When: When as DefineStep, Then: Then as DefineStep }),
);
