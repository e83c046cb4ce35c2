import type { components } from '#api';
import { emptyAddress, emptyIndividualName, initialFiling, type Address, type Filing } from '#rules';

const denver: Address = {
  ...emptyAddress('PHYS'),
  address1: '1700 Broadway',
  city: 'Denver',
  zip: '80290',
  processed: true,
  valid: true,
  verified: true,
  accepted: true,
  addressSelectionType: 'VERIFIED',
};

const person = (firstName: string) => ({ ...emptyIndividualName(), firstName, lastName: 'Sample' });

/** A complete filing for an LLC of this name, with an agent that the registry knows. */
export function companyFiling(
  name: string,
  submissionKey: string,
  agent: components['schemas']['SavedAgent'],
): Filing {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  return {
    ...filing,
    entityNameValues: { ...filing.entityNameValues, name, isNameValid: true },
    principalOfficeValues: {
      ...filing.principalOfficeValues,
      streetAddress: denver,
      isSameAsStreetAddressChecked: true,
    },
    registeredAgentValues: {
      ...filing.registeredAgentValues,
      id: agent.id,
      agentHistoryId: agent.agentHistoryId,
      nameValues: agent.nameValues,
      addressValues: agent.addressValues,
      agentConsentRadio: 'Y',
    },
    managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
    formationValues: {
      formers: [
        {
          id: 'former-1',
          nameValues: { personTyp: 'FRMINDV', name: person('Alex') },
          addressValues: { streetAddress: denver },
        },
      ],
    },
    effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
    filersValues: {
      perjuryNoticeAffirmed: true,
      filers: [
        {
          id: 'filer-1',
          nameValues: { personTyp: 'FILER', name: person('Alex') },
          addressValues: { streetAddress: denver },
          sameAsFormer: true,
        },
      ],
    },
    notificationsValues: {
      ...filing.notificationsValues,
      emailNotificationRadio: 'N',
      textNotificationRadio: 'N',
    },
  };
}
