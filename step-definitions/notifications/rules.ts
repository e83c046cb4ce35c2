import type { NotificationsEvent, NotificationsState } from '#rules';
import {
  emptyNotificationEntry,
  joinPhone,
  normalizePhone,
  notificationsEnterAction,
  notificationsTitle,
  notificationsTransition,
  openNotifications,
} from '#rules';
import type { NotificationKind, NotificationsDriver } from './driver';

const VIEWS = { initial: 'initial', addEmail: 'add email', addText: 'add text', list: 'list' } as const;
const isEmail = (target: string): boolean => target.includes('@');
const answerOf = (has: boolean): 'Y' | '' => (has ? 'Y' : '');

const partsOf = (number: string) => {
  const [area = '', exchange = '', line = ''] = number.split('-');
  return { area, exchange, line };
};

/** Notifications, moved by the rule book. */
export class RulesNotifications implements Pick<
  NotificationsDriver,
  Exclude<keyof NotificationsDriver, 'askAt'>
> {
  private state: NotificationsState = openNotifications({
    emailNotificationRadio: '',
    textNotificationRadio: '',
    emails: [],
    texts: [],
  });
  private number: string | null = null;

  hold(targets: string[]): void {
    const emails = targets.filter(isEmail).map((email) => ({ email }));
    const texts = targets.filter((target) => !isEmail(target)).map((text) => ({ text }));
    this.state = openNotifications({
      emailNotificationRadio: answerOf(emails.length > 0),
      textNotificationRadio: answerOf(texts.length > 0),
      emails,
      texts,
    });
  }

  view(): string {
    return VIEWS[this.state.view];
  }

  askForAnother(of: NotificationKind): void {
    this.move({ kind: 'addAnother', of });
  }

  add(kind: NotificationKind, target: string): void {
    const entry =
      kind === 'email'
        ? { email: target, verifyEmail: target }
        : { text: partsOf(target), verifyText: partsOf(target) };
    this.move({ kind: 'addAnother', of: kind });
    this.move({ kind: 'saved', entry: { ...emptyNotificationEntry(), ...entry } });
  }

  remove(target: string): void {
    const { emails, texts } = this.state.values;
    const index = isEmail(target)
      ? emails.findIndex(({ email }) => email === target)
      : texts.findIndex(({ text }) => text === target);
    this.move({ kind: 'deleted', of: isEmail(target) ? 'email' : 'text', index });
  }

  beginEntry(email: string, number: string): void {
    const text = partsOf(number);
    this.state = { ...this.state, entry: { email, verifyEmail: email, text, verifyText: text } };
  }

  decline(of: NotificationKind): void {
    this.move({ kind: 'answered', of, answer: 'N' });
  }

  entry(): string {
    const { email, verifyEmail, text, verifyText } = this.state.entry;
    const numbers = [text, verifyText].map(
      (parts) => joinPhone(parts) && [parts.area, parts.exchange, parts.line].join('-'),
    );
    return [...new Set([email, verifyEmail, ...numbers])].filter(Boolean).join(', ');
  }

  choice(kind: NotificationKind): string {
    return this.state.values[`${kind}NotificationRadio`];
  }

  targets(): string[] {
    const { emails, texts } = this.state.values;
    return [...emails.map(({ email }) => email), ...texts.map(({ text }) => text)];
  }

  giveUp(): void {
    this.move({ kind: 'canceled' });
  }

  enterAction(): 'save' | 'submit' {
    return notificationsEnterAction(this.state.view);
  }

  heading(): string {
    return notificationsTitle(this.state.view);
  }

  takeDown(number: string): void {
    this.number = normalizePhone(number);
  }

  takenDown(): string {
    return this.number ?? '';
  }

  private move(event: NotificationsEvent): void {
    this.state = notificationsTransition(this.state, event);
  }
}
