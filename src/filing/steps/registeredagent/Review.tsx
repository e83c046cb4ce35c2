import { changeStatement, flowFacts, hasRegisteredAgent, sameAgent } from '#rules';
import { AgentSummary } from '../../../people/AgentSummary';
import type { ReviewProps } from '../review-props';
import { ChangedAgent } from './ChangedAgent';
import { AGENT_KEPT_TEXT } from './kept-agent';
import { translate } from '../../../language/translate';

/**
 * The registered agent on the review page, after the one on record where the filing changes it, or keeps it at other addresses
 * (W2-review).
 */
export default function RegisteredAgentReview({ filing }: ReviewProps) {
  const { registeredAgentValues: agent, recordValues } = filing;
  if (!hasRegisteredAgent(agent)) return null;
  const before = recordValues?.registeredAgentValues;
  const isEarlierAgentKept = agent.isAgentOnRecordKept && !!before && !sameAgent(agent, before);
  const statement =
    changeStatement(flowFacts(filing), 'registeredagent') || (isEarlierAgentKept ? AGENT_KEPT_TEXT : '');
  if (statement !== '' && before !== undefined)
    return <ChangedAgent before={before} agent={agent} statement={statement} heading="h3" />;
  return (
    <>
      {agent.isAgentOnRecordKept && <p>{translate(AGENT_KEPT_TEXT)}</p>}
      <AgentSummary agent={agent} />
    </>
  );
}
