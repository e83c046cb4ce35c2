import type { FormEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/store-hooks';
import { Alert } from '../../../controls/Alert';
import { selectAgent } from '../../selectors';
import { agentStepSubmitted } from '../../slice';
import { AgentActions } from '../AgentActions';
import { AgentFrame } from '../AgentFrame';
import { AgentSummary } from '../AgentSummary';
import { SideWay } from '../SideWay';

/** 'You selected': the entity that was found, to confirm (A2-agent-confirm). */
export default function AgentConfirmScreen() {
  const dispatch = useAppDispatch();
  const { values, stepMessage } = useAppSelector(selectAgent);
  const next = (event: FormEvent) => {
    event.preventDefault();
    dispatch(agentStepSubmitted({ step: 'agentconfirm', values }));
  };
  return (
    <AgentFrame step="agentconfirm">
      <form noValidate className="step-form" onSubmit={next}>
        {stepMessage && <Alert kind="error">{stepMessage}</Alert>}
        <h2>You selected</h2>
        <AgentSummary agent={values} before={[{ label: 'ID number', value: values.verifyValues.entityId }]} />
        <SideWay step="agentconfirm">Choose a different entity</SideWay>
        <AgentActions />
      </form>
    </AgentFrame>
  );
}
