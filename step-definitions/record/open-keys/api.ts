import { randomUUID } from 'node:crypto';
import { keyRefusal } from '#rules';
import { checked } from '../../foundation/checked';
import { scenarioDriver } from '../../foundation/level-driver';
import type { ApiScenarioContext } from '../../scenario/context/api';
import type { OpenKeysDriver, SentAs } from './driver';
import { linkTo } from './messages';
import { readWith, refusalOf } from './read-with';
import { authorizationOf } from './sent-keys';

const DAY = 86_400_000;

/** Keys of a registry that really runs, and the open record as it is read with them. */
export class ApiOpenKeysDriver extends scenarioDriver<OpenKeysDriver, ApiScenarioContext>() {
  private address = '';
  private link = '';
  private answer: string | undefined;
  /** Keys in their order; undefined where a link gave none. */
  private readonly keys: (string | undefined)[] = [];
  private reason: string | undefined;

  override async ask(address: string): Promise<void> {
    const { outcome, message, problems } = await this.context.client.call('askForOpenKey', {
      body: { email: address },
    });
    const [problem] = problems ?? [];
    this.answer = outcome.kind === 'ok' ? '' : (problem?.message ?? message ?? outcome.kind);
  }

  override askAgain(): Promise<void> {
    return this.ask(this.address);
  }

  override problems(): string {
    return checked(this.answer);
  }

  override async getLink(): Promise<void> {
    this.address ||= `${randomUUID()}@sample.example`;
    await this.askAgain();
    this.link = await linkTo(this.context, this.address);
  }

  override async haveKey(): Promise<void> {
    await this.getLink();
    await this.makeKey();
  }

  override async makeKey(): Promise<void> {
    await this.makeWith(randomUUID());
  }

  override async makeKeyAfter(days: number): Promise<void> {
    await this.context.atTime(Date.now() + days * DAY, () => this.makeKey());
  }

  override async makeKeyTwice(): Promise<void> {
    const attempt = randomUUID();
    await this.makeWith(attempt);
    await this.makeWith(attempt);
  }

  override isSameKey(): boolean {
    const [first, second] = this.keys;
    return checked(first) === second;
  }

  override async replaceKey(): Promise<void> {
    await this.haveKey();
  }

  override async takeBack(): Promise<void> {
    const { data } = await this.context.client.call('takeBackOpenKey', { body: { link: this.link } });
    if (data?.code !== 200) throw new Error(`The key was not taken back: ${JSON.stringify(data)}`);
  }

  override async takeBackWithAnotherLink(): Promise<void> {
    await this.getLink();
    await this.takeBack();
  }

  override hasKey(): boolean {
    return this.keys.at(-1) !== undefined;
  }

  override refusalOfFormer(): Promise<string> {
    return this.refusalOf('live', checked(this.keys[0]));
  }

  override refusalOfLast(): Promise<string> {
    return this.refusalOf('live', checked(this.keys.at(-1)));
  }

  override takenBackToday(): string {
    return keyRefusal('takenBack', new Date().toISOString());
  }

  override async read(sentAs: SentAs): Promise<void> {
    await this.haveKey();
    this.reason = await this.refusalOf(sentAs, checked(this.keys[0]));
  }

  override refusal(): string {
    return checked(this.reason);
  }

  override async isCountedApart(): Promise<boolean> {
    const leftWith = async (sentAs: SentAs) => {
      const answer = await readWith(this.context, authorizationOf(sentAs, checked(this.keys[0])));
      const [, policy, left] = /^"(.+)";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
      return { policy, left: Number(left) };
    };
    const first = await leftWith('live');
    const withoutKey = await leftWith('not sent');
    const second = await leftWith('live');
    return first.policy === 'key' && withoutKey.policy === 'default' && second.left === first.left - 1;
  }

  private async makeWith(attempt: string): Promise<void> {
    const { data } = await this.context.client.call('makeOpenKey', { body: { link: this.link, attempt } });
    this.keys.push(data?.key);
  }

  private refusalOf(sentAs: SentAs, key: string): Promise<string> {
    return refusalOf(this.context, authorizationOf(sentAs, key));
  }
}
