import type { RemindedReport, Text } from '#rules';
import type { Registry } from '../context';
import type { Follower } from '../followers/follower';
import { noticeMail } from '../followers/notice-mail';
import { wordsIn } from '../followers/words-in';
import type { AnyJob } from '../outbox/outbox';

/** What somebody is to be told: as a mail in its paragraphs, or in one line. */
export interface Said {
  mail(): { subject: Text; paragraphs: Text[][] };
  text(): Text;
}

/** One way to a follower, by which a message is known. */
export const spot = ({ channel, address_key: key }: Pick<Follower, 'channel' | 'address_key'>): string =>
  `${channel} ${key}`;

/**
 * The message to a follower, in their language and by their channel.
 * @param key what is told: each address is told it once
 * @param reminds of what it reminds, if it does
 */
export function messageTo(
  { config }: Pick<Registry, 'config'>,
  follower: Follower,
  { mail, text }: Said,
  { key, now, reminds }: { key: string; now: Date; reminds?: RemindedReport },
): AnyJob {
  const about = reminds && { reminds };
  const job = { dueAt: now, now, dedupeKey: `${key}:${spot(follower)}` };
  if (follower.channel === 'text') {
    const words = wordsIn(follower.language)(text());
    return {
      ...job,
      kind: 'notice-text',
      payload: { to: follower.address, text: words, refId: '', ...about },
    };
  }
  const { subject, paragraphs } = mail();
  const lines = paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : ['', ...paragraph]));
  return {
    ...job,
    kind: 'notice',
    payload: { ...noticeMail(config, follower, { subject, lines }), ...about },
  };
}
