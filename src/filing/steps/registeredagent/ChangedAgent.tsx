import type { RegisteredAgentValues } from '#rules';
import { AgentSummary } from '../../../people/AgentSummary';
import { translate } from '../../../language/translate';

interface ChangedAgentProps {
  /** Null where no agent is on record. */
  before: RegisteredAgentValues | null;
  agent: RegisteredAgentValues;
  /** The sentence before the new agent. */
  statement: string;
  heading: 'h2' | 'h3';
}

/** The agent on record, and the one whom the filing names in their place. */
export function ChangedAgent({ before, agent, statement, heading: Heading }: ChangedAgentProps) {
  return (
    <>
      <Heading>{translate('On record')}</Heading>
      {before ? <AgentSummary agent={before} /> : <p>{translate('No registered agent is on record.')}</p>}
      <Heading>{translate('New')}</Heading>
      <p>{translate(statement)}</p>
      <AgentSummary agent={agent} />
    </>
  );
}
