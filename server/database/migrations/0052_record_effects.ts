import { sql, type Kysely, type Migration } from 'kysely';

/** Statutory language at the end of a name, as the rule book finds it (`withoutStatutoryLanguage`). */
const LANGUAGE = String.raw`'\s*,(?!\s*Reinstated\y)[^,]{1,60}\y(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$'`;

/** The facts of a row of the record, or of its history. */
const factsOf = (row: string): string =>
  `record_facts(${row}.name, ${row}.status_code, ${row}.delinquency_date, ${row}.dissolution_date, ${row}.principal_office, ${row}.agent_id,
     ${row}.reporting_month, ${row}.report_due, ${row}.sbf)`;

const setting = (facts: string): string => `jsonb_build_array(jsonb_build_object('set', ${facts}))`;

const SHAPE = [
  // What changed the record of an entity, in the order in which it was written: the effect of a number made the version of that number.
  `create table record_effect (
    entity_id text not null,
    version integer not null,
    cause text not null constraint record_effect_cause_named check (cause in ('start', 'filing', 'housekeeping', 'secureFiling')),
    document text,
    at timestamptz not null,
    received_at timestamptz not null,
    changes jsonb not null,
    primary key (entity_id, version)
  )`,

  // The facts of a row as the rule book takes them: the names of delinquent and dissolved entities have statutory language.
  `create function record_facts(name text, status_code text, delinquency_date date, dissolution_date date, principal_office jsonb,
    agent_id text, reporting_month smallint, report_due date, sbf boolean)
  returns jsonb language sql stable parallel safe as $$
    select jsonb_build_object(
      'name', bare,
      'statutoryLanguage', substr($1, length(bare) + 1),
      'status', jsonb_build_object('code', $2, 'delinquentSince', $3, 'dissolvedOn', $4),
      'principalOffice', $5,
      'registeredAgent', $6,
      'reportMonth', $7,
      'reportDue', $8,
      'secureFiling', $9)
    from (select case when $2 in ('DQQ', 'ADISS', 'TDISS', 'DISS3Y', 'JDISS', 'VDISS')
      then regexp_replace($1, ${LANGUAGE}, '', 'i') else $1 end as bare) as without_language
  $$`,
];

/** What stood first on record of each entity that has no effect yet. */
const STARTS = `
  insert into record_effect
  select entity.entity_id, coalesce(first.version, entity.version), 'start', null,
    least(first.ended_at, now()), least(first.ended_at, now()),
    ${setting(`case when first.entity_id is null then ${factsOf('entity')} else ${factsOf('first')} end`)}
  from entity
  left join (select distinct on (entity_id) * from entity_history order by entity_id, version) as first
    on first.entity_id = entity.entity_id
  where not exists (select from record_effect where record_effect.entity_id = entity.entity_id)`;

/** What ended each version of a record; of one that a server wrote before effects were kept, what differs in the version after it. */
const CHANGES = `
  insert into record_effect
  select former.entity_id, former.version + 1, former.cause,
    coalesce(nullif(former.effect ->> 'document', ''), former.transaction_id),
    coalesce((former.effect ->> 'at')::timestamptz, former.ended_at),
    coalesce((former.effect ->> 'receivedAt')::timestamptz, filing_record.filed_at, former.ended_at),
    coalesce(former.effect -> 'changes', ${setting('difference.facts')})
  from entity_history as former
  join entity on entity.entity_id = former.entity_id
  left join filing_record on filing_record.transaction_id = former.transaction_id
  left join entity_history as next on next.entity_id = former.entity_id and next.version = former.version + 1
  left join lateral (
    select coalesce(jsonb_object_agg(after.key, after.value), '{}') as facts
    from (select ${factsOf('former')} as facts where former.effect is null) as before,
      jsonb_each(case when next.entity_id is null then ${factsOf('entity')} else ${factsOf('next')} end) as after
    where after.value is distinct from before.facts -> after.key
  ) as difference on true
  where not exists (
    select from record_effect
    where record_effect.entity_id = former.entity_id and record_effect.version = former.version + 1
  )`;

/** An entity that was formed here begins with its filing. */
const formationsOf = (entities: string): string => `
  update record_effect
  set cause = 'filing', document = formation.transaction_id, at = formation.filed_at, received_at = formation.filed_at
  from filing_record as formation join payment_event using (submission_key)
  where formation.transaction_type in ('ARTORG_LLC', 'ARTINC_PC', 'ARTINC_NPC', 'ARTINC_55', 'ARTINC_56')
    and record_effect.entity_id = formation.entity_id and record_effect.cause = 'start' ${entities}`;

const KEPT_FROM_NOW_ON = [
  `alter table record_effect add constraint record_effect_of_entity foreign key (entity_id) references entity`,

  // An entity that is put on record without an effect, as when a registry is loaded, stood there from the start.
  `create function start_record() returns trigger language plpgsql as $$
    begin
      insert into record_effect
        select added.entity_id, added.version, 'start', null, now(), now(), ${setting(factsOf('added'))}
        from added
        where not exists (select from record_effect where record_effect.entity_id = added.entity_id);
      return null;
    end $$`,
  `create trigger entity_starts_record after insert on entity
    referencing new table as added for each statement execute function start_record()`,

  // A server of the version before this one keeps the effect with the history alone, without its cause.
  `create function keep_earlier_effect() returns trigger language plpgsql as $$
    begin
      insert into record_effect
        values (new.entity_id, new.version + 1, new.cause, nullif(new.effect ->> 'document', ''),
          (new.effect ->> 'at')::timestamptz, (new.effect ->> 'receivedAt')::timestamptz, new.effect -> 'changes');
      ${formationsOf('and record_effect.entity_id = new.entity_id')};
      return null;
    end $$`,
  `create trigger entity_history_keeps_effect after insert on entity_history
    for each row when (new.effect ? 'changes' and not new.effect ? 'cause') execute function keep_earlier_effect()`,
];

/**
 * Effects are kept as such, from what stood first on record on: the record of an entity is the fold of them, and of nothing else. Other servers
 * go on while millions are read; what they write meanwhile is added when the triggers are there.
 */
export const recordEffects: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `set local statement_timeout = 0`,
      ...SHAPE,
      STARTS,
      CHANGES,
      ...KEPT_FROM_NOW_ON,
      STARTS,
      CHANGES,
      formationsOf(''),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
