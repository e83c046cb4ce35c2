import { Form, Formik, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { AgentStep, FormRules, RegisteredAgentValues } from '#rules';
import { useAppDispatch, useAppSelector } from '../../app/store-hooks';
import { Alert } from '../../controls/Alert';
import { ErrorSummary } from '../../controls/ErrorSummary';
import { FormRulesContext } from '../../controls/form-rules-context';
import { RequiredLegend } from '../../controls/RequiredMark';
import { formErrors } from '../../filing/form-errors';
import { trimValues } from '../../filing/trim-values';
import { useFormRules, useRuleContext } from '../../filing/use-rule-context';
import { selectAgent } from '../selectors';
import { agentStepSubmitted } from '../slice';
import { AgentActions } from './AgentActions';
import { AgentFrame } from './AgentFrame';
import { ServerProblems } from './ServerProblems';

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

/** The form frame of the wizard's screens; a valid Next goes to the server's check and on from there. */
export function AgentPage<V extends FormikValues>({
  step,
  rules,
  read,
  write,
  lead,
  children,
}: AgentPageProps<V>) {
  const dispatch = useAppDispatch();
  const { values: agent, stepMessage } = useAppSelector(selectAgent);
  const context = useRuleContext();
  const formRules = useFormRules(rules);
  return (
    <FormRulesContext value={formRules}>
      <Formik<V>
        initialValues={read(agent)}
        enableReinitialize
        validateOnBlur={false}
        validateOnChange={false}
        validate={(form) => formErrors(rules, form, context())}
        onSubmit={(form) => {
          dispatch(agentStepSubmitted({ step, values: write(agent, trimValues(form)) }));
        }}
      >
        {({ errors }) => (
          <AgentFrame step={step} lead={lead} hasErrors={Object.keys(errors).length > 0}>
            <Form noValidate className="step-form">
              <ErrorSummary />
              {stepMessage && <Alert kind="error">{stepMessage}</Alert>}
              <RequiredLegend />
              {children}
              <AgentActions />
              <ServerProblems />
            </Form>
          </AgentFrame>
        )}
      </Formik>
    </FormRulesContext>
  );
}
