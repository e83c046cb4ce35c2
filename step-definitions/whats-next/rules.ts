import { whatsNextItems } from '#rules';
import type { WhatsNextDriver } from './driver';

/** What is offered after a filing, from its table. */
export class RulesWhatsNext implements WhatsNextDriver {
  private items: readonly string[] = [];

  finish(entityStatus: string, adminFraudCheck: boolean): void {
    this.items = whatsNextItems({ entityStatus, adminFraudCheck });
  }

  offered(): string[] {
    return [...this.items];
  }
}
