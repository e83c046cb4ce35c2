import type { AgentKeeping, FilingType } from '#rules';
import type { MaybePromise } from '../../foundation/maybe-promise';

/** Who is on record as the agent of an entity. */
export type AgentStanding =
  'nobody' | 'a person' | 'an entity in good standing' | 'an entity that is dissolved';

/** Filings that change or keep the registered agent of an entity on record. */
export interface AgentChangesDriver {
  /** A filing is begun on an entity whose agent is this one. */
  beginOn(filingType: FilingType, agent: AgentStanding): MaybePromise<void>;
  /** Whether the filing can keep the agent on record. */
  keeping(): MaybePromise<AgentKeeping>;
  /** Forms a company that wants another agent. */
  formCompany(): MaybePromise<void>;
  /** Enters a change of agent through all pages, up to the review. */
  enterChange(): MaybePromise<void>;
  /** Names another agent for an entity whose change of agent staff look at. */
  nameUnderReview(): MaybePromise<void>;
  /** Opens a cure of an entity and keeps its agent in the wizard, up to the agent's consent. */
  keepByHand(): MaybePromise<void>;
  /** Files and pays a change of agent that takes effect this many days from now; at once for 0. */
  file(days: number): MaybePromise<void>;
  /** Files one with an agent who was verified for another entity, or keeps the agent on record. */
  fileWith(agent: 'verified for another entity' | 'on record'): MaybePromise<void>;
  /** The problems with the registered agent that the registry answered. */
  problems(): MaybePromise<string[]>;
  /** The agent whom the public record shows. */
  agentOnRecord(): MaybePromise<string>;
  oldAgent(): string;
  newAgent(): string;
}
