import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { emptyAddress } from '../filing-parts/address';

/** A registered agent with nothing chosen yet. */
export const emptyRegisteredAgent = (): RegisteredAgentValues => ({
  personTyp: 'REGAGEN',
  id: '',
  agentHistoryId: '',
  nameValues: {
    name: {
      nameTyp: '',
      orgName: '',
      firstName: '',
      middleName: '',
      lastName: '',
      suffix: '',
      fullName: '',
      display: '',
      isEntityOwnAgentChecked: false,
    },
  },
  addressValues: {
    streetAddress: emptyAddress('PHYS'),
    mailingAddress: emptyAddress('MAIL'),
    isSameAsStreetAddressChecked: false,
    isSameAsPrincipalOfficeAddressChecked: false,
    isSameAsPrincipalOfficeMailingAddressChecked: false,
  },
  agentConsentRadio: '',
  verifyValues: {
    checkedTyp: '',
    driversLicenseId: '',
    lastName: '',
    passcode: '',
    entityId: '',
    entityName: '',
    id: '',
  },
});
