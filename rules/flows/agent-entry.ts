import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { isFormation } from '../filing/formations';
import { introStep } from './first-step';
import { isStepOfAny, stepsOfAny } from './flow';
import type { StepName } from '../steps/all-steps';
import { STEP_NAMES } from '../steps/all-steps';

/** Whether a filing names a registered agent, and whose: that of an entity on record may be there already. */
const AGENT_OF = ['nobody', 'newEntity', 'entityOnRecord'] as const;
type AgentOf = (typeof AGENT_OF)[number];

const agentOf = (filingType: FilingType): AgentOf => {
  if (!isStepOfAny(filingType, 'registeredagent')) return 'nobody';
  return isFormation(filingType) ? 'newEntity' : 'entityOnRecord';
};

/** Where a filing goes through the registered-agent wizard (decision: agent entry; W2-normal-order, W2-flow-report). */
export const AGENT_ENTRY_TABLE = defineTable<boolean>()({
  name: 'Whether Next leads through the registered-agent wizard',
  source: 'W2-normal-order',
  hitPolicy: 'unique',
  inputs: { agentOf: choice(AGENT_OF), place: choice(['intro', 'agent', 'elsewhere']), hasAgent: flag() },
  rows: [
    { when: { agentOf: 'nobody' }, then: false },
    { when: { agentOf: 'entityOnRecord', place: 'intro', hasAgent: false }, then: true },
    // Who was verified before the filing began is not asked for again (reading 46).
    { when: { agentOf: 'entityOnRecord', place: 'intro', hasAgent: true }, then: false },
    { when: { agentOf: 'entityOnRecord', place: { except: 'intro' } }, then: false },
    { when: { agentOf: 'newEntity', place: 'agent', hasAgent: false }, then: true },
    { when: { agentOf: 'newEntity', place: 'agent', hasAgent: true }, then: false },
    { when: { agentOf: 'newEntity', place: { except: 'agent' } }, then: false },
  ],
});

/** Where the wizard returns to: the first step after the introduction, the step of the agent, or nowhere. */
export const AGENT_RETURN_TABLE = defineTable<'firstStep' | 'agent' | null>()({
  name: 'Step that the registered-agent wizard returns to',
  source: 'A2-agent-redirect',
  hitPolicy: 'unique',
  inputs: { agentOf: choice(AGENT_OF) },
  rows: [
    { when: { agentOf: 'newEntity' }, then: 'agent' },
    { when: { agentOf: 'entityOnRecord' }, then: 'firstStep' },
    { when: { agentOf: 'nobody' }, then: null },
  ],
});

const placeOf = (filingType: FilingType, step: StepName) => {
  if (step === introStep(filingType)) return 'intro';
  return step === 'registeredagent' ? 'agent' : 'elsewhere';
};

/** Whether Next on this step leads through the registered-agent wizard. `hasAgent`: the filing names an agent. */
export const entersAgentWizard = (filingType: FilingType, step: StepName, hasAgent: boolean): boolean =>
  evaluate(AGENT_ENTRY_TABLE, { agentOf: agentOf(filingType), place: placeOf(filingType, step), hasAgent });

/** The step that the registered-agent wizard returns to; null for filings without an agent. */
export const agentReturnStep = (filingType: FilingType): StepName | null => {
  const place = evaluate(AGENT_RETURN_TABLE, { agentOf: agentOf(filingType) });
  return place === 'firstStep' ? (stepsOfAny(filingType)[1] ?? null) : place && 'registeredagent';
};

/**
 * The step that the wizard counts as (A section 2, agentformation is step 1): the one that it returns to, so that the numbers
 * never run backwards. It comes before the first step of a report, a cure or a reinstatement, and is a part of the agent's step elsewhere.
 * @param isChanged the filing asks for another agent, and the wizard returns to the step of the agent
 */
export const agentWizardStep = (filingType: FilingType, isChanged: boolean): StepName =>
  (isChanged ? null : agentReturnStep(filingType)) ?? 'registeredagent';

/**
 * The step that the wizard was entered from, which Back of its first screen leads to; undefined for a filing that does not enter it.
 * @param isChanged the page of the agent asks for another agent
 */
export const agentOriginStep = (filingType: FilingType, isChanged: boolean): StepName | undefined =>
  isChanged ? 'registeredagent' : STEP_NAMES.find((step) => entersAgentWizard(filingType, step, false));
