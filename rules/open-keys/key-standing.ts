import { longDay } from '../calendar/format-day';
import { officeDay } from '../calendar/office-time';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { englishOf, sentence, term, type Text } from '../language/text';

/** Every key begins with it, so that one that was published by mistake is found by those who look for such. */
export const OPEN_KEY_PREFIX = 'openkey_';
/** So many characters come after it. */
const OPEN_KEY_CHARACTERS = 43;
export const OPEN_KEY_LENGTH = OPEN_KEY_PREFIX.length + OPEN_KEY_CHARACTERS;

const OPEN_KEY = new RegExp(`^${OPEN_KEY_PREFIX}[A-Za-z0-9_-]{${OPEN_KEY_CHARACTERS}}$`);
const BEARER = /^bearer(?: +(.*))?$/i;

const SENT = ['nothing', 'otherScheme', 'malformed', 'key'] as const;

/** What a request says of who sends it. */
export interface SentKey {
  sent: (typeof SENT)[number];
  /** The key, where it has the form of one. */
  key?: string;
}

/**
 * Reads the header `Authorization`.
 * @example sentKey('Basic YTpi') // { sent: 'otherScheme' }
 */
export function sentKey(authorization: string | undefined): SentKey {
  if (authorization === undefined) return { sent: 'nothing' };
  const bearer = BEARER.exec(authorization.trim());
  if (bearer === null) return { sent: 'otherScheme' };
  const key = bearer[1] ?? '';
  return OPEN_KEY.test(key) ? { sent: 'key', key } : { sent: 'malformed' };
}

/** Whose limits count for a request of the open record, or why it is refused. */
export type KeyStanding = 'none' | 'otherScheme' | 'malformed' | 'unknown' | 'takenBack' | 'live';

/** A key that does not count is refused rather than passed over: its holder would wonder at the smaller limit. */
export const KEY_STANDING_TABLE = defineTable<KeyStanding>()({
  name: 'What a key of the open record counts for',
  source: 'T4-read',
  hitPolicy: 'unique',
  inputs: {
    sent: choice(SENT),
    /** The registry has made it. */
    isKnown: flag(),
    isTakenBack: flag(),
  },
  rows: [
    { when: { sent: 'nothing' }, then: 'none' },
    { when: { sent: 'otherScheme' }, then: 'otherScheme' },
    { when: { sent: 'malformed' }, then: 'malformed' },
    { when: { sent: 'key', isKnown: false }, then: 'unknown' },
    { when: { sent: 'key', isKnown: true, isTakenBack: true }, then: 'takenBack' },
    { when: { sent: 'key', isKnown: true, isTakenBack: false }, then: 'live' },
  ],
});

interface StandingFacts {
  sent: SentKey['sent'];
  isKnown: boolean;
  isTakenBack: boolean;
}

export const keyStanding = (facts: StandingFacts): KeyStanding => evaluate(KEY_STANDING_TABLE, facts);

export type RefusedKey = Exclude<KeyStanding, 'none' | 'live'>;

const REFUSALS: Readonly<Record<RefusedKey, (takenBackAt: string) => Text>> = {
  otherScheme: () =>
    'Send a key as Authorization: Bearer KEY. Without a key, leave the header Authorization out.',
  malformed: () =>
    sentence(
      'This is not a whole key of the open record. A key begins with {prefix} and has {length} characters. Copy all of it.',
      { prefix: OPEN_KEY_PREFIX, length: OPEN_KEY_LENGTH },
    ),
  unknown: () =>
    'No key of this text was made here. Look for a letter that is wrong, or ask for a key on the page for developers.',
  takenBack: (takenBackAt) =>
    sentence(
      'This key was taken back on {day}. Use the newer key of the same address, or ask for one on the page for developers.',
      { day: term(longDay(officeDay(takenBackAt))) },
    ),
};

/**
 * Why a key is refused, for its holder. It says neither the key nor whose it is, and has no quotation mark, which the header
 * `WWW-Authenticate` could not hold. Programs read it in English.
 * @param takenBackAt ISO 8601 instant
 */
export const keyRefusal = (standing: RefusedKey, takenBackAt = ''): string =>
  englishOf(REFUSALS[standing](takenBackAt));
