import {
  availabilityKey,
  certificateStanding,
  closeNames,
  filedState,
  formInstead,
  formObstacle,
  formsOnRecord,
  isAccepted,
  isFiledDocumentPublic,
  isListed,
  normalizeEntityName,
  pagerOf,
  receiptState,
  RECORD_FACTS,
  reportDueDate,
  requestedEffect,
  requiredTermProblem,
  statusGroupOf,
  TABLE_PAGE_SIZE,
  waitsForReview,
  mayReport,
  nameAnswer,
  wordsOf,
  type EntityFacts,
  type EntityType,
  type Filing,
  says,
} from '#rules';
import { http } from '../http';
import type { MockSubmission } from '../sample-reviews';
import { holderOf, now, RESERVED_NAME, state, type MockEntity } from '../state';

const TYPE_NAMES: Record<EntityType, string> = {
  DLLC: 'Limited liability company',
  DPC: 'Profit corporation',
  DNC: 'Nonprofit corporation',
  DC55: 'Cooperative association (Article 55)',
  DC56: 'Cooperative (Article 56)',
};

const FORMED = '2010-03-01';
/** The one certificate that the mock registry knows: of its first entity. */
const CERTIFICATE_NUMBER = 'MOCKCERTIFICATE1';

/** What the mock registry has on record of an entity. */
export const summaryOf = (entity: MockEntity) => ({
  entityId: entity.entityId,
  entityName: entity.name,
  entityType: { code: entity.entityType, description: TYPE_NAMES[entity.entityType] },
  status: entity.status,
  statusCode: entity.statusCode,
  formationDate: FORMED,
  jurisdiction: 'Colorado',
  reportingMonth: 'March',
  principalOfficeAddress: {
    streetAddress: entity.office.streetAddress,
    ...(!entity.office.isSameAsStreetAddressChecked && { mailingAddress: entity.office.mailingAddress }),
  },
  fraudFlag: entity.fraudFlag ?? ('N' as const),
  sbf: entity.sbf ?? false,
  version: entity.version,
  ...(reportDueOf(entity) && { reportDueDate: reportDueOf(entity) ?? '' }),
});

const entityOf = (id: string): MockEntity | undefined =>
  state.entities.find(({ entityId }) => entityId === id);

const reportDueOf = (entity: MockEntity): string | null =>
  mayReport(entity) ? reportDueDate(FORMED, now()) : null;

const factsOf = (entity: MockEntity): EntityFacts => ({
  entityType: entity.entityType,
  statusCode: entity.statusCode,
  fraudFlag: entity.fraudFlag === 'Y',
  reportDueDay: reportDueOf(entity),
  held: {},
  hasDelayedFiling: false,
});

/** Why the entity of a filing cannot make it now, and what it can make instead, as the registry refuses a payment with it. */
export const obstacleTo = ({ entityId, transactionType }: Filing) => {
  const entity = entityOf(entityId);
  const obstacle = entity ? formObstacle(transactionType, factsOf(entity), now()) : null;
  return { obstacle, instead: entity && obstacle !== null ? formInstead(factsOf(entity), now()) : null };
};

/** A document that a request to remove personal data has named is withheld. */
const documentOf = (transactionId: string) => {
  const isWithheld = state.piiRequests.some(({ piiDocId }) => piiDocId === transactionId);
  return { hasDocument: !isWithheld, isWithheld };
};

/** The state of a filing that was paid in the mock registry, and when it takes effect; nobody knows that before it is approved. */
export const effectOf = ({ filing, filedAt, review }: MockSubmission) => {
  const { adminFraudCheck } = filing;
  const effectiveDate = waitsForReview({ adminFraudCheck, review })
    ? ''
    : (requestedEffect(filing) ?? filedAt);
  return { state: receiptState({ adminFraudCheck, review, effectiveDate }, now()), effectiveDate };
};

/** The filings that were paid in the mock registry, newest first. */
const filingsOf = (entityId: string) =>
  [...state.submissions.values()]
    .filter((submission) => submission.entityId === entityId)
    .flatMap((submission) => {
      const { transactionId, filing, filedAt } = submission;
      const { state: reached, effectiveDate } = effectOf(submission);
      if (!isListed(reached)) return [];
      const { isWithheld } = documentOf(transactionId);
      const hasDocument = !isWithheld && isFiledDocumentPublic(reached);
      return [
        {
          isWithheld,
          hasDocument,
          transactionId,
          transactionType: filing.transactionType,
          transactionName: filing.transactionDescription,
          dateTime: filedAt,
          ...(isAccepted(reached) && { effectiveDate }),
          state: filedState(reached),
          attachments: hasDocument
            ? filing.additionalInfoValues.attachments.map(({ key, fileName }) => ({ key, fileName }))
            : [],
        },
      ];
    })
    .reverse();

const termFault = (name: string, entityType: EntityType) => requiredTermProblem(name, entityType);

/** What the mock registry knows of the name that is asked about, and what is wrong with it. */
const answerTo = (query: { get(key: 'name' | 'entityType' | 'entityId'): string | null }) => {
  const name = normalizeEntityName(query.get('name') ?? '');
  const problem = termFault(name, query.get('entityType') as EntityType);
  const others = state.entities.filter(({ entityId }) => entityId !== query.get('entityId'));
  const isReserved = availabilityKey(name) === availabilityKey(RESERVED_NAME.name);
  const { owner: ownerName, address: addressDTO } = RESERVED_NAME;
  const known = {
    isHeld: holderOf(name) !== undefined,
    reservedBy: isReserved ? { ownerName, addressDTO } : undefined,
    closeNames: closeNames(
      name,
      others.map((entity) => entity.name),
    ),
  };
  return { problem, ...nameAnswer(name, problem, known) };
};

