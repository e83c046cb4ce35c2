import { keysOf } from '../keys-of';

/** What can be followed of a record, by the words in which it is chosen (T3-follow). */
export const FOLLOW_EVENTS = {
  filingRecorded: 'A filing was recorded',
  filingWaits: 'A filing waits for review',
  statusChanged: 'The status changed',
  reportDue: 'A report falls due',
} as const;

export type FollowEvent = keyof typeof FOLLOW_EVENTS;
export const FOLLOW_EVENT_NAMES: readonly FollowEvent[] = keysOf(FOLLOW_EVENTS);

/** How messages reach a follower. */
export const FOLLOW_CHANNELS = ['email', 'text'] as const;
export type FollowChannel = (typeof FOLLOW_CHANNELS)[number];
