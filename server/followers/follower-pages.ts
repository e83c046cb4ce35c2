import { LANGUAGE_KEY, OPEN_KEY_PATH, PATHS, type Language } from '#rules';
import type { Config } from '../settings/config';
import { confirmKey, type ConfirmKey, type LinkPurpose } from './confirm-keys';
import type { Follower } from './follower';
import { sealed } from './follower-keys';

type Keeper = Pick<Config, 'publicUrl' | 'passcodeSecret'>;
type Reader = Pick<Follower, 'follower_id' | 'language'>;

/** A message and the pages that it names are in one language, whatever the browser shows otherwise. */
const inLanguage = (language: Language): string => `?${LANGUAGE_KEY}=${language}`;

/**
 * The page of an address, which shows and ends what it follows without an account. Its key is in the fragment, which no browser sends to a
 * server, so that it is in no log and no referrer.
 */
export const followingPage = (
  { publicUrl, passcodeSecret }: Keeper,
  { follower_id, language }: Reader,
): string =>
  `${publicUrl}${PATHS.following}${inLanguage(language)}#${sealed(passcodeSecret, 'following', follower_id)}`;

/** Where a mail program stops all messages to an address with one POST (RFC 8058). A person who opens it is asked first. */
export const stopAddress = ({ publicUrl, passcodeSecret }: Keeper, followerId: string): string =>
  `${publicUrl}${PATHS.stopMessages}/${sealed(passcodeSecret, 'stopping', followerId)}`;

const PAGES: Readonly<Record<LinkPurpose, string>> = {
  confirming: PATHS.confirmFollow,
  'open key': OPEN_KEY_PATH,
};

/** The page with the button that does what a message was sent for. */
export const confirmPage = (
  { publicUrl, passcodeSecret }: Keeper,
  { language }: Reader,
  { purpose, ...key }: ConfirmKey & { purpose: LinkPurpose },
): string =>
  `${publicUrl}${PAGES[purpose]}${inLanguage(language)}#${confirmKey(passcodeSecret, purpose, key)}`;
