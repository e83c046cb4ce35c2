import { followerMessage } from '#rules';
import type { AnyJob } from '../outbox/outbox';
import type { Config } from '../settings/config';
import { OFFICE } from '../settings/environments';
import type { Follower } from './follower';
import { confirmPage, followingPage } from './follower-pages';
import { noticeMail } from './notice-mail';
import { wordsIn } from './words-in';

type Keeper = Pick<Config, 'publicUrl' | 'passcodeSecret'>;

interface Asked {
  follower: Follower;
  entity: { entity_id: string; name: string };
  followId: string;
  now: Date;
}

const textJob = ({ address }: Follower, text: string, now: Date): AnyJob => ({
  kind: 'text',
  payload: { to: address, text, refId: '' },
  dueAt: now,
  now,
});

/** The message with the link that confirms. */
export function confirmMessage(config: Keeper, { follower, entity, followId, now }: Asked): AnyJob {
  const address = confirmPage(config, follower, { purpose: 'confirming', id: followId, askedAt: now });
  const { confirmSubject, confirmAsked, confirmHere, confirmLife, confirmText } = followerMessage;
  if (follower.channel === 'text')
    return textJob(follower, wordsIn(follower.language)(confirmText(OFFICE.name, entity.name, address)), now);
  const payload = noticeMail(config, follower, {
    subject: confirmSubject(entity.name),
    lines: [
      confirmAsked(entity.name, entity.entity_id),
      '',
      confirmHere,
      { text: '{address}', values: { address } },
      '',
      confirmLife,
    ],
  });
  return { kind: 'mail', payload, dueAt: now, now };
}

/** The message to somebody who follows the record already: who has asked may not be the one who reads it. */
export function alreadyMessage(config: Keeper, { follower, entity, now }: Omit<Asked, 'followId'>): AnyJob {
  const { alreadySubject, already, alreadyText } = followerMessage;
  if (follower.channel === 'text') {
    const page = followingPage(config, follower);
    return textJob(follower, wordsIn(follower.language)(alreadyText(OFFICE.name, entity.name, page)), now);
  }
  const payload = noticeMail(config, follower, {
    subject: alreadySubject(entity.name),
    lines: [already(entity.name, entity.entity_id)],
  });
  return { kind: 'mail', payload, dueAt: now, now };
}
