import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FOLLOW_EVENT_NAMES, type Filing } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { officeChangeOn } from '../../scenario/on-record/office-change';
import { levelDriver } from '../../foundation/level-driver';
import type { ApiPaymentDriver } from '../../payment/api';
import { formationName } from '../../samples/formations';
import { keysIn, messagesTo } from '../../portal/followers/messages';
import type { NoticesDriver } from './driver';

/** Within so long everybody is told; a message more may come a moment later. */
const MINUTE = 60_000;
const MOMENT = 7_000;
const PAUSE = 500;
const DAY = 86_400_000;

const toldTo = (filing: Filing, email: string): Filing => ({
  ...filing,
  notificationsValues: {
    ...filing.notificationsValues,
    emailNotificationRadio: 'Y',
    textNotificationRadio: 'N',
    emails: [{ email }],
    texts: [],
  },
});

/** Who is told of a change, by the messages that a started server has queued. */
export class ApiNoticesDriver extends levelDriver<NoticesDriver>() {
  readonly owner = `owner-${randomUUID()}@example.com`;
  private readonly follower = `follower-${randomUUID()}@example.com`;
  readonly other = `other-${randomUUID()}@example.com`;
  private entityId = '';
  private last = '';

  constructor(
    readonly context: ApiScenarioContext,
    private readonly payment: ApiPaymentDriver,
  ) {
    super();
  }

  override async formCompany(): Promise<void> {
    const name = formationName('llc', randomUUID().slice(0, 8));
    const { receipt } = await this.payment.fileAndPay(
      toldTo(await this.context.validFiling(name, 'llc'), this.owner),
    );
    this.entityId = receipt.masterId;
  }

  override async moveOffice(street: string): Promise<void> {
    await this.payment.fileAndPay(
      toldTo(await officeChangeOn(this.context, this.entityId, street), this.other),
    );
  }

  override async followCompany(): Promise<void> {
    const events = [...FOLLOW_EVENT_NAMES];
    const body = {
      entityId: this.entityId,
      channel: 'email' as const,
      email: this.follower,
      phone: '',
      events,
    };
    await this.context.client.call('followRecord', { body });
    const [message] = await messagesTo(this.context, this.follower);
    const { confirming } = keysIn(message?.text ?? '');
    await this.context.client.call('confirmFollow', { body: { key: confirming } });
  }

  override async moveOfficeTimes(count: number): Promise<void> {
    for (let time = 1; time <= count; time += 1) await this.moveOffice(`${time} Busy Street`);
  }

  override async toldOnDay(expected: number): Promise<number> {
    const end = Date.now() + MINUTE;
    while ((await this.noticesToFollower()).length < expected && Date.now() < end) await pause(PAUSE);
    await pause(MOMENT);
    return (await this.noticesToFollower()).length;
  }

  /** The clock goes on by a day, and then back for the other scenarios. */
  override async toldAfterDay(): Promise<string[]> {
    const before = (await this.noticesToFollower()).length;
    return this.context.atTime(Date.now() + DAY, async () => {
      const later = async () => (await this.noticesToFollower()).slice(0, -before);
      const end = Date.now() + MINUTE;
      while ((await later()).length === 0 && Date.now() < end) await pause(PAUSE);
      await pause(MOMENT);
      return later();
    });
  }

  /** The subjects, newest first. */
  private async noticesToFollower(): Promise<string[]> {
    const { data } = await this.context.client.call('outbox');
    return (data?.messages ?? [])
      .filter(({ kind, to }) => kind === 'notice' && to === this.follower)
      .map(({ subject = '' }) => subject);
  }

  override async toldOwner(): Promise<string[]> {
    const isNotice = (text: string) => text.includes('What changed on record:');
    const told = async () => (await this.sentTo(this.owner)).filter(isNotice);
    const end = Date.now() + MINUTE;
    while ((await told()).length === 0 && Date.now() < end) await pause(PAUSE);
    await pause(MOMENT);
    const messages = await told();
    this.last = messages[0] ?? '';
    return messages;
  }

  override sentToOther(): Promise<string[]> {
    return this.sentTo(this.other);
  }

  /** The paths of the record and of the page for who did not file, in this order. */
  linkedPaths(): string[] {
    if (this.last === '') throw new Error('The owner was told nothing in this scenario.');
    const labels = ['See the record', "This wasn't me"];
    return labels.map((label) => {
      const link = new RegExp(`^${label}: (https?://\\S+)$`, 'm').exec(this.last)?.[1];
      if (link === undefined) throw new Error(`The message has no link "${label}": ${this.last}`);
      const { pathname, search } = new URL(link);
      return pathname + search;
    });
  }

  /** The headings of the pages as they come to a browser without scripts. */
  override async linkedPages(): Promise<string[]> {
    const headings: string[] = [];
    for (const path of this.linkedPaths()) {
      const page = await (await fetch(this.context.baseUrl + path)).text();
      headings.push(/<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1]?.replace('&#x27;', "'") ?? '');
    }
    return headings;
  }

  private async sentTo(address: string): Promise<string[]> {
    const { data } = await this.context.client.call('outbox');
    return (data?.messages ?? []).filter(({ to }) => to === address).map(({ text = '' }) => text);
  }
}
