import { matchPath } from 'react-router-dom';
import { isEntityIdInput, isReadablePath, PATHS } from '#rules';
import { formsQuestion, historyQuestion, recordQuestion } from '../../portal/record/record-questions';
import { questionTo } from './question-to';

/** What the public record of an entity asks: the entity, the forms on it, and the first page of what was filed for it. */
export function recordQuestions(path: string): string[] {
  const id = isReadablePath(path) ? matchPath(`${PATHS.search}/:id/*`, path)?.params.id : undefined;
  if (id === undefined || !isEntityIdInput(id) || id !== id.trim()) return [];
  return [
    questionTo('entitySummary', recordQuestion(id)),
    questionTo('entityForms', formsQuestion(id)),
    questionTo('entityFilings', historyQuestion(id, 1)),
  ];
}
