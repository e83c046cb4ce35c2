import { AgentSummary } from '../../people/AgentSummary';
import { useAppSelector } from '../../session/store-hooks';
import { AlternativeLink, PlainAgentPage } from '../AgentPage';
import { selectAgent } from '../slice';
import { translate } from '../../language/translate';

/** 'You entered': what the request for a passcode says, before it is sent (A2-agent-mail). */
export default function PasscodeReviewScreen() {
  const { values } = useAppSelector(selectAgent);
  return (
    <PlainAgentPage
      step="individualconfirm"
      lead={<p>{translate('Submit mails a passcode to this person. Check that it reaches them.')}</p>}
      primaryAction="Submit"
    >
      <h2>{translate('You entered')}</h2>
      <AgentSummary agent={values} mailing="inFull" />
      <AlternativeLink step="individualconfirm">{translate('Change what you entered')}</AlternativeLink>
    </PlainAgentPage>
  );
}
