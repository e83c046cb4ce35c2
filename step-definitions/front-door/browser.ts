import type { BrowserScenarioContext } from '../context/browser';
import { levelDriver } from '../levels/level-driver';
import { FRONT_DOOR_ACTIONS, type FrontDoorDriver } from './driver';

/** The front door in a browser. */
export class BrowserFrontDoorDriver extends levelDriver<FrontDoorDriver>('browser', FRONT_DOOR_ACTIONS) {
  constructor(private readonly context: BrowserScenarioContext) {
    super();
  }

  override async open(): Promise<void> {
    await this.context.page.goto(this.context.baseUrl);
  }
}
