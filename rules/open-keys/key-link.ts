import { longDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { CONFIRM_DAYS, confirmationOf, type Confirmation } from '../followers/confirmation';
import { BASE_PATH } from '../navigation/paths';
import { sentence, term, type Sentence } from '../language/text';

/** The public page for developers. */
export const DEVELOPERS_PATH = `${BASE_PATH}/help/developers`;

/** The page of a link to a key. By itself, since pages of filings, which carry all of `PATHS`, never lead there. */
export const OPEN_KEY_PATH = `${BASE_PATH}/help/open-key`;

/** What a link to a key can be used for: it makes one key, which it can also take back. */
export type KeyLinkState = 'unused' | 'used' | 'takenBack' | 'expired' | 'unknown';

const STATES: Readonly<Record<Confirmation, KeyLinkState>> = {
  confirmed: 'unused',
  already: 'used',
  ended: 'takenBack',
  // A link to a key counts as well as one that was asked for after it, so none is replaced.
  replaced: 'expired',
  expired: 'expired',
  unknown: 'unknown',
};

interface LinkFacts {
  isGenuine: boolean;
  isOld: boolean;
  /** What was asked for is still kept. */
  isKept: boolean;
  isUsed: boolean;
  isTakenBack: boolean;
}

/** The state of a link to a key, which is a link that confirms an address as any other. */
export const keyLinkState = ({ isGenuine, isKept, isOld, isUsed, isTakenBack }: LinkFacts): KeyLinkState =>
  STATES[
    confirmationOf({
      isGenuine,
      isKept,
      // Nothing is removed but what is old.
      isOld: isOld || !isKept,
      isConfirmed: isUsed,
      isEnded: isTakenBack,
      isReplaced: false,
    })
  ];

/** When the key of a link was made and taken back, and when the address's key that still counts was made: ISO 8601 instants. */
export interface KeyMoments {
  madeAt?: string;
  takenBackAt?: string;
  liveSince?: string;
}

const dayOf = (instant = '') => term(longDay(officeDay(instant)));

const TEXTS: Readonly<Record<KeyLinkState, (moments: KeyMoments) => Sentence>> = {
  unused: ({ liveSince }) =>
    liveSince === undefined
      ? sentence('Your address has no key at this time.', {})
      : sentence(
          'Your address has a key since {day}. A new one takes its place: programs that use the former key are refused from then on.',
          { day: dayOf(liveSince) },
        ),
  used: ({ madeAt }) =>
    sentence(
      'This link made its key on {day}. A key is shown only once. If you have lost it, take it back or ask for a new one.',
      {
        day: dayOf(madeAt),
      },
    ),
  takenBack: ({ takenBackAt }) =>
    sentence('The key of this link was taken back on {day}. It opens nothing any more.', {
      day: dayOf(takenBackAt),
    }),
  expired: () =>
    sentence('This link was used too late: it worked for {days} days. Nothing was changed.', {
      days: CONFIRM_DAYS,
    }),
  unknown: () => sentence('This is not a link of ours. Copy the whole link from the message.', {}),
};

/** What the page of a link says of it. */
export const keyLinkText = (state: KeyLinkState, moments: KeyMoments): Sentence => TEXTS[state](moments);
