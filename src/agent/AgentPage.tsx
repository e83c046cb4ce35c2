import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import {
  AGENT_STEP_TITLES,
  type AgentStep,
  type FormRules,
  type RegisteredAgentValues,
  agentPath,
  agentAlternative,
} from '#rules';
import { Link } from '../controls/Link';
import { FormPage } from '../forms/FormPage';
import { PlainPage, type PlainPageProps } from '../forms/PlainPage';
import { useAppDispatch, useAppSelector } from '../session/store-hooks';
import { useAgentBack, useAgentHost } from './agent-host';
import { keptInputOf } from './kept-input';
import { selectAgent, agentStepSubmitted } from './slice';

interface AgentPageProps<V extends FormikValues> {
  step: AgentStep;
  rules: FormRules<V>;
  /** The form's values from the wizard's. */
  read: (agent: RegisteredAgentValues) => V;
  /** The wizard's values with the form's written into them. */
  write: (agent: RegisteredAgentValues, form: V) => RegisteredAgentValues;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of the wizard in the form frame; a valid Next goes to the server's check and on from there. */
export function AgentPage<V extends FormikValues>({
  step,
  rules,
  read,
  write,
  lead,
  children,
}: AgentPageProps<V>) {
  const dispatch = useAppDispatch();
  const { values } = useAppSelector(selectAgent);
  const { step: stepOfFiling, aside, after, isInFiling } = useAgentHost();
  const back = useAgentBack(step);
  return (
    <FormPage<V>
      title={AGENT_STEP_TITLES[step]}
      step={stepOfFiling}
      {...{ rules, lead, aside, after, back }}
      inputKey={keptInputOf(step)}
      cancelPlace={isInFiling ? 'filing' : 'elsewhere'}
      initialValues={read(values)}
      onSubmit={(form) => void dispatch(agentStepSubmitted({ step, values: write(values, form) }))}
    >
      {children}
    </FormPage>
  );
}

interface PlainAgentPageProps extends Omit<PlainPageProps, 'title' | 'step' | 'onNext'> {
  step: AgentStep;
  /** Where it is not the screen's usual one. */
  title?: string;
}

/** A screen of the wizard that asks nothing. */
export function PlainAgentPage({ step, ...page }: PlainAgentPageProps) {
  const dispatch = useAppDispatch();
  const { values } = useAppSelector(selectAgent);
  const host = useAgentHost();
  const back = useAgentBack(step);
  return (
    <PlainPage
      title={AGENT_STEP_TITLES[step]}
      step={host.step}
      aside={host.aside}
      after={host.after}
      back={back}
      cancelPlace={host.isInFiling ? 'filing' : 'elsewhere'}
      onNext={() => dispatch(agentStepSubmitted({ step, values }))}
      {...page}
    />
  );
}

/** The link to the alternative of a screen's Next, where its table names one. */
export function AlternativeLink({ step, children }: { step: AgentStep; children: string }) {
  const to = agentAlternative(step);
  return (
    to && (
      <p className="alternative">
        <Link className="usa-link" to={agentPath(to)}>
          {children}
        </Link>
      </p>
    )
  );
}
