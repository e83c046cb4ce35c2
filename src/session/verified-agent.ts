import type { Filing, RegisteredAgentValues } from '#rules';
import type { BrowserStorage } from './storage';
import { hasShape } from './stored-shape';

/**
 * Key of session storage with an agent who was verified outside of a filing: the filing that is begun for this transaction and entity
 * takes the agent up (reading 46). What proved the identity is not in it; the registry knows the agent by an unguessable handle,
 * `agentHistoryId`, which counts for one filing alone.
 */
export const VERIFIED_AGENT_KEY = 'verifiedAgent';

declare module './storage' {
  interface SessionKeys {
    verifiedAgent: true;
  }
}

interface VerifiedAgent {
  transactionType: string;
  entityId: string;
  agent: RegisteredAgentValues;
  /** In milliseconds. */
  keptUntil: number;
}

/** How long an agent is kept for a filing that is not begun: a day. */
const KEPT_FOR = 24 * 60 * 60_000;

const isVerifiedAgent = hasShape<VerifiedAgent>({
  transactionType: 'text',
  entityId: 'text',
  agent: 'object',
  keptUntil: 'number',
});

/** Keeps an agent in this tab for a filing that is not begun yet, in the place of one that was kept before. */
export const keepVerifiedAgent = (
  { session }: BrowserStorage,
  { transactionType, entityId, agent }: Omit<VerifiedAgent, 'keptUntil'>,
  now: number,
): void => session.write(VERIFIED_AGENT_KEY, { transactionType, entityId, agent, keptUntil: now + KEPT_FOR });

/** The filing that begins, with the agent who was verified for it; taken up once, and as it is where none was. */
export function withVerifiedAgent({ session }: BrowserStorage, filing: Filing, now: number): Filing {
  const kept = session.read(VERIFIED_AGENT_KEY, isVerifiedAgent);
  if (kept?.transactionType !== filing.transactionType || kept.entityId !== filing.entityId) return filing;
  session.remove(VERIFIED_AGENT_KEY);
  return kept.keptUntil > now ? { ...filing, registeredAgentValues: kept.agent } : filing;
}
