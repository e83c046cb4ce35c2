import type { Kysely } from 'kysely';
import { availabilityKey, closeNameKey } from '#rules';
import { insertRows } from '../database/insert-rows';
import type { Database } from '../database/tables';
import type { Day } from '../database/tables/entities';
import { sampleReportDates } from './report-due';
import type { SampleEntity } from './sample-entity';
import { holdsName } from './sample-entity';

/** Rows of one statement: large enough to be fast, small enough for the memory of the embedded database. */
const BATCH = 2_500;

const ENTITY_COLUMNS = {
  entity_id: 'text',
  entity_type: 'text',
  name: 'text',
  status_code: 'text',
  formation_date: 'date',
  jurisdiction: 'text',
  reporting_month: 'smallint',
  principal_office: 'jsonb',
  agent_id: 'text',
  sbf: 'boolean',
  fraud_flag: 'boolean',
  agent_change_review: 'boolean',
  report_due: 'date',
  delinquency_date: 'date',
  dissolution_date: 'date',
  effective_at: 'timestamptz',
} as const;

const HOLDING_COLUMNS = {
  name_key: 'text',
  close_key: 'text',
  name: 'text',
  holder_kind: 'text',
  holder_id: 'text',
} as const;

/**
 * Puts entities on record, with their names. Fit for millions: they are taken from the source a batch at a time.
 * @param today the office's day, by which reports are due
 */
export async function insertEntities(
  db: Kysely<Database>,
  entities: Iterable<SampleEntity>,
  today: Day,
): Promise<void> {
  let batch: SampleEntity[] = [];
  for (const entity of entities) {
    batch.push(entity);
    if (batch.length === BATCH) {
      await insertBatch(db, batch, today);
      batch = [];
    }
  }
  await insertBatch(db, batch, today);
}

async function insertBatch(
  db: Kysely<Database>,
  entities: readonly SampleEntity[],
  today: Day,
): Promise<void> {
  await insertRows(
    db,
    'entity',
    ENTITY_COLUMNS,
    entities.map((entity) => entityRow(entity, today)),
  );
  const holders = entities.filter(holdsName);
  await insertRows(
    db,
    'name_holding',
    HOLDING_COLUMNS,
    holders.map(({ name, entityId }) => [
      availabilityKey(name),
      closeNameKey(name),
      name,
      'entity',
      entityId,
    ]),
  );
}

const entityRow = (entity: SampleEntity, today: Day) => {
  const { formationDate, reportDue, reportingMonth } = sampleReportDates(entity, today);
  return [
    entity.entityId,
    entity.entityType,
    entity.name,
    entity.statusCode,
    formationDate,
    entity.jurisdiction,
    reportingMonth,
    JSON.stringify(entity.principalOffice),
    entity.agentId,
    entity.sbf,
    entity.fraudFlag,
    entity.agentChangeReview ?? false,
    reportDue,
    entity.delinquencyDate,
    entity.dissolutionDate,
    `${formationDate}T12:00:00Z`,
  ];
};
