import { emptyRegisteredAgent, type AgentStep, type RegisteredAgentValues } from '#rules';
import { ok, waitForSagas, type Answers } from '../../app/testing/start-app';
import { DRAFT_REFERENCE, startFiling } from '../../filing/testing/start-filing';
import { agentRequested } from '../../filing/wizard/draft-slice';
import { agentScreenEntered, agentStepSubmitted } from '../slice';

/** The step to which the wizard of an LLC returns. */
export const agentNav = {
  transactionTarget: 'filing',
  transactionURL: '/business/filing/llc/registeredagent',
  transType: 'ARTORG_LLC',
  entityType: 'DLLC',
  entityId: '',
  backButton: '',
  userName: '',
  legacyTransaction: false,
  cfd: false,
};

/** An individual who may be an agent. */
export const sampleRegisteredAgent = emptyRegisteredAgent();
sampleRegisteredAgent.nameValues.name = {
  ...sampleRegisteredAgent.nameValues.name,
  nameTyp: 'I',
  firstName: 'Robin',
  lastName: 'Sample',
};

/** The registry's answer about Robin. */
export const sampleAgentDetails = {
  nameValues: sampleRegisteredAgent.nameValues,
  addressValues: sampleRegisteredAgent.addressValues,
  entityName: '',
  id: '7',
  entityInGoodStanding: true,
};

/** The wizard of an LLC in progress, at its first screen. */
export async function inWizard(answers: Answers) {
  const app = await startFiling(
    {
      saveFiling: ok({ refId: DRAFT_REFERENCE }),
      agentNavigation: ok({ agentNav }),
      ...answers,
    },
    'registeredagent',
  );
  app.store.dispatch(agentRequested());
  await waitForSagas();
  const enter = async (step: AgentStep) => {
    app.store.dispatch(agentScreenEntered({ step, query: {} }));
    await waitForSagas();
  };
  app.store.dispatch(agentScreenEntered({ step: 'agentformation', query: { transTyp: 'ARTORG_LLC' } }));
  await waitForSagas();
  const submit = async (step: AgentStep, values: RegisteredAgentValues) => {
    app.store.dispatch(agentStepSubmitted({ step, values }));
    await waitForSagas();
  };
  return {
    ...app,
    enter,
    submit,
    agent: () => app.store.getState().agent,
    form: () => app.store.getState().form,
  };
}
