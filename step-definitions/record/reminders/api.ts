import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { firstOfMonth, officeMidnight } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { levelDriver } from '../../foundation/level-driver';
import { keysIn, messagesTo } from '../../portal/followers/messages';
import type { RemindersDriver } from './driver';

const MINUTE = 60_000;
/** A message more may come so long after the first. */
const MOMENT = 7_000;
const PAUSE = 500;
/** What midnight brings about is written down by then. */
const AFTER_MIDNIGHT = 2 * 3_600_000;

/** Who is reminded, by the messages that a started server has queued. */
export class ApiRemindersDriver extends levelDriver<RemindersDriver>() {
  private readonly followers = new Map<string, string>();

  constructor(private readonly context: ApiScenarioContext) {
    super();
  }

  override async followReports(entityIds: readonly string[]): Promise<void> {
    for (const entityId of entityIds) {
      const email = `reminded-${randomUUID()}@example.com`;
      const body = { entityId, channel: 'email' as const, email, phone: '', events: ['reportDue' as const] };
      await this.context.client.call('followRecord', { body });
      const [message] = await messagesTo(this.context, email);
      const { confirming } = keysIn(message?.text ?? '');
      await this.context.client.call('confirmFollow', { body: { key: confirming } });
      this.followers.set(entityId, email);
    }
  }

  override async beginDueMonth(entityId: string): Promise<void> {
    const { reportDueDate = '' } = await this.context.summaryOf(entityId, 'REPORT');
    const begins = officeMidnight(firstOfMonth(reportDueDate, 0)) + AFTER_MIDNIGHT;
    // Twice: a clock that goes back and comes again reminds nobody again.
    for (let time = 1; time <= 2; time += 1)
      await this.context.atTime(begins, async () => {
        const end = Date.now() + MINUTE;
        while ((await this.reminded(entityId)).length === 0 && Date.now() < end) await pause(PAUSE);
        await pause(MOMENT);
      });
  }

  override async reminded(entityId: string): Promise<string[]> {
    const address = this.followers.get(entityId);
    if (address === undefined) throw new Error(`Nobody follows the report of ${entityId} in this scenario.`);
    return (await messagesTo(this.context, address))
      .filter(({ kind }) => kind === 'notice')
      .map(({ subject = '' }) => subject);
  }
}
