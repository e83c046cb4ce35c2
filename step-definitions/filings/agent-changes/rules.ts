import type { AgentKeeping, AgentOnRecord, FilingType } from '#rules';
import { agentKeeping } from '#rules';
import { levelDriver } from '../../foundation/level-driver';
import type { AgentChangesDriver, AgentStanding } from './driver';

const AGENTS: Readonly<Record<AgentStanding, AgentOnRecord | null>> = {
  nobody: null,
  'a person': { nameTyp: 'I', isInGoodStanding: false },
  'an entity in good standing': { nameTyp: 'O', isInGoodStanding: true },
  'an entity that is dissolved': { nameTyp: 'O', isInGoodStanding: false },
};

/** The agent on record, judged by the rule book. */
export class RulesAgentChangesDriver extends levelDriver<AgentChangesDriver>() {
  private verdict: AgentKeeping = 'notOffered';

  override beginOn(filingType: FilingType, agent: AgentStanding): void {
    this.verdict = agentKeeping(filingType, AGENTS[agent]);
  }

  override keeping(): AgentKeeping {
    return this.verdict;
  }
}
