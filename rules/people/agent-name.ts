import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { formatName } from './person-name';

export type NamedAgent = Pick<RegisteredAgentValues, 'nameValues'>;

/** The agent's name as shown: the organization's, or first, middle, last and suffix; empty while there is no agent. */
export const agentDisplayName = ({ nameValues: { name } }: NamedAgent): string =>
  name.nameTyp === 'O' ? name.orgName : formatName({ ...name, orgName: '' });

/** Whether the filing names a registered agent. */
export const hasRegisteredAgent = (values: NamedAgent): boolean =>
  values.nameValues.name.nameTyp !== '' && agentDisplayName(values) !== '';
