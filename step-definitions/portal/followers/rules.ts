import {
  confirmationOf,
  confirmationText,
  emptyFiling,
  englishOf,
  eventBoxes,
  followEventsRules,
  followRules,
  initialFollow,
  isLinkOld,
  textCommand,
  type FollowChannel,
  type FollowValues,
  type TextCommand,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { FollowersDriver, RequestState } from './driver';

const NAME = 'Aspen Ledger LLC';
const NOW = '2026-11-20T18:00:00Z';
const DAY = 86_400_000;

/** What the rule book decides about followers. */
export class RulesFollowersDriver extends levelDriver<FollowersDriver>() {
  private messages: string | undefined;
  private sentence: string | undefined;
  private taken: TextCommand | 'nothing' | undefined;

  override ask(channel: FollowChannel, address: string): void {
    this.check({
      ...initialFollow(),
      channel,
      email: channel === 'email' ? address : '',
      phone: channel === 'text' ? address : '',
    });
  }

  override askBy(way: string): void {
    this.check({ ...initialFollow(), channel: way as FollowChannel, email: 'ada@sample.example' });
  }

  override askForNothing(): void {
    this.check({ ...initialFollow(), email: 'ada@sample.example', ...eventBoxes([]) });
  }

  override chooseNothing(): void {
    this.say(followEventsRules.problems(eventBoxes([]), { filing: emptyFiling(), now: NOW }));
  }

  override problems(): string {
    return checked(this.messages);
  }

  override useLink(days: number, state: RequestState): void {
    const result = confirmationOf({
      isGenuine: state !== 'forged',
      isOld: isLinkOld(NOW, new Date(Date.parse(NOW) + days * DAY).toISOString()),
      isKept: state !== 'removed' && state !== 'forged',
      isConfirmed: state === 'confirmed',
      isEnded: state === 'ended',
      isReplaced: state === 'replaced',
    });
    this.sentence = englishOf(confirmationText(result, NAME));
  }

  override told(): string {
    return checked(this.sentence);
  }

  override getText(message: string): void {
    this.taken = textCommand(message) ?? 'nothing';
  }

  override command(): TextCommand | 'nothing' {
    return checked(this.taken);
  }

  private check(values: FollowValues): void {
    this.say(followRules.problems(followRules.tidied(values), { filing: emptyFiling(), now: NOW }));
  }

  private say(problems: readonly { message: string }[]): void {
    this.messages = problems.map(({ message }) => message).join(' ');
  }
}
