import { PATHS, queryString } from '#rules';
import type { AgentNavigationDriver } from './driver';
import { levelDriver } from '../../foundation/level-driver';
import { stripEmbeddedAnswers } from '../../scenario/context/strip-embedded-answers';
import type { BrowserScenarioContext } from '../../scenario/context/browser';
import type { BrowserFormsDriver } from '../../forms/browser';

/** From an introduction to the agent wizard, or out to the office's legacy application. */
export class BrowserAgentNavigationDriver extends levelDriver<AgentNavigationDriver>() {
  constructor(
    private readonly context: BrowserScenarioContext,
    private readonly forms: BrowserFormsDriver,
  ) {
    super();
  }

  override async startMaintenance(
    choice: string,
    query: Record<string, string>,
    legacy: string,
  ): Promise<void> {
    await this.configureLegacy(legacy);
    this.forms.switchTo('agent maintenance');
    await this.context.goTo(`${PATHS.maintainAgentIntro}${queryString(query)}`);
    await this.forms.choose('service of process or registered agent', choice);
    await this.context.button('Next').click();
  }

  override async destination(): Promise<string> {
    const { origin, pathname } = await this.arrived();
    return origin === this.context.baseUrl ? pathname : `${origin}${pathname}`;
  }

  override async destinationValues(): Promise<Record<string, string>> {
    return Object.fromEntries((await this.arrived()).searchParams);
  }

  private async arrived(): Promise<URL> {
    await this.context.page.waitForURL(({ pathname }) => !pathname.endsWith('intro'));
    return new URL(this.context.page.url());
  }

  /** Configures the address of the legacy application, and lets it answer with an empty page. */
  private async configureLegacy(legacy: string): Promise<void> {
    const { page } = this.context;
    await stripEmbeddedAnswers(page);
    await page.route('**/common-db-api/env', async (route) => {
      const answer = await route.fetch();
      const { apiData } = (await answer.json()) as { apiData: { links: object } };
      const links = { ...apiData.links, legacyTransaction: legacy };
      await route.fulfill({ response: answer, json: { apiData: { ...apiData, links } } });
    });
    await page.route(`${new URL(legacy).origin}/**`, (route) => route.fulfill({ body: '' }));
  }
}
