import { agentWizardStep, isAgentChanged, titleStep } from '#rules';
import AgentArea from '../agent/AgentArea';
import { AgentHostContext } from '../agent/agent-host';
import { selectAgent } from '../agent/slice';
import { FilingSummary } from '../filing/wizard/FilingSummary';
import { selectDraft, useFlowFacts, selectIsEditing, selectIsGuarded } from '../filing/wizard/selectors';
import { LeaveGuard } from '../session/LeaveGuard';
import { useAppSelector } from '../session/store-hooks';

/** The registered-agent wizard, with what it shows of the filing in progress that it names an agent for. */
export default function AgentRoute() {
  const { status, filing } = useAppSelector(selectDraft);
  const facts = useFlowFacts();
  const isEditing = useAppSelector(selectIsEditing);
  const { query } = useAppSelector(selectAgent);
  const host =
    status === 'ready' && filing.filingType !== ''
      ? {
          step: titleStep(facts, agentWizardStep(filing.filingType, isAgentChanged(query, isEditing))),
          aside: <FilingSummary current="registeredagent" />,
          currentAgent: filing.registeredAgentValues,
          office: filing.principalOfficeValues,
        }
      : {};
  return (
    <AgentHostContext value={host}>
      <LeaveGuard isGuarded={selectIsGuarded} />
      <AgentArea />
    </AgentHostContext>
  );
}
