import {
  agentDisplayName,
  agentTypeOrKeepRules,
  agentTypeRules,
  chooseAgentType,
  chosenAgentType,
  hasRegisteredAgent,
  keepAgent,
  MINIMUM_AGE,
  type AgentTypeChoice,
  type RegisteredAgentValues,
  sentence,
} from '#rules';
import { Alert } from '../../controls/alerts/Alert';
import { RadioGroup } from '../../controls/fields/RadioGroup';
import { AgentPage } from '../AgentPage';
import { AgentSummary } from '../../people/AgentSummary';
import { useAppSelector } from '../../session/store-hooks';
import { useAgentHost } from '../agent-host';
import { selectAgent, selectAgentKeeping } from '../slice';
import { translate } from '../../language/translate';

const types = [
  {
    value: 'I',
    label: 'Individual',
    description: sentence('A person who lives or works in Colorado and is {age} or older.', {
      age: MINIMUM_AGE,
    }),
  },
  {
    value: 'O',
    label: 'Entity',
    description: 'A business in good standing with a place of business in Colorado.',
  },
];

const keepOption = (agent: RegisteredAgentValues) => ({
  value: 'keep',
  label: sentence('Keep {agent} as registered agent', { agent: agentDisplayName(agent) }),
  description: 'The name and the addresses are taken from the record. You confirm the consent.',
});

/** Individual or entity, or the agent on record where that one can be kept; shows the agent that there is now (A2-agent-type, A5-agent-type). */
export default function AgentTypeScreen() {
  const { currentAgent: agentOfFiling } = useAgentHost();
  const { query, onRecord } = useAppSelector(selectAgent);
  const keeping = useAppSelector(selectAgentKeeping);
  // A filing on an entity shows who is on record, also where the filer has named somebody else meanwhile.
  const current = query.entityId === '' ? agentOfFiling : onRecord?.agent;
  const offeredAgent = keeping === 'offered' ? current : undefined;
  const write = (agent: RegisteredAgentValues, choice: AgentTypeChoice | '') => {
    if (choice === '') return agent;
    if (choice !== 'keep') return chooseAgentType(agent, choice);
    return offeredAgent ? keepAgent(offeredAgent) : agent;
  };
  return (
    <AgentPage
      step="agentformation"
      rules={offeredAgent ? agentTypeOrKeepRules : agentTypeRules}
      read={(agent) => ({ nameTyp: chosenAgentType(agent) })}
      write={(agent, { nameTyp }) => write(agent, nameTyp)}
      lead={<p>{translate('A registered agent accepts legal papers and official mail for the business.')}</p>}
    >
      {current && hasRegisteredAgent(current) && (
        <section>
          <h2>{translate('Current registered agent')}</h2>
          <AgentSummary agent={current} />
          {keeping === 'cannotServe' && (
            <Alert kind="info">
              {translate('{agent} is not in good standing and cannot be kept as registered agent.', {
                agent: agentDisplayName(current),
              })}
            </Alert>
          )}
        </section>
      )}
      <RadioGroup name="nameTyp" options={offeredAgent ? [keepOption(offeredAgent), ...types] : types} />
    </AgentPage>
  );
}
