import {
  agentWizardStep,
  filingPath,
  isAgentChanged,
  isPageWithKeptInput,
  titleStep,
  agentOriginStep,
  type FilingType,
} from '#rules';
import AgentArea from '../agent/AgentArea';
import { AgentHostContext } from '../agent/agent-host';
import { selectAgent } from '../agent/slice';
import { FilingSummary } from '../filing/wizard/FilingSummary';
import { selectDraft, useFlowFacts, selectIsEditing, selectIsGuarded } from '../filing/wizard/selectors';
import { LeaveGuard } from '../session/LeaveGuard';
import { useAppSelector } from '../session/store-hooks';

/** The page that the wizard was entered from. */
function addressBefore(filingType: FilingType, isChanged: boolean): string | undefined {
  const step = agentOriginStep(filingType, isChanged);
  return step && filingPath(filingType, step);
}

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
          back: addressBefore(filing.filingType, isAgentChanged(query, isEditing)),
          isInFiling: true,
          aside: <FilingSummary current="registeredagent" />,
          currentAgent: filing.registeredAgentValues,
          office: filing.principalOfficeValues,
        }
      : {};
  return (
    <AgentHostContext value={host}>
      <LeaveGuard isGuarded={selectIsGuarded} keepsInput={isPageWithKeptInput} />
      <AgentArea />
    </AgentHostContext>
  );
}
