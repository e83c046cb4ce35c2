import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { confirmationText, englishOf, FOLLOW_EVENT_NAMES, FOLLOW_EVENTS, type FollowChannel } from '#rules';
import type { ApiScenarioContext } from '../../scenario/context/api';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { FollowersDriver } from './driver';
import { keysIn, messagesTo } from './messages';
import { callBack } from './text-provider';

const DAY = 86_400_000;

/** Followers of a registry that really runs. */
export class ApiFollowersDriver extends scenarioDriver<FollowersDriver, ApiScenarioContext>() {
  private channel: FollowChannel = 'email';
  private address = '';
  private entityId = '';
  private answer: string | undefined;
  private confirming = '';
  private following = '';
  private stopAddress = '';
  private sentence: string | undefined;
  private readonly texts: Record<string, string>[] = [];

  override async askForRecord(entityName: string, channel: FollowChannel): Promise<void> {
    this.channel = channel;
    this.address =
      channel === 'email' ? `${randomUUID()}@sample.example` : `303${String(randomInt(1e6, 1e7))}`;
    await this.request(entityName);
    const [message] = await messagesTo(this.context, this.address);
    const keys = keysIn(message?.text ?? '');
    this.confirming = keys.confirming;
    this.following = keys.following;
    this.stopAddress = message?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
  }

  override async follow(entityName: string, channel: FollowChannel): Promise<void> {
    await this.askForRecord(entityName, channel);
    await this.confirm();
  }

  override askAsWell(entityName: string): Promise<void> {
    return this.request(entityName);
  }

  override askAgain(): Promise<void> {
    return this.send();
  }

  override problems(): string {
    return checked(this.answer);
  }

  override async confirm(): Promise<void> {
    const { data } = await this.context.client.call('confirmFollow', { body: { key: this.confirming } });
    this.following = data?.key ?? this.following;
    this.sentence = englishOf(confirmationText(data?.result ?? 'unknown', data?.entityName ?? ''));
  }

  override async confirmAfter(days: number): Promise<void> {
    await this.context.atTime(Date.now() + days * DAY, () => this.confirm());
  }

  override told(): string {
    return checked(this.sentence);
  }

  override async followed(): Promise<string> {
    const { follows } = await this.list();
    return follows
      .filter(({ state }) => state === 'inForce')
      .map(({ entityName }) => entityName)
      .join(', ');
  }

  override async end(entityName: string): Promise<void> {
    await this.change({ change: 'end', entityId: await this.idOf(entityName) });
  }

  override async followAgain(entityName: string): Promise<void> {
    await this.change({ change: 'again', entityId: await this.idOf(entityName) });
  }

  override async choose(event: string, entityName: string): Promise<void> {
    const events = FOLLOW_EVENT_NAMES.filter((name) => FOLLOW_EVENTS[name] === event);
    await this.change({ change: 'events', entityId: await this.idOf(entityName), events });
  }

  override async eventsOf(entityName: string): Promise<string> {
    const { follows } = await this.list();
    const follow = follows.find((each) => each.entityName === entityName);
    return (follow?.events ?? []).map((event) => FOLLOW_EVENTS[event]).join(', ');
  }

  override async lastMessage(): Promise<string> {
    const [message] = await messagesTo(this.context, this.address);
    return message?.subject ?? '';
  }

  override async hasMessageAbout(entityName: string): Promise<boolean> {
    const messages = await messagesTo(this.context, this.address);
    return messages.some(({ text = '' }) => text.includes(entityName));
  }

  override async openStopAddress(): Promise<void> {
    await this.sendTo('GET');
  }

  override async stopByMailProgram(): Promise<void> {
    const status = await this.sendTo('POST');
    if (status !== 200) throw new Error(`The mail program was answered ${status}.`);
  }

  override async isStopped(): Promise<boolean> {
    return (await this.list()).isStopped;
  }

  override bringText(words: string, signature: 'signed' | 'forged'): Promise<void> {
    this.texts.push({ MessageSid: `SM${randomUUID()}`, From: `+1${this.address}`, Body: words });
    return this.bring(this.texts.at(-1), signature);
  }

  override bringFirstAgain(): Promise<void> {
    return this.bring(this.texts[0], 'signed');
  }

  override async timesAnswered(): Promise<number> {
    const messages = await messagesTo(this.context, this.address);
    return messages.filter(({ text = '' }) => !text.includes('http')).length;
  }

  override async reportStages(stages: readonly string[], signature: 'signed' | 'forged'): Promise<void> {
    const { id } = await this.givenMessage();
    for (const MessageStatus of stages) {
      const fields = { MessageSid: `SM${id}`, MessageStatus };
      await callBack(this.context.baseUrl, `/texts/delivery?message=${id}`, fields, signature);
    }
  }

  override async delivery(): Promise<string> {
    return (await this.givenMessage()).delivery ?? '';
  }

  /** The last message to the follower, once it was given to the provider. */
  private async givenMessage() {
    for (;;) {
      const [message] = await messagesTo(this.context, this.address);
      if (message?.state === 'done') return message;
      await pause(100);
    }
  }

  private bring(fields: Record<string, string> | undefined, signature: 'signed' | 'forged'): Promise<void> {
    return callBack(this.context.baseUrl, '/texts/incoming', checked(fields), signature);
  }

  private async request(entityName: string): Promise<void> {
    this.entityId = await this.idOf(entityName);
    await this.send();
  }

  private async send(): Promise<void> {
    const { channel, address, entityId } = this;
    const body = {
      entityId,
      channel,
      email: channel === 'email' ? address : '',
      phone: channel === 'text' ? address : '',
      events: [...FOLLOW_EVENT_NAMES],
    };
    const { outcome, message = '' } = await this.context.client.call('followRecord', { body });
    this.answer = outcome.kind === 'ok' ? '' : message || outcome.kind;
  }

  private async list() {
    const { data } = await this.context.client.call('following', { body: { key: this.following } });
    if (data?.following) return data.following;
    // A text message names no page before its link was used: nothing is followed then.
    if (this.following === '') return { follows: [], isStopped: false };
    throw new Error('The registry does not know the key of the page.');
  }

  private async change(change: {
    change: 'again' | 'end' | 'events';
    entityId: string;
    events?: (typeof FOLLOW_EVENT_NAMES)[number][];
  }) {
    const { data } = await this.context.client.call('changeFollowing', {
      body: { key: this.following, ...change },
    });
    if (data?.code !== 200) throw new Error('The registry has changed nothing.');
  }

  private async idOf(entityName: string): Promise<string> {
    const { data } = await this.context.client.call('findEntities', { query: { name: entityName } });
    const found = data?.entities?.find((entity) => entity.entityName === entityName);
    if (!found) throw new Error(`There is no ${entityName} on record.`);
    return found.entityId;
  }

  /** What a mail program sends: nothing of a browser. */
  private async sendTo(method: 'GET' | 'POST'): Promise<number> {
    const { pathname } = new URL(this.stopAddress);
    const body = method === 'POST' ? new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) : undefined;
    return (await fetch(this.context.baseUrl + pathname, { method, body })).status;
  }
}
