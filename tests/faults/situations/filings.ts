import { emptyRegisteredAgent, initialFiling, withEntitySummary, type Filing } from '#rules';
import { state } from '../../../mocks/state';
import { companyFiling } from '../../resilience/company';

const AGENT = {
  id: 'agent-1',
  agentHistoryId: 'history-1',
  nameValues: {
    ...emptyRegisteredAgent().nameValues,
    name: {
      ...emptyRegisteredAgent().nameValues.name,
      nameTyp: 'I' as const,
      firstName: 'Robin',
      lastName: 'Sample',
      fullName: 'Robin Sample',
      display: 'Robin Sample',
    },
  },
};

/** The office of all samples. */
const office = () =>
  companyFiling('', 'a', { ...AGENT, addressValues: emptyRegisteredAgent().addressValues })
    .principalOfficeValues.streetAddress;

/** An LLC with everything filled in and its name found free. */
export function completeLlc(): Filing {
  const addressValues = {
    ...emptyRegisteredAgent().addressValues,
    streetAddress: office(),
    isSameAsStreetAddressChecked: true,
  };
  const filing = companyFiling('Harbor Sample LLC', 'submission-key-of-a-sample', {
    ...AGENT,
    addressValues,
  });
  const availability = { isAvailable: true, isReserved: false, isAuthorizedToUse: null };
  return { ...filing, entityNameValues: { ...filing.entityNameValues, availability } };
}

/** The same with some of it still to be entered. */
export const llcWith = (change: Partial<Filing>): Filing => ({ ...completeLlc(), ...change });

const BEGUN = initialFiling({ filingType: 'llc', submissionKey: 'submission-key-of-a-sample' });

/** An LLC of which nothing is entered. */
export const emptyLlc = (): Filing => BEGUN;

export const ENTITY = '20101000001';

/** A change of address on an entity of the mock registry, ready to be paid. */
export function completeAddressChange(on: string = ENTITY): Filing {
  const entity = state.entities.find(({ entityId }) => entityId === on);
  if (!entity) throw new Error(`The mock registry has no entity ${on}.`);
  const begun = initialFiling({ filingType: 'chgpoa', submissionKey: 'key-of-a-change', entityId: on });
  const { name, entityType, status, statusCode, version } = entity;
  const onRecord = withEntitySummary(begun, {
    entityId: on,
    entityName: name,
    entityType: { code: entityType },
    status,
    statusCode,
    jurisdiction: 'Colorado',
    principalOfficeAddress: { streetAddress: entity.office.streetAddress },
    version,
  });
  const { effectiveDateValues, filersValues, notificationsValues } = completeLlc();
  return {
    ...onRecord,
    effectiveDateValues,
    filersValues: {
      ...filersValues,
      filers: filersValues.filers.map((filer) => ({ ...filer, sameAsFormer: false })),
    },
    notificationsValues,
    principalOfficeValues: {
      ...onRecord.principalOfficeValues,
      streetAddress: { ...office(), address1: '200 E Colfax Ave', zip: '80203' },
      isSameAsStreetAddressChecked: true,
    },
  };
}
