import { BASE_PATH } from '#rules';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import { scenarioDriver } from '../../foundation/level-driver';
import { awaitSnapshot, filesTold } from './files';
import type { FileTold, OpenRecordDriver } from './driver';

const PAGE = `${BASE_PATH}/help/developers`;
const DOWNLOAD = /^Download the (\S+) file, (.+)$/;

/** The page for developers in a browser. */
export class BrowserOpenRecordDriver extends scenarioDriver<OpenRecordDriver, BrowserScenarioContext>() {
  override async makeFiles(): Promise<void> {
    await awaitSnapshot(this.context.api);
  }

  override async openPage(): Promise<void> {
    await this.context.goTo(PAGE);
  }

  override async filesListed(): Promise<FileTold[]> {
    return filesTold(await awaitSnapshot(this.context.api));
  }

  override async filesOnPage(): Promise<FileTold[]> {
    const { main, page } = this.context;
    await main.getByRole('link', { name: DOWNLOAD }).first().waitFor();
    const valueOf = (label: string) =>
      main.locator('.summary-list__row', { hasText: label }).locator('dd').innerText();
    const [day, position] = [await valueOf('Made on'), await valueOf('Position in the log')];
    const sections = main.locator('section').filter({ has: page.getByRole('link', { name: DOWNLOAD }) });
    return Promise.all(
      (await sections.all()).map(async (section) => {
        const [, format = '', size = ''] = DOWNLOAD.exec(await section.getByRole('link').innerText()) ?? [];
        return { format, size, day, position, sha256: await section.locator('code').innerText() };
      }),
    );
  }

  override async brokenExamples(): Promise<string[]> {
    const { main, page, baseUrl } = this.context;
    const links = main.locator('section').filter({ hasText: 'curl' }).getByRole('link');
    const paths = await links.allInnerTexts();
    if (paths.length === 0) throw new Error('The page for developers has no examples.');
    const statuses = await Promise.all(
      paths.map(async (path) => (await page.request.get(`${baseUrl}${path}`)).status()),
    );
    return paths.filter((_, place) => statuses[place] !== 200);
  }
}
