import { PATHS, queryString } from '#rules';
import type { AgentWayDriver } from '../parts/agent-way';
import type { BrowserDesk } from './desk';
import type { BrowserForm } from './form-part';

/** The way from an introduction to the agent wizard or out to the office's other application. */
export class BrowserAgentWay implements Pick<AgentWayDriver, 'maintain' | 'place' | 'values'> {
  constructor(
    private readonly desk: BrowserDesk,
    private readonly form: BrowserForm,
  ) {}

  async maintain(choice: string, query: Record<string, string>, legacy: string): Promise<void> {
    await this.leadTo(legacy);
    this.form.turnTo('maintenance of an agent');
    await this.desk.goTo(`${PATHS.maintainAgentIntro}${queryString(query)}`);
    await this.form.choose('service of process or registered agent', choice);
    await this.desk.button('Next').click();
  }

  async place(): Promise<string> {
    const { origin, pathname } = await this.arrived();
    return origin === this.desk.baseUrl ? pathname : `${origin}${pathname}`;
  }

  async values(): Promise<Record<string, string>> {
    return Object.fromEntries((await this.arrived()).searchParams);
  }

  private async arrived(): Promise<URL> {
    await this.desk.page.waitForURL(({ pathname }) => !pathname.endsWith('intro'));
    return new URL(this.desk.page.url());
  }

  /** The other application is at an address of its own, which answers with an empty page. */
  private async leadTo(legacy: string): Promise<void> {
    const { page } = this.desk;
    await page.route('**/common-db-api/env', async (route) => {
      const answer = await route.fetch();
      const { apiData } = (await answer.json()) as { apiData: { links: object } };
      const links = { ...apiData.links, legacyTransaction: legacy };
      await route.fulfill({ response: answer, json: { apiData: { ...apiData, links } } });
    });
    await page.route(`${new URL(legacy).origin}/**`, (route) => route.fulfill({ body: '' }));
  }
}
