import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/** The registry's answer about a candidate for registered agent (A section 3, Agent details response). */
export interface AgentDetails {
  nameValues: RegisteredAgentValues['nameValues'];
  addressValues: RegisteredAgentValues['addressValues'];
  entityName: string;
  id: string;
  entityInGoodStanding: boolean;
  age?: number;
  driversLicenseIdValid?: boolean;
  lastNameValid?: boolean;
  passcodeValid?: boolean;
  dmvServiceError?: boolean;
}

/** An agent as the registry keeps it. */
export type SavedAgent = Pick<
  RegisteredAgentValues,
  'id' | 'agentHistoryId' | 'nameValues' | 'addressValues'
>;

/** The values after the registry found the person or entity: its name and addresses. */
export const withAgentDetails = (
  values: RegisteredAgentValues,
  details: AgentDetails,
): RegisteredAgentValues => ({
  ...values,
  nameValues: details.nameValues,
  addressValues: details.addressValues,
  verifyValues: { ...values.verifyValues, id: details.id, entityName: details.entityName },
});

/** The values after the registry kept the agent, whose consent is asked for. What proved the identity is not kept with the filing. */
export const withSavedAgent = (
  values: RegisteredAgentValues,
  { id, agentHistoryId, nameValues, addressValues }: SavedAgent,
): RegisteredAgentValues => ({
  ...values,
  id,
  agentHistoryId,
  isAgentOnRecordKept: false,
  nameValues,
  addressValues,
  agentConsentRadio: '',
  verifyValues: { ...values.verifyValues, id, driversLicenseId: '', lastName: '', passcode: '' },
});
