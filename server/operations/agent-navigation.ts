import type { components } from '#api';
import {
  agentReturnStep,
  filingOfTransaction,
  filingPath,
  firstStep,
  isFiledElsewhere,
  maintainAgentAddress,
  PATHS,
  queryString,
  type AgentQuery,
} from '#rules';
import { environmentLinks } from '../settings/environments';
import type { Handler } from '../contract/operation';

type Destination = Pick<
  components['schemas']['AgentNavigation'],
  'transactionTarget' | 'transactionURL' | 'backButton' | 'legacyTransaction'
>;

/** Back to the step of the filing that asked for the agent; null for a filing without an agent. */
const ofFiling = ({ transTyp, entityType, entityId }: AgentQuery): Destination | null => {
  const filingType = filingOfTransaction(transTyp)?.filingType;
  const step = filingType && agentReturnStep(filingType);
  if (!filingType || !step) return null;
  const carried = { transTyp, entityType, entityId };
  return {
    transactionTarget: filingType,
    transactionURL: filingPath(filingType, step, carried),
    backButton: filingPath(filingType, firstStep(filingType), carried),
    legacyTransaction: false,
  };
};

/** On to the page of the transactions that have no filing here; null for one that is not known. */
const ofLegacy = (query: AgentQuery, page: string): Destination | null => {
  if (!isFiledElsewhere(query.transTyp)) return null;
  return {
    transactionTarget: 'legacy',
    transactionURL: maintainAgentAddress('N', query, page),
    backButton: `${PATHS.intro}${queryString({ ...query })}`,
    legacyTransaction: true,
  };
};

/** Where the registered-agent wizard returns to (A7-agent, decision on agent entry). */
export const agentNavigation: Handler<'agentNavigation'> = ({ config }, { query: asked }) => {
  const { transTyp, entityType = '', entityId = '', userName = '' } = asked;
  const query = { transTyp, entityType, entityId, userName };
  const destination = ofFiling(query) ?? ofLegacy(query, environmentLinks(config).legacyTransaction);
  if (!destination) return Promise.resolve({ apiData: { code: 404 } });
  const agentNav = { ...destination, transType: transTyp, entityType, entityId, userName, cfd: false };
  return Promise.resolve({ apiData: { code: 200, agentNav } });
};
