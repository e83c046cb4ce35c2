import { passcodeRequestOf, passcodeRequestRules, withPasscodeRequest } from '#rules';
import { AddressVerificationDialog } from '../../addresses/AddressVerificationDialog';
import { AgentAddresses } from '../../addresses/AgentAddresses';
import { NameFields } from '../../people/NameFields';
import { useAppSelector } from '../../session/store-hooks';
import { useAgentHost } from '../agent-host';
import { AgentPage } from '../AgentPage';
import { selectAgent } from '../slice';
import { translate } from '../../language/translate';

/** The person to whom a passcode is mailed: name, street and mailing address, verified on Next (A2-agent-info, A5-agent-address). */
export default function PasscodeRequestScreen() {
  const { office: officeOfFiling } = useAgentHost();
  const { onRecord } = useAppSelector(selectAgent);
  const office = officeOfFiling ?? onRecord?.office ?? null;
  return (
    <AgentPage
      step="agentindivinfo"
      rules={passcodeRequestRules}
      read={passcodeRequestOf}
      write={(agent, request) => withPasscodeRequest(agent, request, office)}
      lead={
        <p>
          {translate(
            'We mail a passcode to the agent. Name and addresses become part of the public record when the agent is appointed.',
          )}
        </p>
      }
    >
      <fieldset className="usa-fieldset">
        <legend className="usa-legend usa-legend--large">{translate('Name of the agent')}</legend>
        <NameFields name="nameValues.name" />
      </fieldset>
      <AgentAddresses prefix="addressValues." office={office} />
      <AddressVerificationDialog />
    </AgentPage>
  );
}
