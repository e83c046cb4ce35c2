import { flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';

/** Why an entity cannot serve as registered agent. */
export const AGENT_OBSTACLES = ['mark', 'standing', 'place'] as const;
export type AgentObstacle = (typeof AGENT_OBSTACLES)[number];

/** The reasons in words, one each: what cannot change comes first. */
export const AGENT_OBSTACLE_TEXTS: Readonly<Record<AgentObstacle, string>> = {
  mark: 'A trade name or trademark',
  standing: 'Not in good standing',
  place: 'Principal office not in Colorado',
};

export const AGENT_OBSTACLE_TABLE = defineTable<AgentObstacle | null>()({
  name: 'Why an entity cannot serve as registered agent',
  source: 'A5-entity-box',
  hitPolicy: 'unique',
  inputs: { isMark: flag(), isInGoodStanding: flag(), hasPlaceInState: flag() },
  rows: [
    { when: { isMark: true }, then: 'mark' },
    { when: { isMark: false, isInGoodStanding: false }, then: 'standing' },
    { when: { isMark: false, isInGoodStanding: true, hasPlaceInState: false }, then: 'place' },
    { when: { isMark: false, isInGoodStanding: true, hasPlaceInState: true }, then: null },
  ],
});

/** The facts that decide whether an entity may serve; `isMark`: a trade name or a trademark. */
export interface AgentCandidate {
  isMark: boolean;
  isInGoodStanding: boolean;
  hasPlaceInState: boolean;
}

/** Why an entity cannot serve; null for one that may, as the sentence at the box says (A5-entity-box). */
export const agentObstacle = (candidate: AgentCandidate): AgentObstacle | null =>
  evaluate(AGENT_OBSTACLE_TABLE, candidate);
