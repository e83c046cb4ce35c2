import type { Address, Filer, Filing, Former, Name } from '#rules';
import { COLORADO, emptyAddress, emptyIndividualName, initialFiling } from '#rules';

/** An address that the verifier knows and the filer has kept. */
export const validAddress = (addressTyp: 'PHYS' | 'MAIL' = 'PHYS'): Address => ({
  ...emptyAddress(addressTyp),
  address1: '1700 Broadway',
  city: 'Denver',
  zip: '80290',
  state: COLORADO.code,
  addressSelectionType: 'VERIFIED',
  processed: true,
  valid: true,
  verified: true,
  accepted: true,
  coloradoZipcode: true,
});

/** An individual's name in its parts: the last word is the last name. */
export const individual = (whole: string): Name => {
  const words = whole.split(' ');
  return { ...emptyIndividualName(), firstName: words[0] ?? '', lastName: words.slice(1).join(' ') };
};

export const organization = (orgName: string): Name => ({ ...emptyIndividualName(), nameTyp: 'O', orgName });

export const validFormer = (
  id: string,
  name = individual('Ada Lindqvist'),
  personTyp: Former['nameValues']['personTyp'] = 'FRMINDV',
): Former => ({
  id,
  nameValues: { personTyp, name },
  addressValues: { streetAddress: validAddress() },
});

export const validFiler = (id: string, name = individual('Ada Lindqvist')): Filer => ({
  id,
  nameValues: { personTyp: 'FILER', name },
  addressValues: { streetAddress: validAddress() },
  sameAsFormer: false,
});

/** The agent of the sample filing: an entity by its number on record. */
const validAgent = (agent: Filing['registeredAgentValues']): Filing['registeredAgentValues'] => ({
  ...agent,
  id: 'agent',
  agentHistoryId: 'agent-history',
  nameValues: {
    name: {
      ...agent.nameValues.name,
      nameTyp: 'O',
      orgName: 'Front Range Registered Agents LLC',
      fullName: 'Front Range Registered Agents LLC',
      display: 'Front Range Registered Agents LLC',
    },
  },
  addressValues: {
    ...agent.addressValues,
    streetAddress: validAddress(),
    mailingAddress: validAddress('MAIL'),
    isSameAsStreetAddressChecked: true,
  },
  agentConsentRadio: 'Y',
  verifyValues: { ...agent.verifyValues, checkedTyp: 'E' },
});

/** A complete filing of a limited liability company. */
export const completeFiling = (submissionKey: string, name: string): Filing => {
  const filing = initialFiling({ filingType: 'llc', submissionKey });
  return {
    ...filing,
    entityNameValues: {
      ...filing.entityNameValues,
      name,
      isNameValid: true,
      availability: { isAvailable: true, isReserved: false, isAuthorizedToUse: null },
    },
    principalOfficeValues: {
      streetAddress: validAddress(),
      mailingAddress: validAddress('MAIL'),
      isSameAsStreetAddressChecked: true,
    },
    registeredAgentValues: validAgent(filing.registeredAgentValues),
    managementValues: { managedBy: 'MBR', hasOneMember: 'Y' },
    formationValues: { formers: [validFormer('former-1')] },
    additionalInfoValues: { ...filing.additionalInfoValues, additionalInfoAttachmentRadio: 'N' },
    effectiveDateValues: { ...filing.effectiveDateValues, effectiveAtTimeOfFilingRadio: 'Y' },
    filersValues: { perjuryNoticeAffirmed: true, filers: [validFiler('filer-1')] },
    notificationsValues: { emailNotificationRadio: 'N', textNotificationRadio: 'N', emails: [], texts: [] },
  };
};
