import { followerMessage, type Text } from '#rules';
import type { OutboxPayloads } from '../outbox/outbox-payloads';
import type { Config } from '../settings/config';
import { OFFICE } from '../settings/environments';
import type { Follower } from './follower';
import { followingPage, stopAddress } from './follower-pages';
import { wordsIn } from './words-in';

/** What a notice says: sentences, each a line. */
export interface Notice {
  subject: Text;
  lines: readonly Text[];
}

/** The headers by which mail programs offer to stop such messages, with one click (RFC 2369, RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * The mail of a notice, in its reader's language, with the page on which they end it. Whoever queues it has asked whether the address wants
 * messages (`isSuppressed`, `followersOf`).
 */
export function noticeMail(
  config: Pick<Config, 'publicUrl' | 'passcodeSecret'>,
  follower: Follower,
  { subject, lines }: Notice,
): OutboxPayloads['mail'] {
  const { follower_id, address, language } = follower;
  const say = wordsIn(language);
  return {
    to: address,
    refId: '',
    subject: say(subject),
    text: [
      ...lines.map(say),
      '',
      say(followerMessage.pageOfAddress),
      followingPage(config, follower),
      '',
      OFFICE.name,
    ].join('\n'),
    headers: stopHeaders(stopAddress(config, follower_id)),
  };
}
