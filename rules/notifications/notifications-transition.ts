import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { NotificationsValues, YesNo } from '../filing-parts/sections';
import type { NotificationEntry, NotificationKind } from './entries';
import { addEntry, clearNotificationEntry, emptyNotificationEntry } from './entries';

/** Views of the notifications page (W4-notif-views). */
export type NotificationsView = 'initial' | 'addEmail' | 'addText' | 'list';

/** The notifications page: which view is shown, what has been added, and what is being typed. */
export interface NotificationsState {
  view: NotificationsView;
  values: NotificationsValues;
  entry: NotificationEntry;
}

/** What happens on the notifications page. `saved` comes after its rules have passed. */
export type NotificationsEvent =
  | { kind: 'answered'; of: NotificationKind; answer: YesNo }
  | { kind: 'saved'; entry: NotificationEntry }
  | { kind: 'addAnother'; of: NotificationKind }
  | { kind: 'deleted'; of: NotificationKind; index: number }
  | { kind: 'canceled' };

/** Which view follows (W4-notif-views). */
export const notificationsViewTable = defineTable<NotificationsView | 'unchanged'>()({
  name: 'Notifications view',
  source: 'W4-notif-views',
  hitPolicy: 'unique',
  inputs: {
    event: choice(['answered', 'saved', 'addAnotherEmail', 'addAnotherText', 'deleted', 'canceled']),
    hasItems: flag(),
  },
  rows: [
    { when: { event: 'answered' }, then: 'unchanged' },
    { when: { event: 'addAnotherEmail' }, then: 'addEmail' },
    { when: { event: 'addAnotherText' }, then: 'addText' },
    { when: { event: ['saved', 'deleted', 'canceled'], hasItems: true }, then: 'list' },
    { when: { event: ['saved', 'deleted', 'canceled'], hasItems: false }, then: 'initial' },
  ],
});

const hasItems = ({ emails, texts }: NotificationsValues): boolean => emails.length + texts.length > 0;

const withAnswer = (
  values: NotificationsValues,
  kind: NotificationKind,
  answer: YesNo,
): NotificationsValues =>
  kind === 'email'
    ? { ...values, emailNotificationRadio: answer }
    : { ...values, textNotificationRadio: answer };

/**
 * An answer starts the list of its kind from empty: the question is asked only where nothing is listed, or where the answer was saved
 * together with the list.
 */
const answered = (values: NotificationsValues, kind: NotificationKind, answer: YesNo): NotificationsValues =>
  withAnswer({ ...values, [`${kind}s`]: [] }, kind, answer);

/** Takes one item out; the answer of a kind with nothing left is unset. */
const without = (values: NotificationsValues, kind: NotificationKind, index: number): NotificationsValues => {
  const isKept = (_: unknown, place: number): boolean => place !== index;
  const keptEntries =
    kind === 'email'
      ? { ...values, emails: values.emails.filter(isKept) }
      : { ...values, texts: values.texts.filter(isKept) };
  const remaining = kind === 'email' ? keptEntries.emails : keptEntries.texts;
  return remaining.length ? keptEntries : withAnswer(keptEntries, kind, '');
};

/** The effect of an event on the values and the entry, before the view is chosen. */
const changed = (
  { view, values, entry }: NotificationsState,
  event: NotificationsEvent,
): Omit<NotificationsState, 'view'> => {
  switch (event.kind) {
    case 'answered':
      return {
        values:
          view === 'initial'
            ? answered(values, event.of, event.answer)
            : withAnswer(values, event.of, event.answer),
        entry: event.answer === 'N' ? clearNotificationEntry(entry, event.of) : entry,
      };
    case 'saved':
      return { values: addEntry(values, event.entry), entry: emptyNotificationEntry() };
    case 'addAnother':
      return {
        values: {
          ...values,
          emailNotificationRadio: event.of === 'email' ? 'Y' : 'N',
          textNotificationRadio: event.of === 'text' ? 'Y' : 'N',
        },
        entry: emptyNotificationEntry(),
      };
    case 'deleted':
      return { values: without(values, event.of, event.index), entry };
    case 'canceled':
      return { values, entry: emptyNotificationEntry() };
  }
};

const eventFact = (event: NotificationsEvent) =>
  event.kind !== 'addAnother' ? event.kind : event.of === 'email' ? 'addAnotherEmail' : 'addAnotherText';

/** The page after an event. */
export const notificationsTransition = (
  state: NotificationsState,
  event: NotificationsEvent,
): NotificationsState => {
  const nextState = changed(state, event);
  const view = evaluate(notificationsViewTable, {
    event: eventFact(event),
    hasItems: hasItems(nextState.values),
  });
  return { ...nextState, view: view === 'unchanged' ? state.view : view };
};

/** The page as it opens: the list when anything has been added, else the two questions. */
export const openNotifications = (values: NotificationsValues): NotificationsState => ({
  view: hasItems(values) ? 'list' : 'initial',
  values,
  entry: emptyNotificationEntry(),
});

/** The action of Enter: it saves in the add views and submits otherwise. */
export const notificationsEnterAction = (view: NotificationsView): 'save' | 'submit' =>
  view === 'addEmail' || view === 'addText' ? 'save' : 'submit';

/** The page's title, which differs while entering and when reviewing what was added (W2-notifications). */
export const notificationsTitle = (view: NotificationsView): string =>
  view === 'list' ? 'Review notifications' : 'Notifications';
