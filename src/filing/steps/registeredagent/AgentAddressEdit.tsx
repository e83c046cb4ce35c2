import { useState } from 'react';
import {
  agentAddressRules,
  type AgentAddressValues,
  agentDisplayName,
  COLORADO,
  registeredAgentRules,
} from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Checkbox } from '../../../controls/Checkbox';
import { LockedText } from '../../../controls/TextField';
import { filingChanged } from '../../wizard/draft-slice';
import { AddressEntryForm } from '../../../addresses/AddressEntryForm';
import { selectFiling } from '../../wizard/selectors';
import { StepLayout } from '../../wizard/StepLayout';
import { AddressFields } from '../../../addresses/AddressFields';

/** The agent's addresses: the name cannot be changed, the state is Colorado, the street is verified (A2-agent-address). */
export function AgentAddressEdit({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const agent = filing.registeredAgentValues;
  const [isSame, setSame] = useState(agent.addressValues.isSameAsStreetAddressChecked);
  const save = (addressValues: AgentAddressValues) => {
    dispatch(filingChanged(registeredAgentRules.write(filing, { ...agent, addressValues })));
    onDone();
  };
  return (
    <StepLayout step="registeredagent" title="Registered agent address">
      <AddressEntryForm
        rules={agentAddressRules}
        initialValues={agent.addressValues}
        addressPath="streetAddress"
        mailingAddressPath={isSame ? undefined : 'mailingAddress'}
        requiredState={COLORADO}
        refusesPoBox
        saveLabel="Save changes"
        onSave={save}
        onCancel={onDone}
      >
        <LockedText label="Name" value={agentDisplayName(agent)} />
        <fieldset className="usa-fieldset">
          <legend className="usa-legend usa-legend--large">Street address</legend>
          <AddressFields name="streetAddress" lockState={COLORADO.code} />
        </fieldset>
        <fieldset className="usa-fieldset">
          <legend className="usa-legend usa-legend--large">Mailing address</legend>
          <Checkbox name="isSameAsStreetAddressChecked" onChecked={setSame} />
          {!isSame && <AddressFields name="mailingAddress" lockState={COLORADO.code} />}
        </fieldset>
      </AddressEntryForm>
    </StepLayout>
  );
}
