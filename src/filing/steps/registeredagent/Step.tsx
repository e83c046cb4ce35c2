import { useState } from 'react';
import { hasRegisteredAgent, registeredAgentRules } from '#rules';
import { useIsKept } from '../../../forms/KeptInput';
import { useAppSelector } from '../../../session/store-hooks';
import { selectFiling } from '../../wizard/selectors';
import { StepPage } from '../../wizard/pages/StepPage';
import { AgentAddressEdit, UNSAVED_ADDRESS_KEY } from './AgentAddressEdit';
import { Consent } from './Consent';
import { NoAgentYet } from './NoAgentYet';

/** The registered agent of the filing: named in the wizard, asked for consent here (A2-agent-consent, A2-agent-address). */
export default function RegisteredAgentStep() {
  const { registeredAgentValues } = useAppSelector(selectFiling);
  const [isEditingAddress, setEditingAddress] = useState(useIsKept(UNSAVED_ADDRESS_KEY));
  if (!hasRegisteredAgent(registeredAgentValues)) return <NoAgentYet />;
  // One page around both, so that a given answer stays while the address is edited.
  return (
    <StepPage
      rules={registeredAgentRules}
      title={isEditingAddress ? 'Registered agent address' : undefined}
      isEntryOpen={isEditingAddress}
    >
      {isEditingAddress ? (
        <AgentAddressEdit onDone={() => setEditingAddress(false)} />
      ) : (
        <Consent onEditAddress={() => setEditingAddress(true)} />
      )}
    </StepPage>
  );
}
