import { createBdd, defineParameterType, test as base } from 'playwright-bdd';
import { blankPage } from '../scenario/context/blank-page';
import { browserDriver } from '../levels/browser';
import { PARAMETER_TYPES } from '../words/parameter-types/all';
import { PHRASES } from '../levels/all-wordings';
import { keepAnnouncements } from '../portal/screen/keep-announcements';
import { ReusedWindow } from './reused-window';
import { reportNounsOnce } from './report-nouns-once';
import { withSoundTable } from './with-sound-table';
import type { FilingDriver } from '../levels/filing-driver';

interface KeptBetweenScenarios {
  kept: { window: ReusedWindow | null };
}

/** A scenario's world: a page in the window that the scenarios of a worker share. */
export const test = base.extend<{ world: { driver: FilingDriver } }, KeptBetweenScenarios>({
  kept: [
    async ({ browser: _browser }, use) => {
      await use({ window: null });
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept, baseURL }, use, testInfo) => {
    if (!baseURL) throw new Error('BASE_URL names the server to test; `npm run spec:browser` starts one.');
    kept.window ??= await ReusedWindow.open(browser, { script: keepAnnouncements });
    await use(kept.window.context);
    kept.window = await kept.window.cleaned(blankPage(baseURL), testInfo.status !== testInfo.expectedStatus);
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (page) await use(page);
  },
  world: async ({ page, context, browser, baseURL }, use) => {
    await use({ driver: browserDriver(page, baseURL ?? '') });
    // Left open, the pages of other people in the scenario would go on asking the server.
    await Promise.all(browser.contexts().flatMap((one) => (one === context ? [] : [one.close()])));
  },
});

const { Given, When, Then } = createBdd(test, { worldFixture: 'world' });

PARAMETER_TYPES.forEach((type) => defineParameterType(reportNounsOnce(type)));
PHRASES.forEach((phrases) =>
  phrases({ Given: withSoundTable(Given), When: withSoundTable(When), Then: withSoundTable(Then) }),
);
