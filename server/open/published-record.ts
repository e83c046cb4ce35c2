import type { openComponents } from '#api';
import {
  foldEffects,
  publicFacts,
  publishedFacts,
  type FoldedRecord,
  type PublicFacts,
  type RecordEffect,
} from '#rules';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables';
import type { AgentDetailsColumn } from '../database/tables/agents';
import type { EntityTable } from '../database/tables/entities';
import { effectsOf, factsOf } from '../entities/record-facts';
import { entityOf } from './change-lines';

export type OpenRecordLine = openComponents['schemas']['Record'];
type Withheld = OpenRecordLine['withheld'];

/** A row of an entity with its agent. */
export type RecordRow = Selectable<EntityTable> & { agent: AgentDetailsColumn | null };

/** The record that a row and its public facts make. */
export function recordLine(
  row: Parameters<typeof entityOf>[0] & Pick<RecordRow, 'agent'>,
  { facts, withheld }: { facts: PublicFacts; withheld: readonly string[] },
): OpenRecordLine {
  const { registeredAgent, ...others } = facts;
  const agent = registeredAgent === undefined ? {} : { registeredAgent: row.agent };
  return {
    ...entityOf(row),
    facts: publishedFacts({ ...others, ...agent }),
    withheld: withheld as Withheld,
  };
}

/** What of the facts of a row is public: all of it, but for what documents that are withheld have set. */
async function publicFactsOf(db: Kysely<Database>, row: RecordRow, documents: readonly string[]) {
  const facts = factsOf(row);
  if (documents.length === 0) return publicFacts({ facts, setBy: {} }, []);
  const effects: RecordEffect[] = await effectsOf(db, row.entity_id, facts);
  const folded: FoldedRecord = foldEffects(effects);
  return publicFacts({ facts, setBy: folded.setBy }, documents);
}

/**
 * The record of an entity, as everybody may read it.
 * @param documents the numbers of its documents that are withheld
 */
export const publishedRecord = async (
  db: Kysely<Database>,
  row: RecordRow,
  documents: readonly string[] = [],
): Promise<OpenRecordLine> => recordLine(row, await publicFactsOf(db, row, documents));
