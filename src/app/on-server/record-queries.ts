import { matchPath } from 'react-router-dom';
import { isEntityIdInput, isReadablePath, PATHS } from '#rules';
import { formsQuery, historyQuery, recordQuery } from '../../portal/record/record-queries';
import { requestUrl } from './request-url';

/** What the public record of an entity asks: the entity, the forms on it, and the first page of what was filed for it. */
export function recordQueries(path: string): string[] {
  const id = isReadablePath(path) ? matchPath(`${PATHS.search}/:id/*`, path)?.params.id : undefined;
  if (id === undefined || !isEntityIdInput(id) || id !== id.trim()) return [];
  return [
    requestUrl('entitySummary', recordQuery(id)),
    requestUrl('entityForms', formsQuery(id)),
    requestUrl('entityFilings', historyQuery(id, 1)),
  ];
}
