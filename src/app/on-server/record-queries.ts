import { matchPath } from 'react-router-dom';
import { isEntityIdInput, isReadablePath, PATHS } from '#rules';
import { formsQuery, historyQuery, recordQuery } from '../../portal/record/record-queries';
import { requestUrl } from './request-url';

/** The queries of the public record of an entity: the entity, its forms, and the first page of its filings. */
export function recordQueries(path: string): string[] {
  const id = isReadablePath(path) ? matchPath(`${PATHS.search}/:id/*`, path)?.params.id : undefined;
  if (id === undefined || !isEntityIdInput(id) || id !== id.trim()) return [];
  return [
    requestUrl('entitySummary', recordQuery(id)),
    requestUrl('entityForms', formsQuery(id)),
    requestUrl('entityFilings', historyQuery(id, 1)),
  ];
}
