import { entityStatusText } from './good-standing';

/** An entity that a search by name found (A section 3, Entity search item). */
export interface EntityFound {
  id: string;
  entity: { entityId: string; entityStatusCd: string; entityTyp: string };
  entityName: { orgName: string };
}

/** The columns of the results, in their order, and what stands in them (A2-agent-search). */
export const SEARCH_COLUMNS = {
  'Organization Name': ({ entityName }) => entityName.orgName,
  'ID number': ({ entity }) => entity.entityId,
  Status: ({ entity }) => entityStatusText(entity.entityStatusCd),
  Form: ({ entity }) => entity.entityTyp,
} as const satisfies Record<string, (found: EntityFound) => string>;

export type SearchColumn = keyof typeof SEARCH_COLUMNS;
export type SortDirection = 'ascending' | 'descending';

/** The results in the order of a column: numbers inside a text by their size, capitals beside small letters. */
export const sortSearchResults = <Found extends EntityFound>(
  results: readonly Found[],
  column: SearchColumn,
  direction: SortDirection,
): Found[] => {
  const { compare } = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...results].sort(
    (one, other) => sign * compare(SEARCH_COLUMNS[column](one), SEARCH_COLUMNS[column](other)),
  );
};
