import { useFormikContext } from 'formik';
import { useState } from 'react';
import {
  agentAddressRules,
  type AgentAddressValues,
  agentDisplayName,
  COLORADO,
  registeredAgentRules,
  type RegisteredAgentValues,
} from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Checkbox } from '../../../controls/Checkbox';
import { LockedText } from '../../../controls/TextField';
import { filingChanged } from '../../wizard/draft-slice';
import { AddressEntryForm } from '../../../addresses/AddressEntryForm';
import { selectFiling } from '../../wizard/selectors';
import { AddressFields } from '../../../addresses/AddressFields';

/** The form of the agent's addresses, on the page of the agent: the name cannot be changed, the state is Colorado, the street is verified (A2-agent-address). */
export function AgentAddressEdit({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const agent = filing.registeredAgentValues;
  const [isSame, setSame] = useState(agent.addressValues.isSameAsStreetAddressChecked);
  // The page starts again from the changed filing: what was answered there, but not submitted yet, goes into it too.
  const { agentConsentRadio } = useFormikContext<RegisteredAgentValues>().values;
  const save = (addressValues: AgentAddressValues) => {
    dispatch(
      filingChanged(registeredAgentRules.write(filing, { ...agent, agentConsentRadio, addressValues })),
    );
    onDone();
  };
  return (
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
  );
}
