import { maintainAgentRules, mayNameAgentFor, type MaintainAgentValues } from '#rules';
import { Alert } from '../controls/alerts/Alert';
import { RadioGroup } from '../controls/fields/RadioGroup';
import { FormPage } from '../forms/FormPage';
import { useAppDispatch } from '../session/store-hooks';
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

const NO_AGENT_HERE =
  'A registered agent cannot be named from here for this form. Begin from the record of the entity, where its forms are listed.';

const unanswered: MaintainAgentValues = { maintainAgentFlg: '' };

/** How an entity can be served: by mail, or through an agent who is then named (A2-maintain, A5-maintain). */
export default function MaintainAgentIntroPage() {
  const dispatch = useAppDispatch();
  const query = useIntroQuery();
  const mayNameAgent = mayNameAgentFor(query);
  return (
    <FormPage<MaintainAgentValues>
      title="Maintain Registered Agent for the Service of Process"
      lead={<IntroText query={query} />}
      rules={maintainAgentRules}
      initialValues={unanswered}
      onSubmit={({ maintainAgentFlg }) => {
        if (maintainAgentFlg !== '') dispatch(maintainAgentAnswered({ maintainAgentFlg, query }));
      }}
    >
      {!mayNameAgent && <Alert kind="info">{NO_AGENT_HERE}</Alert>}
      <RadioGroup
        name="maintainAgentFlg"
        label="How can the entity be served with legal papers?"
        options={mayNameAgent ? choices : choices.filter(({ value }) => value === 'N')}
      />
    </FormPage>
  );
}
