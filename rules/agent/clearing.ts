import type { CheckedType, RegisteredAgentValues } from './agent-values';

/** Choosing Individual clears the organization's name and the own-agent flag (A4-agent-clear). */
const clearForIndividual = (values: RegisteredAgentValues): RegisteredAgentValues => ({
  ...values,
  isAgentOnRecordKept: false,
  nameValues: {
    name: { ...values.nameValues.name, nameTyp: 'I', orgName: '', isEntityOwnAgentChecked: false },
  },
});

/** The values after the agent type was chosen. */
export const chooseAgentType = (values: RegisteredAgentValues, nameTyp: 'I' | 'O'): RegisteredAgentValues =>
  nameTyp === 'I'
    ? clearForIndividual(values)
    : {
        ...values,
        isAgentOnRecordKept: false,
        nameValues: { name: { ...values.nameValues.name, nameTyp } },
      };

/** Switching between license (D) and passcode (P) clears the other method's fields (A4-agent-clear). */
export const clearOtherMethod = (
  values: RegisteredAgentValues,
  checkedTyp: CheckedType,
): RegisteredAgentValues => ({
  ...values,
  verifyValues: {
    ...values.verifyValues,
    checkedTyp,
    ...(checkedTyp === 'D' && { passcode: '' }),
    ...(checkedTyp === 'P' && { driversLicenseId: '', lastName: '' }),
  },
});
