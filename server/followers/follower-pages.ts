import { PATHS } from '#rules';
import type { Config } from '../settings/config';
import { sealed } from './follower-keys';

type Keeper = Pick<Config, 'publicUrl' | 'passcodeSecret'>;

/**
 * The page of an address, which shows and ends what it follows without an account. Its key is in the fragment, which no browser sends to a
 * server, so that it is in no log and no referrer.
 */
export const followingPage = ({ publicUrl, passcodeSecret }: Keeper, followerId: string): string =>
  `${publicUrl}${PATHS.following}#${sealed(passcodeSecret, 'following', followerId)}`;

/** Where a mail program stops all messages to an address with one POST (RFC 8058). A person who opens it is asked first. */
export const stopAddress = ({ publicUrl, passcodeSecret }: Keeper, followerId: string): string =>
  `${publicUrl}${PATHS.stopMessages}/${sealed(passcodeSecret, 'stopping', followerId)}`;
