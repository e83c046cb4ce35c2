import type { CheckedType, RegisteredAgentValues } from './agent-values';

/** How the server is to verify the agent: `D` licence or ID card, `ID` entity by its number, `I` individual by passcode. */
export type AuthenticationType = 'D' | 'ID' | 'I';

const AUTHENTICATION_TYPES: Readonly<Record<CheckedType, AuthenticationType>> = {
  D: 'D',
  E: 'ID',
  P: 'I',
  X: 'I',
  '': 'ID',
};

/** What the wizard was entered with and the registry's navigation answer holds (A section 3). */
export interface AgentNavigationFacts {
  transactionTarget: string;
  transactionURL: string;
  transType: string;
  entityType: string;
  entityId: string;
  backButton: string;
  userName: string;
}

/** The agent save payload of A section 3. */
export const agentSaveBody = (values: RegisteredAgentValues, navigation: AgentNavigationFacts) => {
  const { checkedTyp, driversLicenseId, lastName, passcode, entityId, id } = values.verifyValues;
  return {
    id,
    nameValues: values.nameValues,
    addressValues: values.addressValues,
    entityId,
    authenticationType: AUTHENTICATION_TYPES[checkedTyp],
    dl: driversLicenseId,
    lastName,
    passcode,
    transactionURL: navigation.transactionURL,
    transactionTarget: navigation.transactionTarget,
    transType: navigation.transType,
    entityType: navigation.entityType,
    transEntityId: navigation.entityId,
    backButton: navigation.backButton,
    userName: navigation.userName,
  };
};
