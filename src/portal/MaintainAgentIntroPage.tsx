import { maintainAgentRules, type MaintainAgentValues } from '#rules';
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

const unanswered: MaintainAgentValues = { maintainAgentFlg: '' };

/** How an entity can be served: by mail, or through an agent who is then named (A2-maintain, A5-maintain). */
export default function MaintainAgentIntroPage() {
  const dispatch = useAppDispatch();
  const query = useIntroQuery();
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
      <RadioGroup
        name="maintainAgentFlg"
        label="How can the entity be served with legal papers?"
        options={choices}
      />
    </FormPage>
  );
}
