import type { EntityOrigin, FilingType } from '#rules';
import { originOf, reportReminder, whatsNextItems } from '#rules';
import { lookUp } from '../../words/vocabulary/look-up';
import { REPORT_REMINDERS } from '../../words/vocabulary/whats-next';
import type { WhatsNextDriver } from './driver';
import type { RulesScenarioContext } from '../../scenario/context/rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';

/** What is offered after a filing, from its table. */
export class RulesWhatsNextDriver extends scenarioDriver<WhatsNextDriver, RulesScenarioContext>() {
  private items: readonly string[] | undefined;
  private reminder: string | undefined;
  private origin: EntityOrigin | undefined;

  override completeFiling(
    entityStatus: string,
    adminFraudCheck: boolean,
    facts: Parameters<WhatsNextDriver['completeFiling']>[2] = {},
  ): void {
    this.items = whatsNextItems({ entityStatus, adminFraudCheck, ...facts });
  }

  override partsOffered(): string[] {
    return [...checked(this.items)];
  }

  override noteOwnership(filingType: FilingType): void {
    this.origin = originOf(filingType);
  }

  override notedOrigin(): EntityOrigin {
    if (!this.origin) throw new Error('No filing is finished.');
    return this.origin;
  }

  override remindOfReport(filingType: FilingType, entityStatus: string, dueDay: string): void {
    this.reminder = reportReminder({ filingType, entityStatus, dueDay }, this.context.now);
  }

  override reportReminder(): string {
    return lookUp('reminder of the periodic report', REPORT_REMINDERS, checked(this.reminder));
  }
}
