import { agentReturnStep, introStep, titleStep } from '#rules';
import AgentArea from '../agent/AgentArea';
import { AgentHostContext } from '../agent/agent-host';
import { FilingSummary } from '../filing/wizard/FilingSummary';
import { selectDraft, selectFlowFacts, selectIsGuarded } from '../filing/wizard/selectors';
import { LeaveGuard } from '../session/LeaveGuard';
import { useAppSelector } from '../session/store-hooks';

const STEP = 'registeredagent';

/** The registered-agent wizard, with what it shows of the filing in progress that it names an agent for. */
export default function AgentRoute() {
  const { status, filing } = useAppSelector(selectDraft);
  const facts = useAppSelector(selectFlowFacts);
  const { openedSteps } = useAppSelector(({ control }) => control);
  const { filingType } = filing;
  // Where the wizard hands back to an earlier step it comes before all of them at first: its number would fall then.
  const comesFirst = filingType !== '' && agentReturnStep(filingType) !== STEP && !openedSteps.includes(STEP);
  const host =
    status === 'ready'
      ? {
          step: titleStep(facts, comesFirst ? introStep(filingType) : STEP),
          aside: <FilingSummary current={STEP} />,
          currentAgent: filing.registeredAgentValues,
        }
      : {};
  return (
    <AgentHostContext value={host}>
      <LeaveGuard isGuarded={selectIsGuarded} />
      <AgentArea />
    </AgentHostContext>
  );
}
