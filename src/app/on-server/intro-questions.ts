import {
  DEFAULT_LANGUAGE,
  filingOfTransaction,
  filingRoute,
  introStep,
  isEntityIdInput,
  isFormation,
  type Language,
} from '#rules';
import { OPERATIONS } from '../../client/operations';
import { introQuestion } from '../../filing/wizard/intro-question';

/**
 * What the introduction of a filing on an entity asks besides what such pages have in common: its text, which is as public as the record
 * of the entity. Path and query as the application will ask; nothing for any other address.
 */
export function introQuestions(path: string, search: string, language: Language): string[] {
  const route = filingRoute(path);
  if (route.kind !== 'step' || isFormation(route.filingType) || route.step !== introStep(route.filingType))
    return [];
  const query = new URLSearchParams(search);
  const [entityId, transactionType] = [query.get('entityId') ?? '', query.get('transTyp') ?? ''];
  const isOfFiling = filingOfTransaction(transactionType)?.filingType === route.filingType;
  if (!isOfFiling || !isEntityIdInput(entityId)) return [];
  const [, contentPath] = OPERATIONS.introContent;
  const inLanguage = language === DEFAULT_LANGUAGE ? {} : { language };
  const question = introQuestion({ transactionType, entityType: '', entityId }, inLanguage);
  return [`${contentPath}?${new URLSearchParams(question).toString()}`];
}
