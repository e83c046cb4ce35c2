import {
  emptyFiling,
  englishOf,
  isLinkOld,
  keyLinkState,
  keyLinkText,
  keyRefusal,
  keyStanding,
  OPEN_KEY_LENGTH,
  OPEN_KEY_PREFIX,
  openKeyRules,
  sentKey,
  tryKeyRules,
} from '#rules';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';
import type { LinkState, OpenKeysDriver, SentAs } from './driver';
import { authorizationOf } from './sent-keys';

const NOW = '2026-11-20T18:00:00Z';
const NEXT_DAY = '2026-11-21T18:00:00Z';
const DAY = 86_400_000;
const KEY = OPEN_KEY_PREFIX.padEnd(OPEN_KEY_LENGTH, 'k');

/** What the rule book decides about keys of the open record. */
export class RulesOpenKeysDriver extends levelDriver<OpenKeysDriver>() {
  private messages: string | undefined;
  private sentence: string | undefined;
  private reason: string | undefined;

  override ask(address: string): void {
    const values = openKeyRules.tidied({ email: address });
    const problems = openKeyRules.problems(values, { filing: emptyFiling(), now: NOW });
    this.messages = problems.map(({ message }) => message).join(' ');
  }

  override enterKey(key: string): void {
    const problems = tryKeyRules.problems(tryKeyRules.tidied({ key }), { filing: emptyFiling(), now: NOW });
    this.messages = problems.map(({ message }) => message).join(' ');
  }

  override problems(): string {
    return checked(this.messages);
  }

  override openLink(days: number, state: LinkState): void {
    const isUsed = state === 'used' || state === 'takenBack';
    const moments = {
      ...(isUsed && { madeAt: NOW }),
      ...(state === 'takenBack' && { takenBackAt: NEXT_DAY }),
      ...(state === 'another' && { liveSince: NOW }),
    };
    const found = keyLinkState({
      isGenuine: state !== 'forged',
      isOld: isLinkOld(NOW, new Date(Date.parse(NOW) + days * DAY).toISOString()),
      isKept: state !== 'removed',
      isUsed,
      isTakenBack: state === 'takenBack',
    });
    this.sentence = englishOf(keyLinkText(found, moments));
  }

  override told(): string {
    return checked(this.sentence);
  }

  override read(sentAs: SentAs): void {
    const { sent } = sentKey(authorizationOf(sentAs, KEY));
    const standing = keyStanding({
      sent,
      isKnown: sentAs !== 'never made',
      isTakenBack: sentAs === 'taken back',
    });
    this.reason = standing === 'none' || standing === 'live' ? '' : keyRefusal(standing, NEXT_DAY);
  }

  override refusal(): string {
    return checked(this.reason);
  }
}
