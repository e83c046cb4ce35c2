import { verify } from '../decision-table/verify';
import type { NotificationsValues } from '../filing-parts/sections';
import type { NotificationEntry } from './entries';
import { emptyNotificationEntry, isKindFilled } from './entries';
import type { NotificationsEvent, NotificationsState } from './notifications-transition';
import {
  notificationsEnterAction,
  notificationsTransition,
  notificationsViewTable,
  openNotifications,
} from './notifications-transition';
import { formatPhone, normalizePhone } from './phone';

const nothing: NotificationsValues = {
  emailNotificationRadio: '',
  textNotificationRadio: '',
  emails: [],
  texts: [],
};
const entry = (changes: Partial<NotificationEntry>): NotificationEntry => ({
  ...emptyNotificationEntry(),
  ...changes,
});
const number = { area: '303', exchange: '555', line: '0100' };
const after = (state: NotificationsState, ...events: NotificationsEvent[]) =>
  events.reduce(notificationsTransition, state);

describe('notifications page', () => {
  it('has a table without gaps or overlaps', () => {
    expect(verify(notificationsViewTable)).toEqual([]);
  });

  it('goes from the questions to the list once something is added', () => {
    const state = after(
      openNotifications(nothing),
      { kind: 'answered', of: 'email', answer: 'Y' },
      { kind: 'answered', of: 'text', answer: 'N' },
      { kind: 'saved', entry: entry({ email: ' Ana@Example.com ', verifyEmail: 'ana@example.com' }) },
    );
    expect(state).toEqual({
      view: 'list',
      values: {
        emailNotificationRadio: 'Y',
        textNotificationRadio: 'N',
        emails: [{ email: 'ana@example.com' }],
        texts: [],
      },
      entry: emptyNotificationEntry(),
    });
  });

  it('keeps no address and no number twice', () => {
    const both = entry({ email: 'a@b.co', verifyEmail: 'a@b.co', text: number, verifyText: number });
    const again = entry({ email: 'A@B.CO', verifyEmail: 'a@b.co', text: number, verifyText: number });
    const { values } = after(
      openNotifications(nothing),
      { kind: 'saved', entry: both },
      { kind: 'saved', entry: again },
    );
    expect([values.emails, values.texts]).toEqual([[{ email: 'a@b.co' }], [{ text: '3035550100' }]]);
  });

  it('sets the answers when another is added, and returns to the list on cancel', () => {
    const held = openNotifications({ ...nothing, emails: [{ email: 'a@b.co' }] });
    const adding = after(held, { kind: 'addAnother', of: 'text' });
    expect(adding).toMatchObject({
      view: 'addText',
      values: { emailNotificationRadio: 'N', textNotificationRadio: 'Y' },
    });
    expect(after(adding, { kind: 'canceled' }).view).toBe('list');
    expect(after(held, { kind: 'addAnother', of: 'email' })).toMatchObject({
      view: 'addEmail',
      values: { emailNotificationRadio: 'Y', textNotificationRadio: 'N' },
    });
  });

  it('unsets the answer of a kind with nothing left, and asks again when nothing is left at all', () => {
    const held = openNotifications({
      emailNotificationRadio: 'Y',
      textNotificationRadio: 'Y',
      emails: [{ email: 'a@b.co' }],
      texts: [{ text: '3035550100' }],
    });
    const one = after(held, { kind: 'deleted', of: 'email', index: 0 });
    expect(one).toMatchObject({
      view: 'list',
      values: { emailNotificationRadio: '', textNotificationRadio: 'Y' },
    });
    const none = after(one, { kind: 'deleted', of: 'text', index: 0 });
    expect(none).toMatchObject({ view: 'initial', values: nothing });
  });

  it('clears what was typed for a kind that is answered with no', () => {
    const typed = { ...openNotifications(nothing), entry: entry({ email: 'a', text: number }) };
    const state = after(typed, { kind: 'answered', of: 'email', answer: 'N' });
    expect(state.entry).toEqual(entry({ text: number }));
    expect(after(typed, { kind: 'answered', of: 'email', answer: 'Y' }).entry).toEqual(typed.entry);
  });

  it('treats spaces as empty', () => {
    const blank = { area: ' ', exchange: '', line: ' ' };
    const spaces = entry({ email: ' ', verifyEmail: ' ', text: blank, verifyText: blank });
    expect([isKindFilled(spaces, 'email'), isKindFilled(spaces, 'text')]).toEqual([false, false]);
    expect(isKindFilled({ ...spaces, verifyEmail: 'a@b.co' }, 'email')).toBe(true);
    expect(isKindFilled({ ...spaces, verifyText: number }, 'text')).toBe(true);
  });

  it('saves on Enter only where an entry is added', () => {
    expect((['initial', 'addEmail', 'addText', 'list'] as const).map(notificationsEnterAction)).toEqual([
      'submit',
      'save',
      'save',
      'submit',
    ]);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['(303) 555-0100', '3035550100'],
    ['303 555 0100', '3035550100'],
    ['303555010', null],
    ['13035550100', null],
    ['303.555.0100', null],
    ['', null],
  ])('%p is %p', (text, digits) => {
    expect(normalizePhone(text)).toBe(digits);
  });

  it('are shown with parentheses', () => {
    expect(formatPhone('3035550100')).toBe('(303) 555-0100');
    expect(['13035550100', '30355501001', ''].map(formatPhone)).toEqual(['13035550100', '30355501001', '']);
  });
});
