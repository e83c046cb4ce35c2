import type { Address } from './address';
import type { Name } from './name';
import type { YesNo } from './sections';

/** How an agent is identified: `D` driver's license or ID card, `P` mailed passcode, `E` entity, `X` other (A section 3). */
export type CheckedType = 'D' | 'P' | 'E' | 'X' | '';

export interface AgentVerifyValues {
  checkedTyp: CheckedType;
  driversLicenseId: string;
  lastName: string;
  passcode: string;
  /** The text of the "entity ID or name" box. */
  entityId: string;
  entityName: string;
  id: string;
}

/** The registered agent of a filing (W section 3, A section 3). `nameTyp` is `''` until the agent type is chosen. */
export interface RegisteredAgentValues {
  personTyp: 'REGAGEN';
  id: string;
  agentHistoryId: string;
  /** The filer keeps the agent on record and confirms the consent (reading 25). Left out where the filing names another one. */
  isAgentOnRecordKept?: boolean;
  nameValues: {
    name: Omit<Name, 'nameTyp'> & {
      nameTyp: Name['nameTyp'] | '';
      fullName: string;
      display: string;
      isEntityOwnAgentChecked: boolean;
    };
  };
  addressValues: {
    streetAddress: Address;
    mailingAddress: Address;
    isSameAsStreetAddressChecked: boolean;
    isSameAsPrincipalOfficeAddressChecked: boolean;
    isSameAsPrincipalOfficeMailingAddressChecked: boolean;
  };
  agentConsentRadio: YesNo;
  verifyValues: AgentVerifyValues;
}
