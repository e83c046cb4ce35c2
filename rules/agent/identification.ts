import { emptyRegisteredAgent } from '../filing/empty-agent';
import type { AgentVerifyValues, CheckedType, RegisteredAgentValues } from '../filing-parts/agent-values';
import type { LicenseValues, PasscodeValues } from './identity-forms';

const lookFor = (
  nameTyp: 'I' | 'O',
  verifyValues: Partial<AgentVerifyValues> & { checkedTyp: CheckedType },
): RegisteredAgentValues => {
  const empty = emptyRegisteredAgent();
  return {
    ...empty,
    nameValues: { name: { ...empty.nameValues.name, nameTyp } },
    verifyValues: { ...empty.verifyValues, ...verifyValues },
  };
};

/**
 * The wizard's values for a search of an entity, however its screen was reached; an agent who was found before is dropped
 * (A2-agent-entity).
 * @param entityId the text in the box: an ID number or a name
 */
export const searchByEntity = (entityId: string): RegisteredAgentValues =>
  lookFor('O', { checkedTyp: 'E', entityId });

/** The same for an individual, by a license or ID card (A2-agent-id). */
export const searchByLicense = (license: LicenseValues): RegisteredAgentValues =>
  lookFor('I', { checkedTyp: 'D', ...license });

/** The same for an individual, by a passcode that was mailed (A2-agent-passcode). */
export const searchByPasscode = ({ passcode }: PasscodeValues): RegisteredAgentValues =>
  lookFor('I', { checkedTyp: 'P', passcode });

/**
 * The values without what proves an identity, and without the individual whom a license or a passcode found: the part of them that a
 * browser may keep beyond the page. The name of an individual is the name on the license. The person of a request for a passcode was only
 * entered, and proves nothing: it is kept until the letter is on its way.
 */
export const withoutIdentifiedPerson = (
  values: RegisteredAgentValues,
  isLetterSent = false,
): RegisteredAgentValues => {
  const { checkedTyp, passcode } = values.verifyValues;
  const isRequest = checkedTyp === 'P' && passcode === '' && !isLetterSent;
  return (checkedTyp === 'D' || checkedTyp === 'P') && !isRequest ? lookFor('I', { checkedTyp }) : values;
};
