import {
  availabilityKey,
  closeNames,
  normalizeEntityName,
  requiredTermProblem,
  transactionObstacle,
  type EntityType,
} from '#rules';
import { http } from '../http';
import { holderOf, now, RESERVED_NAME, state, type MockEntity } from '../state';

const TYPE_NAMES: Record<EntityType, string> = {
  DLLC: 'Limited liability company',
  DPC: 'Profit corporation',
  DNC: 'Nonprofit corporation',
  DC55: 'Cooperative association (Article 55)',
  DC56: 'Cooperative (Article 56)',
};

const summaryOf = (entity: MockEntity) => ({
  entityId: entity.entityId,
  entityName: entity.name,
  entityType: { code: entity.entityType, description: TYPE_NAMES[entity.entityType] },
  status: entity.status,
  statusCode: entity.statusCode,
  formationDate: '2010-03-01',
  jurisdiction: 'Colorado',
  reportingMonth: 'March',
  principalOfficeAddress: {
    streetAddress: entity.office.streetAddress,
    ...(!entity.office.isSameAsStreetAddressChecked && { mailingAddress: entity.office.mailingAddress }),
  },
  fraudFlag: entity.fraudFlag ?? ('N' as const),
  sbf: entity.sbf ?? false,
  version: entity.version,
  reportDueDate: REPORT_DUE,
});

/** The open report of every entity here: due on the last day of the second month after its report month. */
const REPORT_DUE = '2027-05-31';

const termFault = (name: string, entityType: EntityType) => requiredTermProblem(name, entityType);

export const entityHandlers = [
  http.get('/business-api/entity/summary', ({ query, response }) => {
    const entity = state.entities.find(({ entityId }) => entityId === query.get('entityId'));
    if (!entity) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({ apiData: { code: 200, timestamp: now(), entitySummary: summaryOf(entity) } });
  }),

  http.get('/business-api/entity/validateEntityNameAndAvailability', ({ query, response }) => {
    const name = normalizeEntityName(query.get('name') ?? '');
    const problem = termFault(name, query.get('entityType') as EntityType);
    const reserved = availabilityKey(name) === availabilityKey(RESERVED_NAME.name);
    const isAvailable = !holderOf(name);
    const others = state.entities.filter(({ entityId }) => entityId !== query.get('entityId'));
    const close = closeNames(
      name,
      others.map((entity) => entity.name),
    );
    return response(200).json({
      apiData: {
        code: 200,
        valid: !problem,
        message: problem?.message ?? '',
        oldName: query.get('oldName') ?? '',
        nameIsAvailable: isAvailable,
        nameIsReserved: reserved,
        name,
        ...(reserved && { ownerName: RESERVED_NAME.owner, addressDTO: RESERVED_NAME.address }),
        ...(!problem && isAvailable && close.length > 0 && { closeNames: close }),
        ...(problem && { problems: [problem] }),
      },
    });
  }),

  http.get('/business-api/entity/validateEntityNameOnly', ({ query, response }) => {
    const name = normalizeEntityName(query.get('name') ?? '');
    const problem = termFault(name, query.get('entityType') as EntityType);
    return response(200).json({
      apiData: { code: 200, valid: !problem, message: problem?.message ?? '', name },
    });
  }),

  http.get('/business-api/transaction/available', ({ query, response }) => {
    const entity = state.entities.find(({ entityId }) => entityId === query.get('entityId'));
    if (!entity) return response(200).json({ apiData: { code: 404, available: false } });
    const obstacle = transactionObstacle(query.get('transactionType') ?? '', entity);
    return response(200).json({
      apiData: { code: 200, available: obstacle === null, ...(obstacle !== null && { message: obstacle }) },
    });
  }),
];
