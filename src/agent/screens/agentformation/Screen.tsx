import { agentTypeRules, chooseAgentType, hasRegisteredAgent, MINIMUM_AGE } from '#rules';
import { useAppSelector } from '../../../app/store-hooks';
import { RadioGroup } from '../../../controls/RadioGroup';
import { selectFiling } from '../../../filing/selectors';
import { AgentPage } from '../AgentPage';
import { AgentSummary } from '../AgentSummary';

const types = [
  {
    value: 'I',
    label: 'Individual',
    description: `A person who lives or works in Colorado and is ${MINIMUM_AGE} or older.`,
  },
  {
    value: 'O',
    label: 'Entity',
    description: 'A business in good standing with a place of business in Colorado.',
  },
];

/** Individual or entity; shows the agent that the filing has now (A2-agent-type, A5-agent-type). */
export default function AgentTypeScreen() {
  const { registeredAgentValues } = useAppSelector(selectFiling);
  return (
    <AgentPage
      step="agentformation"
      rules={agentTypeRules}
      read={({ nameValues }) => ({ nameTyp: nameValues.name.nameTyp })}
      write={(agent, { nameTyp }) => (nameTyp === '' ? agent : chooseAgentType(agent, nameTyp))}
      lead={<p>A registered agent accepts legal papers and official mail for the business.</p>}
    >
      {hasRegisteredAgent(registeredAgentValues) && (
        <section>
          <h2>Current registered agent</h2>
          <AgentSummary agent={registeredAgentValues} />
        </section>
      )}
      <RadioGroup name="nameTyp" options={types} />
    </AgentPage>
  );
}
