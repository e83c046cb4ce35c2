import { whatsNextItems } from '#rules';
import type { WhatsNextDriver } from './driver';
import { WHATS_NEXT_ACTIONS } from './driver';
import { levelDriver } from '../levels/level-driver';

/** What is offered after a filing, from its table. */
export class RulesWhatsNextDriver extends levelDriver<WhatsNextDriver>('rules', WHATS_NEXT_ACTIONS) {
  private items: readonly string[] = [];

  override completeFiling(entityStatus: string, adminFraudCheck: boolean, hasSecureFiling = false): void {
    this.items = whatsNextItems({ entityStatus, adminFraudCheck, hasSecureFiling });
  }

  override partsOffered(): string[] {
    return [...this.items];
  }
}
