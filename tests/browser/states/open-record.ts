import { expect } from '@playwright/test';
import { BASE_PATH } from '#rules';
import { sampleSnapshot } from '../../../mocks/sample-snapshot';
import type { Filer } from '../support/filer';
import { statesOf } from './page-state';

const PAGE = `${BASE_PATH}/help/developers`;
const FILES = '**/business-api/open/files';

/** Opens the page with an answer of the registry to the question for its files. */
const opensWith = (apiData: object, sentence: string) => async (filer: Filer) => {
  await filer.page.route(FILES, (route) => route.fulfill({ json: { apiData } }));
  await filer.goesTo(PAGE);
  await expect(filer.page.getByText(sentence)).toBeVisible();
};

/** What the record offers to programs. */
export const OPEN_RECORD = [
  ...statesOf('Open data for developers', {
    'with files': opensWith({ code: 200, snapshot: sampleSnapshot() }, 'Load the NDJSON file, 183.2 kB'),
    'without files': opensWith({ code: 200 }, 'There are no files at this time.'),
    'while files are listed': async (filer) => {
      await filer.page.route(FILES, () => new Promise(() => undefined));
      await filer.goesTo(PAGE);
      await expect(filer.page.getByText('Loading the list of files…')).toBeVisible();
    },
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
