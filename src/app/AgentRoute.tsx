import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  agentPath,
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
import { SaveForLater } from '../filing/wizard/frame/SaveForLater';
import { useFilingRuleContext } from '../filing/wizard/pages/FilingStep';
import { FilingSummary } from '../filing/wizard/frame/FilingSummary';
import { selectDraft, useFlowFacts, selectIsEditing, selectIsGuarded } from '../filing/wizard/selectors';
import { StepInputContext } from '../filing/wizard/frame/step-input';
import { RuleContextSource } from '../forms/rule-context';
import { LeaveGuard } from '../session/navigation/LeaveGuard';
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
  const { query, values } = useAppSelector(selectAgent);
  const context = useFilingRuleContext();
  const isInFiling = status === 'ready' && filing.filingType !== '';
  // The wizard first asks for the type of the agent; the filing has nothing about the agent before the wizard's end. After a passcode was
  // mailed, nothing more can be done before the letter arrives.
  const isLetterAwaited = useLocation().pathname === agentPath('individualmail');
  const isEntryBegun = values.nameValues.name.nameTyp !== '' && !isLetterAwaited;
  const stepInput = useMemo(
    () => ({ current: { openEntry: 'agent' as const, isEntryBegun } }),
    [isEntryBegun],
  );
  const host =
    isInFiling && filing.filingType !== ''
      ? {
          step: titleStep(facts, agentWizardStep(filing.filingType, isAgentChanged(query, isEditing))),
          back: addressBefore(filing.filingType, isAgentChanged(query, isEditing)),
          isInFiling: true,
          aside: <FilingSummary current="registeredagent" />,
          after: <SaveForLater isNarrow />,
          currentAgent: filing.registeredAgentValues,
          office: filing.principalOfficeValues,
        }
      : {};
  return (
    <AgentHostContext value={host}>
      <RuleContextSource value={isInFiling ? context : null}>
        <StepInputContext value={stepInput}>
          <LeaveGuard isGuarded={selectIsGuarded} keepsInput={isPageWithKeptInput} />
          <AgentArea />
        </StepInputContext>
      </RuleContextSource>
    </AgentHostContext>
  );
}
