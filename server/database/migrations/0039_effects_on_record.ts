import { sql, type Kysely, type Migration } from 'kysely';

/**
 * The effect that changed a record is kept with its history, so that a filing that is approved late takes its place in the order of effects.
 * What such a filing did not set is kept with the decision.
 */
export const effectsOnRecord: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table entity_history add column effect jsonb`.execute(db);
    await sql`alter table pending_filing add column overtaken jsonb`.execute(db);
  },
};
