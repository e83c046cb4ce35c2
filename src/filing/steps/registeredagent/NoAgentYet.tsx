import { agentRequested } from '../../wizard/draft-slice';
import { useAppDispatch } from '../../../session/store-hooks';
import { Button } from '../../../controls/Button';
import { PlainStepPage } from '../../wizard/frame/StepLayout';
import { translate } from '../../../language/translate';

/** Shown before an agent is named: the wizard finds and verifies one, and returns here. */
export function NoAgentYet() {
  const dispatch = useAppDispatch();
  const open = () => dispatch(agentRequested());
  return (
    <PlainStepPage
      step="registeredagent"
      lead={<p>{translate('A registered agent accepts legal papers and official mail for the business.')}</p>}
      canProceed={false}
      onNext={open}
    >
      <p>
        {translate(
          'Your filing does not name a registered agent yet. You can name an individual or an entity. We verify who it is, and then your filing goes on here.',
        )}
      </p>
      <Button variant="primary" onClick={open}>
        Name a registered agent
      </Button>
    </PlainStepPage>
  );
}
