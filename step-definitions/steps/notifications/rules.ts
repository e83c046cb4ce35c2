import type { NotificationsEvent, NotificationsState } from '#rules';
import {
  emptyNotificationEntry,
  joinPhone,
  normalizePhone,
  notificationsEnterAction,
  notificationsMessage,
  notificationsTitle,
  notificationsTransition,
  openNotifications,
} from '#rules';
import type { NotificationKind, NotificationsDriver } from './driver';
import { checked } from '../../foundation/checked';
import { levelDriver } from '../../foundation/level-driver';

const VIEWS = { initial: 'initial', addEmail: 'add email', addText: 'add text', list: 'list' } as const;
const isEmail = (target: string): boolean => target.includes('@');
const answerOf = (has: boolean): 'Y' | '' => (has ? 'Y' : '');

const partsOf = (number: string) => {
  const [area = '', exchange = '', line = ''] = number.split('-');
  return { area, exchange, line };
};

/** Notifications, moved by the rule book. */
export class RulesNotificationsDriver extends levelDriver<NotificationsDriver>() {
  private state: NotificationsState = openNotifications({
    emailNotificationRadio: '',
    textNotificationRadio: '',
    emails: [],
    texts: [],
  });
  private phoneNumber: string | null | undefined;
  private said: string | undefined;

  override setTargets(targets: string[]): void {
    const emails = targets.filter(isEmail).map((email) => ({ email }));
    const texts = targets.filter((target) => !isEmail(target)).map((text) => ({ text }));
    this.state = openNotifications({
      emailNotificationRadio: answerOf(emails.length > 0),
      textNotificationRadio: answerOf(texts.length > 0),
      emails,
      texts,
    });
  }

  override view(): string {
    return VIEWS[this.state.view];
  }

  override addAnother(of: NotificationKind): void {
    this.move({ kind: 'addAnother', of });
  }

  override addTarget(kind: NotificationKind, target: string): void {
    const entry =
      kind === 'email'
        ? { email: target, verifyEmail: target }
        : { text: partsOf(target), verifyText: partsOf(target) };
    this.move({ kind: 'addAnother', of: kind });
    this.move({ kind: 'saved', entry: { ...emptyNotificationEntry(), ...entry } });
  }

  override removeTarget(target: string): void {
    const { emails, texts } = this.state.values;
    const index = isEmail(target)
      ? emails.findIndex(({ email }) => email === target)
      : texts.findIndex(({ text }) => text === target);
    this.move({ kind: 'deleted', of: isEmail(target) ? 'email' : 'text', index });
  }

  override beginEntry(email: string, number: string): void {
    const text = partsOf(number);
    this.state = { ...this.state, entry: { email, verifyEmail: email, text, verifyText: text } };
  }

  override decline(of: NotificationKind): void {
    this.move({ kind: 'answered', of, answer: 'N' });
  }

  override currentEntry(): string {
    const { email, verifyEmail, text, verifyText } = this.state.entry;
    const numbers = [text, verifyText].map(
      (parts) => joinPhone(parts) && [parts.area, parts.exchange, parts.line].join('-'),
    );
    return [...new Set([email, verifyEmail, ...numbers])].filter(Boolean).join(', ');
  }

  override choice(kind: NotificationKind): string {
    return this.state.values[`${kind}NotificationRadio`];
  }

  override targets(): string[] {
    const { emails, texts } = this.state.values;
    return [...emails.map(({ email }) => email), ...texts.map(({ text }) => text)];
  }

  override message(): string {
    return checked(this.said);
  }

  override saveNothing(): void {
    this.move({ kind: 'saved', entry: emptyNotificationEntry() });
  }

  override cancelEntry(): void {
    this.move({ kind: 'canceled' });
  }

  override enterKeyAction(): 'save' | 'submit' {
    return notificationsEnterAction(this.state.view);
  }

  override heading(): string {
    return notificationsTitle(this.state.view);
  }

  override enterNumber(number: string): void {
    this.phoneNumber = normalizePhone(number);
  }

  override storedNumber(): string {
    return checked(this.phoneNumber) ?? '';
  }

  private move(event: NotificationsEvent): void {
    this.said = notificationsMessage(event, this.state.values).text;
    this.state = notificationsTransition(this.state, event);
  }
}
