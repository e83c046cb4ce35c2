import { formRules } from '../constraints/form-rules';
import { checkbox } from '../constraints/rows';
import { type AgentAddressValues, agentAddressForm } from './agent-address-form';

const addressesAlone = agentAddressForm<AgentAddressValues>('', (values) => values);
const OFFICE_BOX = 'Same as the principal office';

/** The boxes that take the principal office's address for the agent's (reading 40). */
export const OFFICE_BOX_ROWS = {
  isSameAsPrincipalOfficeAddressChecked: checkbox({ label: OFFICE_BOX }),
  isSameAsPrincipalOfficeMailingAddressChecked: checkbox({ label: OFFICE_BOX }),
};

/** The addresses of an agent whom the filing already names (A2-agent-address). */
export const agentAddressRules = formRules<AgentAddressValues>({
  ...addressesAlone,
  rows: { ...addressesAlone.rows, ...OFFICE_BOX_ROWS },
});
