import { changeStatement, consentQuestion, flowFacts } from '#rules';
import { AgentSummary } from '../../../people/AgentSummary';
import { agentRequested } from '../../wizard/draft-slice';
import { useAppDispatch, useAppSelector } from '../../../session/store-hooks';
import { Button } from '../../../controls/Button';
import { YesNo } from '../../../controls/fields/RadioGroup';
import { selectFiling } from '../../wizard/selectors';
import { ChangedAgent } from './ChangedAgent';
import { AGENT_KEPT_TEXT } from './kept-agent';
import { translate } from '../../../language/translate';

/** The agent of the filing, and whether the person agreed to be appointed (A2-agent-consent, A5-consent). */
export function Consent({ onEditAddress }: { onEditAddress: () => void }) {
  const dispatch = useAppDispatch();
  const filing = useAppSelector(selectFiling);
  const { registeredAgentValues: agent, recordValues } = filing;
  const statement = changeStatement(flowFacts(filing), 'registeredagent');
  return (
    <>
      {statement !== '' && recordValues ? (
        <ChangedAgent
          before={recordValues.registeredAgentValues}
          agent={agent}
          statement={statement}
          heading="h2"
        />
      ) : (
        <>
          {agent.isAgentOnRecordKept && <p>{translate(AGENT_KEPT_TEXT)}</p>}
          <AgentSummary agent={agent} />
        </>
      )}
      <p>
        <Button variant="link" onClick={onEditAddress}>
          Edit the agent’s address
        </Button>
      </p>
      <p>
        <Button variant="link" onClick={() => dispatch(agentRequested())}>
          Name a different agent
        </Button>
      </p>
      <YesNo name="agentConsentRadio" label={consentQuestion(agent)} />
    </>
  );
}
