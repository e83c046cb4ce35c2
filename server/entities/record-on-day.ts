import type { components } from '#api';
import type { PartSetBy, RecordEffect, RecordFact, RecordOnDay } from '#rules';
import { isPartWithheld, recordKnownSince, recordName, recordOnDay } from '#rules';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Day } from '../database/tables/entities';
import { everyRow } from '../database/every-row';
import type { EntityOnRecord } from './find-entity';
import { effectsOf, FACT_COLUMNS, factsOf } from './record-facts';
import { agentValues, officeAddresses, statusText } from './summarize';

type EntityOnDay = components['schemas']['EntityOnDay'];
type PartOnDay = components['schemas']['PartOnDay'];

/** All effects on the record of an entity. */
async function allEffects(tx: Transaction<Database>, entityId: string): Promise<RecordEffect[]> {
  const row = await tx
    .selectFrom('entity')
    .select(FACT_COLUMNS)
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  return effectsOf(tx, entityId, factsOf(row));
}

/** The documents of an entity that set parts of its record, and those that are withheld. */
const documentsOf = (tx: Transaction<Database>, entityId: string, setBy: readonly PartSetBy[]) =>
  everyRow(
    tx
      .selectFrom('filing_record')
      .select(['transaction_id', 'withheld_at'])
      .select(sql<string>`filing->>'transactionDescription'`.as('name'))
      .where('entity_id', '=', entityId)
      .where((is) =>
        is.or([
          is('withheld_at', 'is not', null),
          is(
            'transaction_id',
            'in',
            setBy.map(({ document }) => document),
          ),
        ]),
      ),
  );
type SettingDocument = Awaited<ReturnType<typeof documentsOf>>[number];

function partOnDay(
  { part, cause, document, since }: PartSetBy,
  documents: readonly SettingDocument[],
): PartOnDay {
  const setter = documents.find(({ transaction_id: id }) => id === document);
  const withheld = documents.filter(({ withheld_at: withheldAt }) => withheldAt !== null);
  return {
    part,
    cause,
    ...(setter && { document, transactionName: setter.name }),
    ...(since !== '' && { since }),
    isWithheld: isPartWithheld(
      part,
      document,
      withheld.map(({ transaction_id: id }) => id),
    ),
  };
}

async function agentOf(tx: Transaction<Database>, agentId: string | null) {
  if (agentId === null) return {};
  const row = await tx
    .selectFrom('registered_agent')
    .select('details')
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  return row && { registeredAgentValues: agentValues(row.details) };
}

async function answerOf(
  tx: Transaction<Database>,
  entityId: string,
  { facts, setBy }: RecordOnDay,
  day: Day,
): Promise<EntityOnDay> {
  const documents = await documentsOf(tx, entityId, setBy);
  const parts = setBy.map((one) => partOnDay(one, documents));
  const { streetAddress, mailingAddress } = officeAddresses(facts.principalOffice);
  const isShown = (part: RecordFact) => !parts.some((one) => one.part === part && one.isWithheld);
  return {
    day,
    entityName: recordName(facts),
    status: statusText(facts.status.code),
    ...((isShown('principalOffice') || isShown('mailingAddress')) && {
      principalOfficeAddress: {
        ...(isShown('principalOffice') && { streetAddress }),
        ...(isShown('mailingAddress') && mailingAddress && { mailingAddress }),
      },
    }),
    ...(isShown('registeredAgent') && (await agentOf(tx, facts.registeredAgent))),
    reportingMonth: String(facts.reportMonth).padStart(2, '0'),
    ...(facts.reportDue !== null && { reportDueDate: facts.reportDue }),
    parts,
  };
}

/**
 * The record of an entity as it stood when a day ended, or stands now on a day that is not over (T1-asof).
 * @param day not after today
 * @returns no record for a day of which the registry does not know what stood on it
 */
export const readRecordOnDay = (
  db: Kysely<Database>,
  entity: EntityOnRecord,
  { day, now }: { day: Day; now: Date },
): Promise<{ knownSince: Day; record?: EntityOnDay }> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const effects = await allEffects(tx, entity.entity_id);
      const knownSince = recordKnownSince(effects, now.toISOString());
      if (day < knownSince) return { knownSince };
      const onDay = recordOnDay(effects, { day, now: now.toISOString() });
      return { knownSince, record: await answerOf(tx, entity.entity_id, onDay, day) };
    });
