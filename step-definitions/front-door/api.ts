import { STATUS_GROUPS } from '#rules';
import type { ApiScenarioContext } from '../context/api';
import { levelDriver } from '../levels/level-driver';
import { type BusinessSearch, FRONT_DOOR_ACTIONS, type FrontDoorDriver } from './driver';

/** The front door as the registry answers at it. */
export class ApiFrontDoorDriver extends levelDriver<FrontDoorDriver>('api', FRONT_DOOR_ACTIONS) {
  private found: string[] = [];
  private isClose = false;

  constructor(private readonly context: ApiScenarioContext) {
    super();
  }

  override async findBusinesses({ name, status, page }: BusinessSearch): Promise<void> {
    const group = STATUS_GROUPS.find((one) => one === status);
    const { data } = await this.context.client.call('findEntities', {
      query: { name, ...(group && { status: group }), ...(page && { page }) },
    });
    this.found = (data?.entities ?? []).map(({ entityName }) => entityName);
    this.isClose = data?.isClose ?? false;
  }

  override businesses(): string[] {
    return this.found;
  }

  override isCloseSpelling(): boolean {
    return this.isClose;
  }
}
