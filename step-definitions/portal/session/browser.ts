import type { SessionDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

const MINUTE = 60_000;
/** Longer than the interval at which the application reads the server's clock. */
const NEXT_LOOK = 31_000;

const QUESTIONS = { 'Timed out': 'timedOut', 'Are you still there?': 'warned' } as const;

/** The session of a filer who does nothing: the clocks of the browser and of the server run ahead. */
export class BrowserSessionDriver extends scenarioDriver<SessionDriver, BrowserScenarioContext>() {
  override async stayIdle(minutes: number): Promise<void> {
    const { page } = this.context;
    await page.clock.install();
    await this.context.open('management');
    await page.route('**/common-db-api/env', async (route) => {
      const response = await route.fetch();
      const { apiData } = (await response.json()) as { apiData: { serverTimeStamp: string } };
      const later = new Date(Date.parse(apiData.serverTimeStamp) + minutes * MINUTE).toISOString();
      await route.fulfill({ response, json: { apiData: { ...apiData, serverTimeStamp: later } } });
    });
    const looked = page.waitForResponse('**/common-db-api/env');
    await page.clock.runFor(NEXT_LOOK);
    await looked;
  }

  override async sessionState(): Promise<string> {
    for (const [title, state] of Object.entries(QUESTIONS)) {
      const question = this.context.page.getByRole('alertdialog', { name: title });
      const isAsked = await question.waitFor({ timeout: 2000 }).then(
        () => true,
        () => false,
      );
      if (isAsked) return state;
    }
    return 'active';
  }
}
