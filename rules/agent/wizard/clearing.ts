import { emptyRegisteredAgent } from '../../filing/empty-agent';
import type { AgentStep } from './agent-step';
import type { CheckedType, RegisteredAgentValues } from '../../filing-parts/agent-values';
import type { AgentTypeChoice } from '../identity-forms';

/** Choosing Individual clears the organization's name and the own-agent flag (A4-agent-clear). */
const clearForIndividual = (values: RegisteredAgentValues): RegisteredAgentValues => ({
  ...values,
  nameValues: {
    name: { ...values.nameValues.name, nameTyp: 'I', orgName: '', isEntityOwnAgentChecked: false },
  },
});

/** The values after the agent type was chosen. Who was kept before no longer counts. */
export const chooseAgentType = (values: RegisteredAgentValues, nameTyp: 'I' | 'O'): RegisteredAgentValues => {
  const cleared = values.isAgentOnRecordKept ? emptyRegisteredAgent() : values;
  return nameTyp === 'I'
    ? clearForIndividual(cleared)
    : { ...cleared, nameValues: { name: { ...cleared.nameValues.name, nameTyp } } };
};

/** What was chosen on the first screen of the wizard; empty before. */
export const chosenAgentType = ({
  isAgentOnRecordKept,
  nameValues,
}: RegisteredAgentValues): AgentTypeChoice | '' => (isAgentOnRecordKept ? 'keep' : nameValues.name.nameTyp);

/** The screens on which each way of verification is entered. */
const SCREENS_OF_METHOD = {
  D: ['agentindivinfoid'],
  P: ['agentindivinfo', 'individualconfirmpasscode'],
} as const satisfies Partial<Record<CheckedType, readonly AgentStep[]>>;

/** Screens of the method that was not chosen: what was typed there is forgotten, submitted or not (A4-agent-clear). */
export const screensOfOtherMethod = (
  step: AgentStep,
  { verifyValues }: RegisteredAgentValues,
): readonly AgentStep[] => {
  if (step !== 'agentintroindiv') return [];
  return verifyValues.checkedTyp === 'D' ? SCREENS_OF_METHOD.P : SCREENS_OF_METHOD.D;
};

/**
 * Switching between license (D) and passcode (P) clears the other method's fields, the request for a passcode and the person who was found
 * with them (A4-agent-clear).
 */
export const clearOtherMethod = (
  values: RegisteredAgentValues,
  checkedTyp: CheckedType,
): RegisteredAgentValues => {
  const isSwitched = values.verifyValues.checkedTyp !== checkedTyp;
  const { nameValues, addressValues } = emptyRegisteredAgent();
  const { nameTyp } = values.nameValues.name;
  return {
    ...values,
    ...(isSwitched && { nameValues: { name: { ...nameValues.name, nameTyp } }, addressValues }),
    verifyValues: {
      ...values.verifyValues,
      checkedTyp,
      ...(checkedTyp === 'D' && { passcode: '' }),
      ...(checkedTyp === 'P' && { driversLicenseId: '', lastName: '' }),
    },
  };
};
