import { registeredAgentRules } from '#rules';
import { AgentSummary } from '../../../agent/screens/AgentSummary';
import { agentWizardRequested } from '../../../agent/slice';
import { useAppDispatch, useAppSelector } from '../../../app/store-hooks';
import { Button } from '../../../controls/Button';
import { YesNo } from '../../../controls/YesNo';
import { selectFiling } from '../../selectors';
import { StepPage } from '../../StepPage';

/** The agent of the filing, and whether the person agreed to be appointed (A2-agent-consent, A5-consent). */
export function Consent({ onEditAddress }: { onEditAddress: () => void }) {
  const dispatch = useAppDispatch();
  const { registeredAgentValues } = useAppSelector(selectFiling);
  return (
    <StepPage rules={registeredAgentRules}>
      <AgentSummary agent={registeredAgentValues} />
      <p>
        <Button variant="link" onClick={onEditAddress}>
          Edit the agent’s address
        </Button>
      </p>
      <p>
        <Button variant="link" onClick={() => dispatch(agentWizardRequested())}>
          Name a different agent
        </Button>
      </p>
      <YesNo name="agentConsentRadio" />
    </StepPage>
  );
}
