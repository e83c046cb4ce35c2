import { formRules } from '../constraints/form-rules';
import type { CrossRule } from '../constraints/row';
import { checkbox, choice, text } from '../constraints/rows';
import { emailRow } from '../notifications/email-rows';
import { copiedPhone, joinPhone } from '../notifications/phone';
import {
  FOLLOW_CHANNELS,
  FOLLOW_EVENT_NAMES,
  FOLLOW_EVENTS,
  type FollowChannel,
  type FollowEvent,
} from './follow-events';

/** Which events are chosen, a box each. */
export type ChosenEvents = Readonly<Record<FollowEvent, boolean>>;

/** What somebody enters to follow a record. */
export interface FollowValues extends ChosenEvents {
  channel: FollowChannel;
  email: string;
  phone: string;
}

const ofEachEvent = <T>(valueOf: (event: FollowEvent) => T) =>
  Object.fromEntries(FOLLOW_EVENT_NAMES.map((event) => [event, valueOf(event)])) as Record<FollowEvent, T>;

/** The events whose boxes are marked, in the order of the table. */
export const eventsChosen = (values: ChosenEvents): FollowEvent[] =>
  FOLLOW_EVENT_NAMES.filter((event) => values[event]);

/** The boxes with these events marked. */
export const eventBoxes = (events: readonly FollowEvent[]): ChosenEvents =>
  ofEachEvent((event) => events.includes(event));

/** Whoever begins is told of everything, and by email. */
export const initialFollow = (channel: FollowChannel = 'email'): FollowValues => ({
  channel,
  email: '',
  phone: '',
  ...eventBoxes(FOLLOW_EVENT_NAMES),
});

const isAnyChosen: CrossRule<ChosenEvents> = (values) =>
  eventsChosen(values).length > 0
    ? []
    : [{ path: 'filingRecorded', code: 'required', message: 'Choose at least one.' }];

const eventRows = ofEachEvent((event) => checkbox({ label: FOLLOW_EVENTS[event] }));

/** Digits of a number that was written in any of the usual ways; any other text as it is. */
const inDigits = (typed: string): string => {
  const { parts } = copiedPhone(typed);
  return parts === null ? typed : joinPhone(parts);
};

/** The number of a phone that gets text messages. */
export const phoneRow = <V>(options: Pick<Parameters<typeof text<V>>[0], 'label' | 'marked' | 'required'>) =>
  text<V>({
    ...options,
    length: [0, 40],
    pattern: [/^\d{10}$/, 'Enter a phone number of ten digits.'],
    tidy: inDigits,
  });

const isGivenForChannel: CrossRule<FollowValues> = ({ channel, email, phone }) => {
  if (channel === 'email')
    return email === '' ? [{ path: 'email', code: 'required', message: 'Enter your email.' }] : [];
  return channel === 'text' && phone === ''
    ? [{ path: 'phone', code: 'required', message: 'Enter your phone number.' }]
    : [];
};

/** Following a record (T3-follow). */
export const followRules = formRules<FollowValues>({
  rows: {
    channel: choice({
      label: 'How should we tell you?',
      required: 'Choose email or text message.',
      values: FOLLOW_CHANNELS,
    }),
    email: {
      ...emailRow({ bad: 'Enter a valid email address.' }),
      when: ({ channel }) => channel === 'email',
    },
    phone: {
      ...phoneRow<FollowValues>({ label: 'Phone number', marked: true }),
      when: ({ channel }) => channel === 'text',
    },
    ...eventRows,
  },
  rules: [isGivenForChannel, isAnyChosen],
});

/** Which events a follower wants to be told of from now on. */
export const followEventsRules = formRules<ChosenEvents>({ rows: eventRows, rules: [isAnyChosen] });
