import {
  DEFAULT_LANGUAGE,
  filingOfTransaction,
  filingRoute,
  introStep,
  isEntityIdInput,
  isFormation,
  type Language,
} from '#rules';
import { availabilityQuestion, summaryQuestion } from '../../filing/wizard/entity-questions';
import { introQuestion } from '../../filing/wizard/intro-question';
import { questionTo } from './question-to';

/**
 * What the introduction of a filing on an entity asks besides what such pages have in common: the record of the entity, whether the filing
 * is open to it, and its text, which are as public as the record. Path and query as the application will ask; nothing for any other address.
 */
export function introQuestions(path: string, search: string, language: Language): string[] {
  const route = filingRoute(path);
  if (route.kind !== 'step' || isFormation(route.filingType) || route.step !== introStep(route.filingType))
    return [];
  const query = new URLSearchParams(search);
  const [entityId, transactionType] = [query.get('entityId') ?? '', query.get('transTyp') ?? ''];
  const isOfFiling = filingOfTransaction(transactionType)?.filingType === route.filingType;
  if (!isOfFiling || !isEntityIdInput(entityId)) return [];
  const inLanguage = language === DEFAULT_LANGUAGE ? {} : { language };
  return [
    questionTo('entitySummary', { query: summaryQuestion(entityId, transactionType) }),
    questionTo('transactionAvailable', { query: availabilityQuestion(entityId, transactionType) }),
    questionTo('introContent', {
      query: introQuestion({ transactionType, entityType: '', entityId }, inLanguage),
    }),
  ];
}
