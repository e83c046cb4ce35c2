import type { AgentKeeping, FilingType } from '#rules';
import type { DriverActions } from '../../foundation/level-driver';
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

/** What each action does, named in the error of a level that cannot do it. */
export const AGENT_CHANGES_ACTIONS: DriverActions<AgentChangesDriver> = {
  beginOn: 'begin a filing on an entity with a certain agent',
  keeping: 'tell whether the agent on record can be kept',
  formCompany: 'form a company that wants another agent',
  enterChange: 'enter a change of agent through all pages',
  nameUnderReview: 'name an agent for an entity under review',
  keepByHand: 'keep the agent on record in the wizard',
  file: 'file a change of agent',
  fileWith: 'file a change of agent with an agent who does not count',
  problems: 'tell the problems with the agent of a change',
  agentOnRecord: 'tell the agent on record',
  oldAgent: 'tell the agent before the change',
  newAgent: 'tell the agent after the change',
};
