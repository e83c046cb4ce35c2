import type { Kysely, Transaction } from 'kysely';
import { availabilityKey } from '#rules';
import { insertRows } from '../database/insert-rows';
import { runOnce } from '../database/run-once';
import type { Database } from '../database/tables';
import type { Day } from '../database/tables/entities';
import { ENTITY_PERSONAS } from './entity-personas';
import { delayedSamples } from './delayed-samples';
import { generateEntities, sampleAgentIds } from './generate';
import { insertDelayed } from './insert-delayed';
import { insertEntities } from './insert-entities';
import { insertFilings } from './insert-filings';
import { insertQueue } from './insert-queue';
import { SAMPLE_LICENSES, SAMPLE_RESERVATIONS } from './people';
import { ENTITY_AGENTS, sampleAgent, sampleEntityAgent } from './sample-agents';
import { sampleFilings } from './sample-filings';
import { queuedSamples } from './sample-queue';

/** Reservations of the samples outlast every test. */
const RESERVED_UNTIL = '2099-12-31T00:00:00Z';

/**
 * Fills a new database with the sample registry.
 *
 * @param count generated entities, in addition to the personas
 * @param today the office's day
 * @returns whether this call did it
 */
export const loadSampleData = (db: Kysely<Database>, count: number, today: Day): Promise<boolean> =>
  runOnce(db, 'sample registry', '1', async (tx) => {
    await insertAgents(tx);
    await insertEntities(
      tx,
      ENTITY_PERSONAS.map(({ loadedOn }) => loadedOn(today)),
      today,
    );
    await insertFilings(tx, sampleFilings(today));
    await insertDelayed(tx, delayedSamples(today));
    await insertQueue(tx, queuedSamples(today));
    await insertEntities(tx, generateEntities(count), today);
    await insertLicenses(tx);
    await insertReservations(tx);
  });

const insertAgents = (tx: Transaction<Database>): Promise<void> =>
  insertRows(tx, 'registered_agent', { agent_id: 'text', agent_entity_id: 'text', details: 'jsonb' }, [
    ...sampleAgentIds().map((id, index) => [id, null, JSON.stringify(sampleAgent(index))]),
    ...Object.values(ENTITY_AGENTS).map(({ agentId, entityId, name }) => [
      agentId,
      entityId,
      JSON.stringify(sampleEntityAgent(name)),
    ]),
  ]);

async function insertLicenses(tx: Transaction<Database>): Promise<void> {
  const rows = SAMPLE_LICENSES.map((license) => ({
    license_number: license.licenseNumber,
    first_name: license.firstName,
    middle_name: license.middleName,
    last_name: license.lastName,
    suffix: '',
    birth_date: license.birthDate,
    address: JSON.stringify(license.address),
    is_service_down: license.isServiceDown,
  }));
  await tx.insertInto('driver_license').values(rows).execute();
}

async function insertReservations(tx: Transaction<Database>): Promise<void> {
  const rows = SAMPLE_RESERVATIONS.map(({ name, ownerName, ownerAddress }) => ({
    name_key: availabilityKey(name),
    name,
    owner_name: ownerName,
    owner_address: JSON.stringify(ownerAddress),
    expires_at: new Date(RESERVED_UNTIL),
  }));
  await tx.insertInto('reserved_name').values(rows).execute();
}
