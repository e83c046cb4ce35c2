import { AgentSummary } from '../../people/AgentSummary';
import { useAppSelector } from '../../session/store-hooks';
import { AlternativeLink, PlainAgentPage } from '../AgentPage';
import { selectAgent } from '../slice';
import { translate } from '../../language/translate';

/** Who was verified by a license or a passcode: name, street address and mailing address, N/A without one (reading 40). */
export default function IndividualSummaryScreen() {
  const { values } = useAppSelector(selectAgent);
  return (
    <PlainAgentPage
      step="individualsummary"
      lead={<p>{translate('We have verified this person. Next names them as registered agent.')}</p>}
    >
      <AgentSummary agent={values} mailing="inFull" />
      <AlternativeLink step="individualsummary">{translate('Verify a different person')}</AlternativeLink>
    </PlainAgentPage>
  );
}
