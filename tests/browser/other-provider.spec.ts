import { PATHS } from '#rules';
import { startServer } from '../../scripts/lib/server.mjs';
import { FakeOpenIdProvider } from '../../server/testing/fake-openid-provider';
import { expect, test as base } from './support/test';

const ROLES = 'https://registry.example/roles';

/** A provider that differs from the registry's own in all that may differ, and a server that is configured for it. */
const test = base.extend<object, { provider: FakeOpenIdProvider; ownServer: string }>({
  provider: [
    async ({}, use) => {
      const provider = new FakeOpenIdProvider();
      await provider.open();
      Object.assign(provider.manners, {
        accessTokens: 'opaque',
        claims: { name: 'Robin Elsewhere', [ROLES]: ['registry-reviewers'] },
      });
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  ownServer: [
    async ({ provider }, use) => {
      const server = await startServer({
        env: {
          SAMPLE_ENTITIES: '10',
          LOG_LEVEL: 'warn',
          SIGN_ON_AUTHORITY: provider.authority,
          SIGN_ON_CLIENT_ID: provider.clientId,
          SIGN_ON_AUDIENCE: provider.clientId,
          SIGN_ON_TOKEN: 'id',
          SIGN_ON_SCOPE: 'openid profile',
          SIGN_ON_PARAMETERS: 'audience=business-api',
          SIGN_ON_ROLES_CLAIM: ROLES,
          SIGN_ON_ADMIN_ROLE: 'registry-reviewers',
          SIGN_ON_ORIGINS: provider.tokenOrigin,
        },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer);
  },
});

test.describe('Another provider of sign-ons', { tag: '@staff' }, () => {
  // The portal says in the console that the provider has no address where sign-ons are ended.
  test.use({ expectedComplaints: /end session endpoint/i });

  test('signs staff on by its own claims, lets them work, and is left with a warning where it ends no sign-on', async ({
    page,
    filer,
    provider,
  }) => {
    await page.goto(PATHS.pendingQueue);
    await page.getByRole('link', { name: 'Sign on here' }).click();
    await page.waitForURL((url) => url.pathname === PATHS.pendingQueue);
    await filer.seesPage('Pending queue');
    expect(provider.asked.at(-1)).toMatchObject({ scope: 'openid profile', audience: 'business-api' });
    await page.reload();
    await filer.seesPage('Pending queue');

    await page.goto(PATHS.logout);
    await expect(page.locator('.usa-alert--error')).toContainText('the sign-on service still knows you');
    await page.goto(PATHS.adminHome);
    await expect(page.getByRole('heading', { level: 1, name: 'Another provider' })).toBeVisible();
  });
});
