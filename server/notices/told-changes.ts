import type { RecordedState, ToldChange } from '#rules';
import { aboutOf, remedyOf } from '#rules';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import type { FilingRecord } from '../database/tables/filings';
import type { PublicChange } from '../entities/public-changes';

/** A change with the lines of the log that tell it: one transaction writes several about one document. */
export interface LoggedChange {
  lines: readonly [PublicChange, ...PublicChange[]];
  lastPosition: number;
}

/** Whether a line of the log tells more of what the lines before it tell: a filing gets a state, and changes the record. */
function continues(before: readonly PublicChange[], line: PublicChange): boolean {
  const [first] = before;
  if (first === undefined || first.entityId !== line.entityId) return false;
  if (line.document === null || first.document !== line.document) return false;
  if (first.kind === 'withheld' || line.kind === 'withheld') return false;
  return line.kind === 'record' || before.every(({ kind }) => kind === 'record');
}

/**
 * The lines of a page of the log, by what they tell.
 * @param isWhole whether no line comes after them: otherwise the last ones may go on in the next page
 */
export function loggedChanges(page: readonly PublicChange[], isWhole: boolean): LoggedChange[] {
  const groups: PublicChange[][] = [];
  for (const line of page) {
    const last = groups.at(-1);
    if (last !== undefined && continues(last, line)) last.push(line);
    else groups.push([line]);
  }
  const complete = isWhole || groups.length < 2 ? groups : groups.slice(0, -1);
  return complete.map((lines) => ({
    lines: lines as [PublicChange, ...PublicChange[]],
    lastPosition: lines.at(-1)?.position ?? 0,
  }));
}

/** The state in which a filing was before a position; empty where it has just come. */
async function earlierState(
  db: Kysely<Database>,
  document: string,
  position: number,
): Promise<RecordedState | ''> {
  const row = await db
    .selectFrom('public_change')
    .select('state')
    .where('document', '=', document)
    .where('kind', '=', 'filing')
    .where('position', '<', String(position))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row?.state ?? '') as RecordedState | '';
}

/** What lines of the log tell, with what else has to be said of it; undefined for an entity that is not on record. */
export async function toldChange(
  db: Kysely<Database>,
  { lines }: LoggedChange,
): Promise<{ change: ToldChange; record: FilingRecord | undefined } | undefined> {
  const [first] = lines;
  const { entityId, position } = first;
  const document = first.document ?? '';
  const entity = await db
    .selectFrom('entity')
    .select(['name', 'entity_type', 'status_code'])
    .where('entity_id', '=', entityId)
    .executeTakeFirst();
  if (entity === undefined) return undefined;
  const record = await db
    .selectFrom('filing_record')
    .selectAll()
    .where('transaction_id', '=', document)
    .executeTakeFirst();
  const state = (lines.find(({ kind }) => kind === 'filing')?.state ?? '') as RecordedState | '';
  // Of a formation, the first of two changes has put everything on record.
  const { before = {}, after = {}, withheld = [] } = lines.find((line) => line.record)?.record ?? {};
  const { record: last } = lines.findLast((line) => line.record) ?? {};
  const counts = last?.effectiveAt ?? first.at;
  const effectiveAt = record?.effective_at.toISOString() ?? counts;
  const change: ToldChange = {
    entityId,
    name: entity.name,
    at: record?.filed_at.toISOString() ?? counts,
    document,
    transactionType: record?.transaction_type ?? '',
    isWithheld: first.kind === 'withheld',
    state,
    earlierState: document === '' ? '' : await earlierState(db, document, position),
    effectiveAt,
    about: aboutOf(record?.filing, state, effectiveAt),
    before,
    after: { ...after, ...last?.after },
    withheld,
    // Who has filed since, has nothing to put right.
    remedy:
      document === '' && after.status?.code === entity.status_code
        ? remedyOf({ entityType: entity.entity_type, statusCode: entity.status_code })
        : null,
  };
  return { change, record };
}
