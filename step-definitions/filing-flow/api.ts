import { levelDriver } from '../levels/level-driver';
import type { FlowDriver } from './driver';
import { FLOW_ACTIONS } from './driver';

/** The steps of a filing are the portal's concern: the server does not learn that a filing begins. */
export class ApiFlowDriver extends levelDriver<FlowDriver>('api', FLOW_ACTIONS) {
  override beginFiling(): void {}
}
