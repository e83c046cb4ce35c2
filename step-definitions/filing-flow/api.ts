import { levelDriver } from '../levels/level-driver';
import type { FlowDriver } from './driver';
import { FLOW_VERBS } from './driver';

/** The steps of a filing are the portal's concern: the server does not learn that a filing begins. */
export class ApiFlow extends levelDriver<FlowDriver>('api', FLOW_VERBS) {
  override beginFiling(): void {}
}
