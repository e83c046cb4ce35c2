import type { FilingType } from '#rules';
import { scenarioDriver } from '../../foundation/level-driver';
import type { FlowDriver } from './driver';
import type { ApiScenarioContext } from '../../scenario/context/api';

/** The steps of a filing are the portal's concern: of its beginning the server only learns what kind of filing it is. */
export class ApiFlowDriver extends scenarioDriver<FlowDriver, ApiScenarioContext>() {
  override beginFiling(filing: FilingType): void {
    this.context.begin(filing);
  }
}
