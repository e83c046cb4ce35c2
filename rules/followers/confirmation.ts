import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { sentence, type Sentence } from '../language/text';

/** So long a link that confirms can be used. */
export const CONFIRM_DAYS = 7;
const DAY = 86_400_000;

/** Whether a link that was made at a moment cannot be used any more; both ISO 8601 instants. */
export const isLinkOld = (madeAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(madeAt) > CONFIRM_DAYS * DAY;

/** What becomes of a link that confirms. */
export type Confirmation = 'confirmed' | 'already' | 'ended' | 'replaced' | 'expired' | 'unknown';

/** A link in a message confirms once that its reader wants to follow a record. */
export const CONFIRMATION_TABLE = defineTable<Confirmation>()({
  name: 'What a link that confirms does',
  source: 'T3-follow',
  hitPolicy: 'unique',
  inputs: {
    /** The registry made it. */
    isGenuine: flag(),
    /** More days have passed than it can be used. */
    isOld: flag(),
    /** What was asked for is still kept. */
    isKept: flag(),
    isConfirmed: flag(),
    isEnded: flag(),
    /** The same was asked for again, and perhaps otherwise, since the link was made. */
    isReplaced: flag(),
  },
  rows: [
    { when: { isGenuine: false }, then: 'unknown' },
    { when: { isGenuine: true, isKept: false, isOld: true }, then: 'expired' },
    { when: { isGenuine: true, isKept: false, isOld: false }, then: 'ended' },
    { when: { isGenuine: true, isKept: true, isEnded: true }, then: 'ended' },
    { when: { isGenuine: true, isKept: true, isEnded: false, isConfirmed: true }, then: 'already' },
    {
      when: { isGenuine: true, isKept: true, isEnded: false, isConfirmed: false, isOld: true },
      then: 'expired',
    },
    {
      when: {
        isGenuine: true,
        isKept: true,
        isEnded: false,
        isConfirmed: false,
        isOld: false,
        isReplaced: true,
      },
      then: 'replaced',
    },
    {
      when: {
        isGenuine: true,
        isKept: true,
        isEnded: false,
        isConfirmed: false,
        isOld: false,
        isReplaced: false,
      },
      then: 'confirmed',
    },
  ],
});

interface ConfirmationFacts {
  isGenuine: boolean;
  isOld: boolean;
  isKept: boolean;
  isConfirmed: boolean;
  isEnded: boolean;
  isReplaced: boolean;
}

/** What a link that confirms does now. */
export const confirmationOf = (facts: ConfirmationFacts): Confirmation => evaluate(CONFIRMATION_TABLE, facts);

const TEXTS: Readonly<Record<Confirmation, (entityName: string) => Sentence>> = {
  confirmed: (entityName) => sentence('You now follow {entityName}.', { entityName }),
  already: (entityName) =>
    sentence('You follow {entityName} already. There is nothing left to do.', { entityName }),
  ended: () =>
    sentence('You have ended this since the message was sent, so the link does nothing any more.', {}),
  replaced: () =>
    sentence('This was asked for again since the message was sent. Use the link in the newest message.', {}),
  expired: () =>
    sentence('This link was used too late: it worked for {days} days. Nothing was changed.', {
      days: CONFIRM_DAYS,
    }),
  unknown: () => sentence('This is not a link of ours. Copy the whole link from the message.', {}),
};

/** What the reader of a message is told of a link that confirms. */
export const confirmationText = (result: Confirmation, entityName: string): Sentence =>
  TEXTS[result](entityName);
