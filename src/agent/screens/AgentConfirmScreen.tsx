import { useAppSelector } from '../../session/store-hooks';
import { AgentSummary } from '../../people/AgentSummary';
import { PlainAgentPage, AlternativeLink } from '../AgentPage';
import { selectAgent } from '../slice';
import { translate } from '../../language/translate';

/** 'You selected': the entity that was found, to confirm (A2-agent-confirm). */
export default function AgentConfirmScreen() {
  const { values } = useAppSelector(selectAgent);
  return (
    <PlainAgentPage step="agentconfirm">
      <h2>{translate('You selected')}</h2>
      <AgentSummary agent={values} before={[{ label: 'ID number', value: values.verifyValues.entityId }]} />
      <AlternativeLink step="agentconfirm">{translate('Choose a different entity')}</AlternativeLink>
    </PlainAgentPage>
  );
}
