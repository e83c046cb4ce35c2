import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';

/** How the server is to verify the agent: `D` license or ID card, `ID` entity by its number, `I` individual by passcode. */
export type AuthenticationType = 'D' | 'ID' | 'I';

export const AUTHENTICATION_TABLE = defineTable<AuthenticationType>()({
  name: 'How the registry verifies an agent that is saved',
  source: 'A7-agent',
  hitPolicy: 'unique',
  inputs: { checkedTyp: choice(['D', 'P', 'E', 'X', '']) },
  rows: [
    { when: { checkedTyp: 'D' }, then: 'D' },
    { when: { checkedTyp: ['P', 'X'] }, then: 'I' },
    { when: { checkedTyp: ['E', ''] }, then: 'ID' },
  ],
});

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

/** Whether an agent is verified by a passcode, which is used up when the agent is saved. */
export const isVerifiedByPasscode = ({ verifyValues: { checkedTyp } }: RegisteredAgentValues): boolean =>
  evaluate(AUTHENTICATION_TABLE, { checkedTyp }) === 'I';

/**
 * The agent save payload of A section 3.
 * @param repeatKey with which the browser can have the answer repeated; null where no passcode is used
 */
export const agentSaveBody = (
  values: RegisteredAgentValues,
  navigation: AgentNavigationFacts,
  repeatKey: string | null = null,
) => {
  const { checkedTyp, driversLicenseId, lastName, passcode, entityId, id } = values.verifyValues;
  return {
    id,
    nameValues: values.nameValues,
    addressValues: values.addressValues,
    entityId,
    authenticationType: evaluate(AUTHENTICATION_TABLE, { checkedTyp }),
    dl: driversLicenseId,
    lastName,
    passcode,
    ...(repeatKey !== null && { repeatKey }),
    transactionURL: navigation.transactionURL,
    transactionTarget: navigation.transactionTarget,
    transType: navigation.transType,
    entityType: navigation.entityType,
    transEntityId: navigation.entityId,
    backButton: navigation.backButton,
    userName: navigation.userName,
  };
};
