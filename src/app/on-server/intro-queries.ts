import {
  DEFAULT_LANGUAGE,
  filingOfTransaction,
  filingRoute,
  introStep,
  isEntityIdInput,
  isFormation,
  type Language,
  queryFacts,
} from '#rules';
import { availabilityQuery, summaryQuery } from '../../filing/wizard/entry/entity-queries';
import { introQuery } from '../../filing/wizard/entry/intro-query';
import { requestUrl } from './request-url';

/**
 * The queries of the introduction of a filing on an entity, besides those common to such pages: the record of the entity, whether the
 * filing is open to it, and its text, which are as public as the record. Path and query as the application will send them; none for any
 * other address.
 */
export function introQueries(path: string, search: string, language: Language): string[] {
  const route = filingRoute(path);
  if (route.kind !== 'step' || isFormation(route.filingType) || route.step !== introStep(route.filingType))
    return [];
  const query = new URLSearchParams(search);
  const { entityId = '', transTyp: transactionType = '' } = queryFacts(query);
  const isOfFiling = filingOfTransaction(transactionType)?.filingType === route.filingType;
  if (!isOfFiling || !isEntityIdInput(entityId)) return [];
  const inLanguage = language === DEFAULT_LANGUAGE ? {} : { language };
  return [
    requestUrl('entitySummary', { query: summaryQuery(entityId, transactionType) }),
    requestUrl('transactionAvailable', { query: availabilityQuery(entityId, transactionType) }),
    requestUrl('introContent', {
      query: introQuery({ transactionType, entityType: '', entityId }, inLanguage),
    }),
  ];
}
