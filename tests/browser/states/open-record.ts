import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { DEVELOPERS_PATH, OPEN_KEY_PATH } from '#rules';
import { sampleSnapshot } from '../../../mocks/sample-snapshot';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const PAGE = DEVELOPERS_PATH;
const KEY_PAGE = 'Your key to the open record';
const FILES = '**/business-api/open/files';

/** Opens the page with an answer of the registry to the question for its files. */
const opensWith = (apiData: object, sentence: string) => async (filer: Filer) => {
  await filer.page.route(FILES, (route) => route.fulfill({ json: { apiData } }));
  await filer.goesTo(PAGE);
  await expect(filer.page.getByText(sentence)).toBeVisible();
};

/** Opens a link to a key, sent to an address of its own unless one is given. */
async function opensKeyLink(filer: Filer, email = `${randomUUID()}@sample.example`): Promise<string> {
  await filer.registry.POST('/business-api/open/key', { body: { email } });
  const { data } = await filer.registry.GET('/dev-api/outbox');
  const { text = '' } = data?.apiData.messages.find(({ to }) => to === email) ?? {};
  const link = /open-key\?language=\w+#(\S+)/.exec(text)?.[1] ?? '';
  await filer.page.goto('about:blank');
  await filer.goesTo(`${OPEN_KEY_PATH}#${link}`);
  await expect(filer.button(/^Make/)).toBeVisible();
  return email;
}

async function makesKey(filer: Filer): Promise<{ email: string; key: string }> {
  const email = await opensKeyLink(filer);
  await filer.button('Make my key').click();
  await expect(filer.page.getByText('Your key is made.').first()).toBeVisible();
  return { email, key: await filer.page.getByRole('main').locator('code').first().innerText() };
}

/** Tries a key on the page for developers. */
async function triesKey(filer: Filer, key: string) {
  await filer.goesTo(PAGE);
  await filer.page.getByRole('textbox', { name: 'Your key' }).fill(key);
  await filer.button('Try my key').click();
  return { answer: filer.page.getByRole('main').locator('.usa-alert').last() };
}

/** What the record offers to programs. */
export const OPEN_RECORD = [
  ...statesOf('Open data for developers', {
    'with files': opensWith({ code: 200, snapshot: sampleSnapshot() }, 'Download the NDJSON file, 183.2 kB'),
    'without files': opensWith({ code: 200 }, 'There are no files at this time.'),
    'while files are listed': async (filer) => {
      await filer.page.route(FILES, () => new Promise(() => undefined));
      await filer.goesTo(PAGE);
      await expect(filer.page.getByText('Loading the list of files…')).toBeVisible();
    },
    'with an address that cannot be': async (filer) => {
      await filer.goesTo(PAGE);
      await filer.page.getByRole('textbox', { name: 'Email address' }).fill('ada@sample');
      await filer.button('Send me the link to a key').click();
      await expect(filer.page.locator('.error-summary')).toBeVisible();
    },
    'with a link on its way': async (filer) => {
      await filer.goesTo(PAGE);
      await filer.page.getByRole('textbox', { name: 'Email address' }).fill(`${randomUUID()}@sample.example`);
      await filer.button('Send me the link to a key').click();
      await expect(filer.page.getByText('Almost done').first()).toBeVisible();
    },
  }),
  ...statesOf('Open data for developers', {
    'with a key that was tried': async (filer) => {
      const { answer } = await triesKey(filer, (await makesKey(filer)).key);
      await expect(answer).toContainText('This key counts.');
    },
  }),
  ...statesOf(
    'Open data for developers',
    {
      'with a key that is refused': async (filer) => {
        const { answer } = await triesKey(filer, 'openkey_');
        await expect(answer).toContainText('The registry refuses this key');
      },
    },
    // The browser's own note of the answer.
    /status of 401/,
  ),
  ...statesOf(KEY_PAGE, {
    fresh: async (filer) => void (await opensKeyLink(filer)),
    'a key just made': async (filer) => void (await makesKey(filer)),
    'a key that was made before': async (filer) => {
      await makesKey(filer);
      await filer.page.reload();
      await expect(filer.button('Take my key back')).toBeVisible();
    },
    'another key than the one that counts': async (filer) =>
      void (await opensKeyLink(filer, (await makesKey(filer)).email)),
    'a key taken back': async (filer) => {
      await makesKey(filer);
      await filer.page.reload();
      await filer.button('Take my key back').click();
      await expect(filer.page.getByText('was taken back on').first()).toBeVisible();
    },
    'without a link': (filer) => filer.goesTo(OPEN_KEY_PATH),
  }),
  ...statesOf(
    'Open data for developers',
    {
      'files that cannot be listed': async (filer) => {
        await filer.page.route(FILES, (route) => route.abort('internetdisconnected'));
        await filer.goesTo(PAGE);
        await expect(
          filer.page.getByRole('main').getByText("The list of files can't be shown").first(),
        ).toBeVisible();
      },
    },
    /ERR_INTERNET_DISCONNECTED/,
  ),
];
