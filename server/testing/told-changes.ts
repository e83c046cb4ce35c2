import type { Filing, FollowEvent } from '#rules';
import { FOLLOW_EVENTS, keysOf } from '#rules';
import type { Registry } from '../context';
import { unguessableId } from '../database/identifiers';
import { followerOf } from '../followers/follower';
import { runNotices, type Portion } from '../notices/notices';
import { scheduleNotices } from '../notices/schedule';
import { fileAndPay } from './filing-on-record';
import { llcFiling } from './llc-filing';
import { officeMovedTo } from './office-changes';

/** A filing with other contacts: its filer's address, and those that ask for notifications. */
export const withContacts = (filing: Filing, email: string, emails: string[]): Filing => ({
  ...filing,
  email,
  notificationsValues: { ...filing.notificationsValues, emails: emails.map((each) => ({ email: each })) },
});

/** What is told of a registry's changes, and those who watch. */
export const toldChanges = (registry: () => Registry) => {
  const db = () => registry().db;
  const now = () => registry().clock.now();
  const readAll = async (portion?: Portion) => {
    for (;;) {
      const result = await runNotices(registry(), portion);
      if (!result || result.again > now()) return;
    }
  };
  /** The messages about changes, in the order in which they were queued. */
  const notices = async () => {
    const rows = await db()
      .selectFrom('outbox')
      .select(['payload'])
      .where('kind', '=', 'notice')
      .orderBy('outbox_id')
      .execute();
    return rows.map(({ payload }) => payload as { to: string; subject: string; text: string });
  };
  return {
    readAll,
    notices,
    recipients: async () => (await notices()).map(({ to }) => to).sort(),
    /** Everything before is told, and forgotten. */
    begin: async () => {
      await scheduleNotices(db(), now());
      await readAll();
      await db().deleteFrom('outbox').where('kind', 'like', 'notice%').execute();
    },
    follows: async (
      address: string,
      entityId: string,
      {
        events = keysOf(FOLLOW_EVENTS),
        language = 'en',
      }: { events?: readonly FollowEvent[]; language?: 'en' | 'es' } = {},
    ) => {
      const { follower_id } = await followerOf(db(), { channel: 'email', address, language }, { now: now() });
      const agreed = { wording: 'Yes', language, asked_at: now(), confirmed_at: now() };
      await db()
        .insertInto('follow')
        .values({
          follow_id: unguessableId(),
          follower_id,
          entity_id: entityId,
          events: [...events],
          ...agreed,
        })
        .execute();
    },
    companyOf: async (name: string, ...contacts: [string, string[]]) =>
      (await fileAndPay(registry(), withContacts(await llcFiling(registry(), name), ...contacts))).receipt
        .masterId,
    moved: async (street: string, company: string, ...contacts: [string, string[]]) =>
      withContacts(await officeMovedTo(registry(), street, company), ...contacts),
  };
};
