import { sql } from 'kysely';
import { APPLICATION_VERSION } from '#rules';
import type { Handler, Handlers } from '../http/operation';

type HeartBeat = 'businessHeartBeat' | 'commonHeartBeat' | 'mailHeartBeat' | 'usersHeartBeat';
type About = 'businessAbout' | 'commonAbout' | 'accountsAbout' | 'mailAbout' | 'usersAbout';

/** Beats while the database answers: none of the services can do anything without it. */
const heartBeat: Handler<HeartBeat> = async ({ db }) => {
  await sql`select 1`.execute(db);
  return { apiData: { code: 200 } };
};

const about: Handler<About> = () => Promise.resolve({ apiData: { code: 200, version: APPLICATION_VERSION } });

/** Heartbeats and versions of the services (A7-health). */
export const healthOperations: Handlers<HeartBeat | About> = {
  businessHeartBeat: heartBeat,
  commonHeartBeat: heartBeat,
  mailHeartBeat: heartBeat,
  usersHeartBeat: heartBeat,
  businessAbout: about,
  commonAbout: about,
  accountsAbout: about,
  mailAbout: about,
  usersAbout: about,
};
