import {
  emptyFiling,
  eventBoxes,
  followEventsRules,
  followRules,
  languageOfCookies,
  type FollowEvent,
  type Problem,
} from '#rules';
import { inConstantTime } from '../constant-time';
import type { Registry } from '../context';
import type { Handlers } from '../contract/operation';
import { findEntity } from '../entities/find-entity';
import { HttpFailure } from '../failures/failure';
import { askToFollow } from '../followers/ask-to-follow';
import { changeFollowing, type FollowingChange } from '../followers/change-following';
import { confirmFollow } from '../followers/confirm-follow';
import { unsealed } from '../followers/follower-keys';
import { findFollower, followingOf } from '../followers/following';
import { suppress } from '../followers/suppression';

const refuse = (problems: readonly Problem[]) => {
  if (problems.length > 0)
    throw new HttpFailure(422, problems[0]?.message ?? '', { problems: [...problems] });
};

const contextOf = ({ clock }: Registry) => ({ filing: emptyFiling(), now: clock.now().toISOString() });

const CODES = {
  confirmed: 200,
  already: 200,
  ended: 410,
  replaced: 410,
  expired: 410,
  unknown: 404,
} as const;

interface Asked {
  change: FollowingChange['change'];
  entityId?: string;
  events?: FollowEvent[];
}

/** The change that is asked for; one of a record needs its number. */
function changeAsked(registry: Registry, { change, entityId, events = [] }: Asked): FollowingChange {
  if (change === 'stop' || change === 'allow') return { change };
  if (entityId === undefined) throw new HttpFailure(400, 'The number of the record is missing.');
  if (change !== 'events') return { change, entityId };
  refuse(followEventsRules.problems(eventBoxes(events), contextOf(registry)));
  return { change, entityId, events: [...new Set(events)] };
}

/** Following records without an account (T3-follow), and ending it (T3-stop). */
export const followerOperations: Handlers<
  'followRecord' | 'confirmFollow' | 'following' | 'changeFollowing' | 'stopMessages'
> = {
  async followRecord(registry, { body, cookies, clientAddress }) {
    const { entityId, channel, email, phone, events } = body;
    const values = followRules.tidied({ channel, email, phone, ...eventBoxes(events) });
    refuse(followRules.problems(values, contextOf(registry)));
    const entity = await findEntity(registry.db, entityId, registry.clock.now());
    if (entity === undefined) return { apiData: { code: 404 } };
    const address = channel === 'email' ? values.email : values.phone;
    const language = languageOfCookies(cookies ?? '');
    const asking = {
      channel,
      address,
      language,
      entity,
      events: [...new Set(events)],
      caller: clientAddress,
    };
    await inConstantTime(askToFollow(registry, asking));
    return { apiData: { code: 200 } };
  },

  async confirmFollow(registry, { body: { key } }) {
    const { result, ...more } = await confirmFollow(registry, key);
    const code = CODES[result];
    return { apiData: result === 'unknown' ? { code } : { code, result, ...more } };
  },

  async following({ db, config }, { body: { key } }) {
    const follower = await findFollower(db, unsealed(config.passcodeSecret, 'following', key));
    if (follower === undefined) return { apiData: { code: 404 } };
    return { apiData: { code: 200, following: await followingOf(db, follower) } };
  },

  async changeFollowing(registry, { body }) {
    const { db, config, clock } = registry;
    const follower = await findFollower(db, unsealed(config.passcodeSecret, 'following', body.key));
    if (follower === undefined) return { apiData: { code: 404 } };
    const change = changeAsked(registry, body);
    const isChanged = await db
      .transaction()
      .execute((tx) => changeFollowing(tx, follower, change, clock.now()));
    if (!isChanged) return { apiData: { code: 404 } };
    return { apiData: { code: 200, following: await followingOf(db, follower) } };
  },

  async stopMessages({ db, config, clock }, { body: { key } }) {
    const follower = await findFollower(db, unsealed(config.passcodeSecret, 'stopping', key));
    if (follower === undefined) return { apiData: { code: 404 } };
    await suppress(db, follower, { reason: 'page', now: clock.now() });
    return { apiData: { code: 200 } };
  },
};
