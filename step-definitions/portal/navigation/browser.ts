import type { NavigationDriver } from './driver';
import { scenarioDriver } from '../../foundation/level-driver';
import type { BrowserScenarioContext } from '../../scenario/context/browser';

const PATIENCE = { timeout: 10_000 };

/** The menu of the portal, as the user of the screen sees it. */
export class BrowserNavigationDriver extends scenarioDriver<NavigationDriver, BrowserScenarioContext>() {
  override async labelsOffered(): Promise<string[]> {
    const { page } = this.context;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor(PATIENCE);
    const labels = await menu.getByRole('link').allInnerTexts();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    return labels;
  }
}
