import type { ReactNode } from 'react';
import { AGENT_STEP_TITLES, type AgentStep, titleStep } from '#rules';
import { PageHeading } from '../../app/shell/PageHeading';
import { useAppSelector } from '../../app/store-hooks';
import { FilingSummary } from '../../filing/FilingSummary';
import { selectFlowFacts } from '../../filing/flow-selectors';
import { selectDraft } from '../../filing/selectors';

interface AgentFrameProps {
  step: AgentStep;
  lead?: ReactNode;
  hasErrors?: boolean;
  children: ReactNode;
}

/** The frame of the wizard's screens: heading and title, and beside them the filing that the agent is for. */
export function AgentFrame({ step, lead, hasErrors, children }: AgentFrameProps) {
  const isFiling = useAppSelector(selectDraft).status === 'ready';
  const facts = useAppSelector(selectFlowFacts);
  return (
    <div className="step-layout">
      <div className="step-layout__head">
        <PageHeading
          title={AGENT_STEP_TITLES[step]}
          step={isFiling ? titleStep(facts, 'registeredagent') : undefined}
          hasErrors={hasErrors}
          lead={lead}
        />
      </div>
      {isFiling && <FilingSummary current="registeredagent" />}
      <div className="step-layout__main">{children}</div>
    </div>
  );
}
