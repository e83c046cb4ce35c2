import { Form, Formik } from 'formik';
import { maintainAgentRules, type MaintainAgentValues } from '#rules';
import { PageHeading } from '../forms/PageHeading';
import { useAppDispatch } from '../session/store-hooks';
import { ErrorSummary } from '../controls/ErrorSummary';
import { FormRulesContext } from '../controls/form-rules-context';
import { RadioGroup } from '../controls/RadioGroup';
import { RequiredLegend } from '../controls/Field';
import { formErrors } from '../forms/form-values';
import { useFormRules, useRuleContext } from '../forms/rule-context';
import { FormActions } from '../forms/FormActions';
import { useIntroQuery, IntroText } from './Introduction';
import { maintainAgentAnswered } from './slice';

const choices = [
  {
    value: 'N',
    label:
      'The foreign entity maintains no registered agent. Service of process may be mailed to its principal address.',
  },
  {
    value: 'Y',
    label: 'The entity maintains a registered agent, who has consented to being appointed.',
  },
];

/** How an entity can be served: by mail, or through an agent who is then named (A2-maintain, A5-maintain). */
export default function MaintainAgentIntroPage() {
  const dispatch = useAppDispatch();
  const query = useIntroQuery();
  const context = useRuleContext();
  const formRules = useFormRules(maintainAgentRules);
  return (
    <FormRulesContext value={formRules}>
      <Formik<MaintainAgentValues>
        initialValues={{ maintainAgentFlg: '' }}
        validateOnBlur={false}
        validateOnChange={false}
        validate={(values) => formErrors(maintainAgentRules, values, context())}
        onSubmit={({ maintainAgentFlg }) => {
          if (maintainAgentFlg !== '') dispatch(maintainAgentAnswered({ maintainAgentFlg, query }));
        }}
      >
        {({ errors }) => (
          <div className="narrow">
            <PageHeading
              title="Maintain Registered Agent for the Service of Process"
              hasErrors={Object.keys(errors).length > 0}
            />
            <Form noValidate className="step-form">
              <ErrorSummary />
              <IntroText query={query} />
              <RequiredLegend />
              <RadioGroup
                name="maintainAgentFlg"
                label="How can the entity be served with legal papers?"
                options={choices}
              />
              <FormActions />
            </Form>
          </div>
        )}
      </Formik>
    </FormRulesContext>
  );
}