export const entityHandlers = [
  http.get('/business-api/entity/summary', ({ query, response }) => {
    const entity = entityOf(query.get('entityId') ?? '');
    if (!entity) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({ apiData: { code: 200, timestamp: now(), entitySummary: summaryOf(entity) } });
  }),

  http.get('/business-api/entity/validateEntityNameAndAvailability', ({ query, response }) => {
    const { problem, ...answer } = answerTo(query);
    return response(200).json({
      apiData: {
        code: 200,
        ...answer,
        oldName: query.get('oldName') ?? '',
        ...(problem && { problems: [problem] }),
      },
    });
  }),

  http.get('/business-api/entity/nameHint', ({ query, response }) => {
    const { problem: _, ownerName: _owner, addressDTO: _address, ...answer } = answerTo(query);
    return response(200).json({ apiData: { code: 200, ...answer } });
  }),

  http.get('/business-api/entity/validateEntityNameOnly', ({ query, response }) => {
    const name = normalizeEntityName(query.get('name') ?? '');
    const problem = termFault(name, query.get('entityType') as EntityType);
    return response(200).json({
      apiData: { code: 200, valid: !problem, message: problem?.message ?? '', name },
    });
  }),

  http.get('/business-api/transaction/available', ({ query, response }) => {
    const entity = entityOf(query.get('entityId') ?? '');
    if (!entity) return response(200).json({ apiData: { code: 404, available: false } });
    const obstacle = formObstacle(query.get('transactionType') ?? '', factsOf(entity), now());
    return response(200).json({
      apiData: { code: 200, available: obstacle === null, ...(obstacle !== null && says(obstacle)) },
    });
  }),

  http.get('/business-api/entity/{id}/filings', ({ params, query, response }) => {
    if (!entityOf(params.id)) return response(200).json({ apiData: { code: 404 } });
    const filed = filingsOf(params.id);
    const first = (Number(query.get('page') ?? 1) - 1) * TABLE_PAGE_SIZE;
    const filings = filed.slice(first, first + TABLE_PAGE_SIZE);
    return response(200).json({ apiData: { code: 200, total: filed.length, filings } });
  }),

  http.get('/business-api/entity/find', ({ query, response }) => {
    const words = wordsOf(query.get('name') ?? '');
    const group = query.get('status');
    const foundEntities = state.entities.filter(
      ({ name, statusCode }) =>
        words.every((word) => wordsOf(name).some((one) => one.startsWith(word))) &&
        (group === null || statusGroupOf(statusCode) === group),
    );
    const { page } = pagerOf(foundEntities.length, Number(query.get('page') ?? 1), TABLE_PAGE_SIZE);
    const entities = foundEntities
      .slice((page - 1) * TABLE_PAGE_SIZE, page * TABLE_PAGE_SIZE)
      .map(({ entityId, name, entityType, status, statusCode }) => ({
        entityId,
        entityName: name,
        type: TYPE_NAMES[entityType],
        status,
        statusCode,
      }));
    return response(200).json({
      apiData: { code: 200, total: foundEntities.length, page, isClose: false, isCut: false, entities },
    });
  }),

  http.get('/business-api/certificate/{number}', ({ params, response }) => {
    const [entity] = state.entities;
    if (params.number !== CERTIFICATE_NUMBER || !entity)
      return response(200).json({ apiData: { code: 404 } });
    const { entityId, name, entityType, status, statusCode } = entity;
    const certificate = {
      number: CERTIFICATE_NUMBER,
      entityId,
      entityName: name,
      status: 'Good Standing',
      type: TYPE_NAMES[entityType],
      jurisdiction: 'Colorado',
      formationDate: FORMED,
      issuedAt: now(),
      standing: certificateStanding(name, { entityName: name, statusCode }),
      today: { entityName: name, status },
    };
    return response(200).json({ apiData: { code: 200, certificate } });
  }),

  // The mock registry keeps no earlier versions: what stands on record has stood there from the beginning.
  http.get('/business-api/entity/{id}/onDay', ({ params, query, response }) => {
    const entity = entityOf(params.id);
    if (!entity) return response(200).json({ apiData: { code: 404 } });
    const day = query.get('day') ?? '';
    const known = { code: 200 as const, entityName: entity.name, knownSince: FORMED };
    if (day < FORMED) return response(200).json({ apiData: known });
    const { status, principalOfficeAddress } = summaryOf(entity);
    const parts = RECORD_FACTS.map((part) => ({ part, cause: 'start' as const, isWithheld: false }));
    const record = {
      day,
      entityName: entity.name,
      status,
      principalOfficeAddress,
      reportingMonth: '03',
      parts,
    };
    return response(200).json({ apiData: { ...known, record } });
  }),

  http.get('/business-api/entity/{id}/forms', ({ params, response }) => {
    const entity = entityOf(params.id);
    if (!entity) return response(200).json({ apiData: { code: 404 } });
    const forms = formsOnRecord(factsOf(entity), now()).map(({ obstacle, ...form }) => ({
      ...form,
      available: obstacle === null,
      ...(obstacle !== null && says(obstacle)),
    }));
    return response(200).json({ apiData: { code: 200, forms } });
  }),
];
