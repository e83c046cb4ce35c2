import { AgentSummary } from '../../people/AgentSummary';
import { useAppSelector } from '../../session/store-hooks';
import { AlternativeLink, PlainAgentPage } from '../AgentPage';
import { selectAgent } from '../slice';

/** Who was verified by a license or a passcode: name, street address and mailing address, N/A without one (reading 40). */
export default function IndividualSummaryScreen() {
  const { values } = useAppSelector(selectAgent);
  return (
    <PlainAgentPage
      step="individualsummary"
      lead={<p>We have verified this person. Next names them as registered agent.</p>}
    >
      <AgentSummary agent={values} mailing="inFull" />
      <AlternativeLink step="individualsummary">Verify a different person</AlternativeLink>
    </PlainAgentPage>
  );
}
