import type { SortDirection } from '../../lists/sort-rows';
import { sortRows } from '../../lists/sort-rows';
import { entityStatusText } from '../good-standing';
import type { AgentObstacle } from '../may-serve';

/** An entity that a search by name found (A section 3, Entity search item). */
export interface EntityFound {
  id: string;
  entity: { entityId: string; entityStatusCd: string; entityTyp: string };
  entityName: { orgName: string };
  /** The name that it had before, where that is what was found. */
  formerName?: string;
  /** Why it cannot serve as registered agent. */
  obstacle?: AgentObstacle;
  /** Its name has the words in a close spelling. */
  isClose?: boolean;
}

/** The columns of the results, in their order, and their values (A2-agent-search). */
export const SEARCH_COLUMNS = {
  'Organization Name': ({ entityName }) => entityName.orgName,
  'ID number': ({ entity }) => entity.entityId,
  Status: ({ entity }) => entityStatusText(entity.entityStatusCd),
  Form: ({ entity }) => entity.entityTyp,
} as const satisfies Record<string, (found: EntityFound) => string>;

export type SearchColumn = keyof typeof SEARCH_COLUMNS;

/** The results in the order of a column (A2-agent-search). */
export const sortSearchResults = <Found extends EntityFound>(
  results: readonly Found[],
  column: SearchColumn,
  direction: SortDirection,
): Found[] => sortRows(results, SEARCH_COLUMNS[column], direction);
