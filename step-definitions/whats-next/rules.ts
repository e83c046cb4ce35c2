import { whatsNextItems } from '#rules';
import type { WhatsNextDriver } from './driver';
import { WHATS_NEXT_VERBS } from './driver';
import { levelDriver } from '../levels/level-driver';

/** What is offered after a filing, from its table. */
export class RulesWhatsNext extends levelDriver<WhatsNextDriver>('rules', WHATS_NEXT_VERBS) {
  private items: readonly string[] = [];

  override completeFiling(entityStatus: string, adminFraudCheck: boolean): void {
    this.items = whatsNextItems({ entityStatus, adminFraudCheck });
  }

  override partsOffered(): string[] {
    return [...this.items];
  }
}
