import { useState } from 'react';
import {
  agentAddressRules,
  type AgentAddressValues,
  agentDisplayName,
  COLORADO,
  registeredAgentRules,
} from '#rules';
import { useAppDispatch, useAppSelector } from '../../../app/store-hooks';
import { Checkbox } from '../../../controls/Checkbox';
import { LockedText } from '../../../controls/LockedText';
import { filingChanged } from '../../draft-slice';
import { EntryForm } from '../../EntryForm';
import { selectFiling } from '../../selectors';
import { StepFrame } from '../../StepFrame';
import { AddressFields } from '../../../controls/AddressFields';

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
    <StepFrame step="registeredagent" title="Registered agent address">
      <EntryForm
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
      </EntryForm>
    </StepFrame>
  );
}
