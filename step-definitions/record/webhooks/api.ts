import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import type { openComponents } from '#api';
import type * as Receivers from '../../../server/testing/webhook-receiver';
import type { Received, WebhookReceiver } from '../../../server/testing/webhook-receiver';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import { messagesTo } from '../../portal/followers/messages';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { linkTo } from '../open-keys/messages';
import type { WebhooksDriver } from './driver';

/** Loaded where it is needed: features run on the rule book alone also where no server is. */
const receivers = () =>
  createRequire(__filename)('../../../server/testing/webhook-receiver') as typeof Receivers;

type Webhook = openComponents['schemas']['WebhookWithSecret'];
type Change = openComponents['schemas']['Change'];

const HOUR = 3_600_000;
const PATIENCE = 30_000;
/** A message more would come within this time. */
const MOMENT = 1_500;

const isChange = ({ type }: Received) => type !== 'webhook.confirmation';
const changeOf = ({ data }: Received) => data as unknown as Change;

/** Keys are limited by address: all scenarios of a run have one owner. */
const OWNER = `${randomUUID()}@sample.example`;
let ownersKey: Promise<string> | undefined;

async function getKey(context: ApiScenarioContext): Promise<string> {
  await context.client.call('askForOpenKey', { body: { email: OWNER } });
  const link = await linkTo(context, OWNER);
  const { data } = await context.client.call('makeOpenKey', { body: { link, attempt: randomUUID() } });
  if (data?.key === undefined) throw new Error('No key was made.');
  return data.key;
}

/** A program on this machine to which a started server sends what changes. */
export class ApiWebhooksDriver extends scenarioDriver<WebhooksDriver, ApiScenarioContext>() {
  private receiver: WebhookReceiver | undefined;
  private webhook: Webhook | undefined;
  private begunAt = 0;
  private told: string | undefined;

  private async post(path: string, body?: object): Promise<Response> {
    ownersKey ??= getKey(this.context);
    return fetch(`${this.context.baseUrl}/open-api/v1/webhooks${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await ownersKey}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  private async make(more: object, isConfirming = true): Promise<void> {
    const receiver = await receivers().webhookReceiver();
    // The process of the scenarios ends without waiting for it.
    receiver.unref();
    if (!isConfirming) receiver.answer = () => ({ status: 200 });
    this.receiver = receiver;
    const answer = await this.post('', { url: receiver.url, ...more });
    if (answer.status !== 200) throw new Error(`No webhook was made: ${await answer.text()}`);
    this.webhook = (await answer.json()) as Webhook;
    this.begunAt = this.webhook.position;
    await receiver.until(({ length }) => length > 0);
  }

  override async begin(): Promise<void> {
    await this.make({ events: ['record'] });
  }

  override async beginUnconfirmed(): Promise<void> {
    await this.make({}, false);
  }

  override async beginAtFirst(): Promise<void> {
    await this.make({ after: 0 });
  }

  override async beginFailing(): Promise<void> {
    await this.begin();
    checked(this.receiver).answer = (message) =>
      isChange(message) ? { status: 500 } : receivers().acceptAll(message);
  }

  private async untilChange(): Promise<void> {
    await checked(this.receiver).until((received) => received.some(isChange));
  }

  override async work(hours: number): Promise<void> {
    const receiver = checked(this.receiver);
    await this.untilChange();
    let isTaken = false;
    receiver.answer = (message) => {
      isTaken = true;
      return receivers().acceptAll(message);
    };
    await this.context.atTime(Date.now() + hours * HOUR, () => receiver.until(() => isTaken));
  }

  /** A try is due by then, and has come before the clock is set back. */
  override async letPass(hours: number): Promise<void> {
    const receiver = checked(this.receiver);
    await this.untilChange();
    const before = receiver.received.length;
    await this.context.atTime(Date.now() + hours * HOUR, async () => {
      await receiver.until(({ length }) => length > before);
      await pause(MOMENT);
    });
  }

  override async goOnAfter(hours: number): Promise<void> {
    const receiver = checked(this.receiver);
    await this.letPass(hours);
    receiver.answer = receivers().acceptAll;
    // What was refused before counts no more.
    receiver.received.splice(0, receiver.received.length - 1);
    await this.post(`/${checked(this.webhook).id}/send`, {});
  }

  override async askAgain(): Promise<void> {
    await this.untilChange();
    await this.post(`/${checked(this.webhook).id}/send`, { after: this.begunAt });
  }

  private movesTo(street: string): Received[] {
    const { entityId } = this.context.filing;
    return checked(this.receiver).received.filter((one) => {
      const { entity, after } = changeOf(one);
      return (
        one.type === 'change.record' &&
        entity.id === entityId &&
        after.principalOffice?.street.address1 === street
      );
    });
  }

  override async moves(street: string, times: number): Promise<{ times: number; marks: number }> {
    await checked(this.receiver).until(() => this.movesTo(street).length >= times);
    await pause(MOMENT);
    const moves = this.movesTo(street);
    return { times: moves.length, marks: new Set(moves.map(({ id }) => id)).size };
  }

  override async kinds(): Promise<string[]> {
    await pause(MOMENT);
    return checked(this.receiver).received.map(({ type }) => type);
  }

  override isEachSigned(): boolean {
    const { secret } = checked(this.webhook);
    return checked(this.receiver).received.every((one) => receivers().isSignedWith(secret, one));
  }

  override async isWithdrawalTold(): Promise<boolean> {
    const { entityId } = this.context.filing;
    const isTold = (one: Received) => one.type === 'change.withdrawn' && changeOf(one).entity.id === entityId;
    await checked(this.receiver).until((received) => received.some(isTold));
    return true;
  }

  override async everything(): Promise<string> {
    await pause(MOMENT);
    return JSON.stringify(checked(this.receiver).received.map(({ body }) => body));
  }

  override async isOwnerTold(): Promise<boolean> {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      const messages = await messagesTo(this.context, OWNER);
      if (messages.some(({ text }) => text?.includes(checked(this.webhook).url))) return true;
      await pause(200);
    }
    return false;
  }

  override async want(address: string): Promise<void> {
    const answer = await this.post('', { url: address });
    const { detail } = (await answer.json()) as openComponents['schemas']['Problem'];
    this.told = detail;
  }

  override answer(): string {
    return checked(this.told);
  }
}
