import { useFormikContext } from 'formik';
import { useState } from 'react';
import {
  agentAddressesToEdit,
  agentAddressRules,
  type AgentAddressValues,
  agentDisplayName,
  COLORADO,
  registeredAgentRules,
  type RegisteredAgentValues,
  withSameAsOfficeUpdated,
} from '#rules';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { LockedText } from '../../../controls/fields/TextField';
import { filingChanged } from '../../wizard/draft-slice';
import { AddressEntryForm } from '../../../addresses/AddressEntryForm';
import { AgentAddresses } from '../../../addresses/AgentAddresses';
import { inputKey } from '../../wizard/frame/input-key';
import { selectFiling } from '../../wizard/selectors';

/** The name under which addresses that were not saved are kept. */
export const UNSAVED_ADDRESS_KEY = inputKey('registeredagent', 'address');

/** The form of the agent's addresses, on the page of the agent: the name cannot be changed, the state is Colorado, the street is verified (A2-agent-address). */
export function AgentAddressEdit({ onDone }: { onDone: () => void }) {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const { registeredAgentValues: agent, principalOfficeValues: office } = filing;
  const addressesBefore = agentAddressesToEdit(agent.addressValues, office);
  const [isSame, setSame] = useState(addressesBefore.isSameAsStreetAddressChecked);
  // The page starts again from the changed filing: answers that were not submitted yet go into it too.
  const { agentConsentRadio } = useFormikContext<RegisteredAgentValues>().values;
  const save = (addresses: AgentAddressValues) => {
    const addressValues = withSameAsOfficeUpdated(addresses, office);
    dispatch(
      filingChanged(registeredAgentRules.write(filing, { ...agent, agentConsentRadio, addressValues })),
    );
    onDone();
  };
  return (
    <AddressEntryForm
      rules={agentAddressRules}
      initialValues={addressesBefore}
      addressPath="streetAddress"
      mailingAddressPath={isSame ? undefined : 'mailingAddress'}
      requiredState={COLORADO}
      refusesPoBox
      acceptedElsewhere={[office.streetAddress, office.mailingAddress]}
      saveLabel="Save changes"
      inputKey={UNSAVED_ADDRESS_KEY}
      cancelPlace="edit"
      onSave={save}
      onCancel={onDone}
    >
      <LockedText label="Name" value={agentDisplayName(agent)} />
      <AgentAddresses office={office} onSame={setSame} />
    </AddressEntryForm>
  );
}
