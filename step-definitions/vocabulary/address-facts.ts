import type { Table } from '../phrasebook';
import { lookUp } from './look-up';

/** What an address of the portal tells, as the business names it, and its name there. */
const FACTS: Record<string, string> = {
  transaction: 'transTyp',
  "entity's type": 'entityType',
  entity: 'entityId',
  user: 'userName',
  'converting entity': 'convertingEntityId',
  office: 'office',
};

/** The rows of a table of facts as the query of an address. */
export const addressFacts = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table.rowsHash()).map(([noun, value]) => [lookUp('fact', FACTS, noun), value]),
  );
