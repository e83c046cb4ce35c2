import { sql } from 'kysely';
import { APPLICATION_VERSION } from '#rules';
import { findEntity } from '../entities/find-entity';
import { isSecureFiler, unauthenticated } from '../contract/access';
import type { Handler, Handlers } from '../contract/operation';

type HeartBeat = 'businessHeartBeat' | 'commonHeartBeat' | 'mailHeartBeat' | 'usersHeartBeat';
type About = 'businessAbout' | 'commonAbout' | 'accountsAbout' | 'mailAbout' | 'usersAbout';

/** Beats while the database answers: none of the services can do anything without it. */
const heartBeat: Handler<HeartBeat> = async ({ db }) => {
  await sql`select 1`.execute(db);
  return { apiData: { code: 200 } };
};

/**
 * The authentication check (W7-authcheck): 401 unless this caller may file on the entity. A login for another entity is answered like no login, since the remedy is the same: log in for this entity.
 */
const checkLogin: Handler<'businessAbout'> = async (registry, input) => {
  const { entityId } = input.query;
  if (entityId === undefined) return about(registry, input);
  const entity = await findEntity(registry.db, entityId, registry.clock.now());
  const opens = { entityId, hasSecureFiling: entity?.sbf === true };
  if (!isSecureFiler(input.principal, opens)) throw unauthenticated();
  return about(registry, input);
};

const about: Handler<About> = () => Promise.resolve({ apiData: { code: 200, version: APPLICATION_VERSION } });

/** Heartbeats and versions of the services (A7-health). */
export const healthOperations: Handlers<HeartBeat | About> = {
  businessHeartBeat: heartBeat,
  commonHeartBeat: heartBeat,
  mailHeartBeat: heartBeat,
  usersHeartBeat: heartBeat,
  businessAbout: checkLogin,
  commonAbout: about,
  accountsAbout: about,
  mailAbout: about,
  usersAbout: about,
};
