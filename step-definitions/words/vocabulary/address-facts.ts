import type { Table } from '../../foundation/phrases';
import { lookUp } from './look-up';
import { ANY_TRANSACTION_WORDS, ANY_TYPE_WORDS } from './record-words';

/** What an address of the portal tells, as the business names it, and its name there. */
const FACTS: Record<string, string> = {
  transaction: 'transTyp',
  "entity's type": 'entityType',
  entity: 'entityId',
  user: 'userName',
  'converting entity': 'convertingEntityId',
  office: 'office',
};

/** What an address has in codes. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  transaction: ANY_TRANSACTION_WORDS,
  "entity's type": ANY_TYPE_WORDS,
};

/** The rows of a table of facts as the query of an address. */
export const addressFacts = (table: Table): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table.rowsHash()).map(([noun, value]) => [
      lookUp('fact', FACTS, noun),
      VALUES[noun] ? lookUp(noun, VALUES[noun], value) : value,
    ]),
  );
