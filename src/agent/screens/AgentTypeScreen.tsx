import { agentTypeRules, chooseAgentType, hasRegisteredAgent, MINIMUM_AGE } from '#rules';
import { RadioGroup } from '../../controls/RadioGroup';
import { AgentPage } from '../AgentPage';
import { AgentSummary } from '../../people/AgentSummary';
import { useAgentHost } from '../agent-host';

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
  const { currentAgent } = useAgentHost();
  return (
    <AgentPage
      step="agentformation"
      rules={agentTypeRules}
      read={({ nameValues }) => ({ nameTyp: nameValues.name.nameTyp })}
      write={(agent, { nameTyp }) => (nameTyp === '' ? agent : chooseAgentType(agent, nameTyp))}
      lead={<p>A registered agent accepts legal papers and official mail for the business.</p>}
    >
      {currentAgent && hasRegisteredAgent(currentAgent) && (
        <section>
          <h2>Current registered agent</h2>
          <AgentSummary agent={currentAgent} />
        </section>
      )}
      <RadioGroup name="nameTyp" options={types} />
    </AgentPage>
  );
}
