import type { FormDefinition } from '../constraints/form-rules';
import { formRules } from '../constraints/form-rules';
import { personNameRows } from '../steps/person-name-rows';
import { agentAddressForm } from './agent-address-rules';
import type { RegisteredAgentValues } from './agent-values';

/** Whom a passcode is mailed to: an individual by name, with a street and a mailing address. */
export type PasscodeRequestValues = Pick<RegisteredAgentValues, 'nameValues' | 'addressValues'>;

const { rows, rules } = agentAddressForm<PasscodeRequestValues>(
  'addressValues.',
  (values) => values.addressValues,
);
const request: FormDefinition<PasscodeRequestValues> = {
  rows: { nameValues: { name: personNameRows() }, addressValues: rows },
  rules,
};

/** The request for a mailed passcode, the alternative method of verification (A2-agent-info, A5-agent-address). */
export const passcodeRequestRules = formRules(request);
