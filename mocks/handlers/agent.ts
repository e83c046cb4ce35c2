import {
  agentPath,
  agentReturnStep,
  emptyAddress,
  EXISTING_ENTITY_LINKS,
  filingOfTransaction,
  filingPath,
  maintainAgentAddress,
  PASSCODE_INVALID_MESSAGE,
  type AgentQuery,
  type RegisteredAgentValues,
} from '#rules';
import type { components } from '#api';
import { http } from '../http';
import { usePasscode } from '../passcodes';
import { LEGACY_TRANSACTION_PAGE, nextReference, state, type MockEntity } from '../state';

type AgentDetails = components['schemas']['AgentDetails'];

const OFFICE = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  city: 'Denver',
  zip: '80290',
  processed: true,
  valid: true,
  verified: true,
  accepted: true,
};
const NO_NAME = {
  orgName: '',
  firstName: '',
  middleName: '',
  lastName: '',
  suffix: '',
  isEntityOwnAgentChecked: false,
};

const addresses = (): RegisteredAgentValues['addressValues'] => ({
  streetAddress: OFFICE,
  mailingAddress: emptyAddress('MAIL'),
  isSameAsStreetAddressChecked: true,
  isSameAsPrincipalOfficeAddressChecked: false,
  isSameAsPrincipalOfficeMailingAddressChecked: false,
});

const entityAgent = (entity: MockEntity): AgentDetails => ({
  id: entity.entityId,
  entityName: entity.name,
  entityInGoodStanding: entity.statusCode === 'GOOD',
  nameValues: {
    name: { ...NO_NAME, nameTyp: 'O', orgName: entity.name, fullName: entity.name, display: entity.name },
  },
  addressValues: addresses(),
});

/** Sample licenses: a grown-up, a minor, and one at which the motor-vehicle service fails. */
const LICENSES: Record<string, { firstName: string; lastName: string; age: number } | 'serviceError'> = {
  '921234567': { firstName: 'Robin', lastName: 'Sample', age: 41 },
  '927654321': { firstName: 'Kit', lastName: 'Younger', age: 16 },
  '920000000': 'serviceError',
};

function licenseAgent(stateId: string, lastName: string): AgentDetails {
  const record = LICENSES[stateId.replaceAll('-', '')];
  const isOnFile =
    typeof record === 'object' && record.lastName.toUpperCase() === lastName.trim().toUpperCase();
  const person = isOnFile ? record : { firstName: '', lastName: '', age: 0 };
  const fullName = `${person.firstName} ${person.lastName}`.trim();
  return {
    id: '',
    entityName: '',
    entityInGoodStanding: false,
    age: person.age,
    driversLicenseIdValid: isOnFile,
    lastNameValid: isOnFile,
    dmvServiceError: record === 'serviceError',
    nameValues: {
      name: {
        ...NO_NAME,
        nameTyp: 'I',
        firstName: person.firstName,
        lastName: person.lastName,
        fullName,
        display: fullName,
      },
    },
    addressValues: addresses(),
  };
}

/** Types of entities in words. */
const FORMS: Record<MockEntity['entityType'], string> = {
  DLLC: 'Limited Liability Company',
  DPC: 'Corporation',
  DNC: 'Nonprofit Corporation',
  DC55: 'Article 55 Cooperative Association',
  DC56: 'Article 56 Cooperative',
};

const itemOf = (entity: MockEntity) => ({
  id: entity.entityId,
  entity: { entityId: entity.entityId, entityStatusCd: entity.status, entityTyp: FORMS[entity.entityType] },
  entityName: { orgName: entity.name },
});

/** Back to the step of the filing that asked for the agent, or on to a transaction that has no filing here. */
function navigationOf(query: AgentQuery) {
  const filingType = filingOfTransaction(query.transTyp)?.filingType;
  const step = filingType && agentReturnStep(filingType);
  const isLegacy = !filingType && EXISTING_ENTITY_LINKS.some((listed) => listed === query.transTyp);
  if (!step && !isLegacy) return null;
  return {
    transactionTarget: filingType ?? 'legacy',
    transactionURL: step
      ? filingPath(filingType, step)
      : maintainAgentAddress('N', query, LEGACY_TRANSACTION_PAGE),
    transType: query.transTyp,
    entityType: query.entityType,
    entityId: query.entityId,
    userName: query.userName,
    backButton: agentPath(),
    legacyTransaction: isLegacy,
    cfd: false,
  };
}

export const agentHandlers = [
  http.get('/business-api/entity/{id}/good-standing/details', ({ params, response }) => {
    const entity = state.entities.find(({ entityId }) => entityId === params.id);
    if (!entity) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({ apiData: { code: 200, agent: entityAgent(entity) } });
  }),

  http.get('/business-api/entity/search/{name}/details', ({ params, response }) => {
    const wantedName = decodeURIComponent(params.name).toUpperCase();
    const entities = state.entities.filter(({ name }) => name.toUpperCase().includes(wantedName)).map(itemOf);
    return response(200).json({ apiData: { code: 200, internalCode: entities.length ? 0 : 1001, entities } });
  }),

  http.post('/business-api/validate/agent/dmv', async ({ request, response }) => {
    const { stateId, lastName } = await request.json();
    return response(200).json({ apiData: { code: 200, agent: licenseAgent(stateId, lastName) } });
  }),

  http.post('/business-api/agent/save', async ({ request, response }) => {
    const { nameValues, addressValues, id, authenticationType, passcode } = await request.json();
    const individual =
      authenticationType === 'I' ? usePasscode(passcode ?? '') : { nameValues, addressValues };
    if (!individual) return response(200).json({ apiData: { code: 422, message: PASSCODE_INVALID_MESSAGE } });
    const agent = {
      id: id || nextReference('agent'),
      agentHistoryId: nextReference('history'),
      nameValues: individual.nameValues,
      addressValues: individual.addressValues,
    };
    state.agents.set(agent.agentHistoryId, agent);
    return response(200).json({ apiData: { code: 200, agent } });
  }),

  http.get('/business-api/agent/nav', ({ query, response }) => {
    const agentNav = navigationOf({
      transTyp: query.get('transTyp') ?? '',
      entityType: query.get('entityType') ?? '',
      entityId: query.get('entityId') ?? '',
      userName: query.get('userName') ?? '',
    });
    return response(200).json({ apiData: agentNav ? { code: 200, agentNav } : { code: 404 } });
  }),
];
