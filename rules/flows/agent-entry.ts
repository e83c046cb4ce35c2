import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { FilingType } from '../filing/filing-type';
import { FILING_TYPES } from '../filing/filing-type';
import { FORMATION_TYPES } from '../filing/formations';
import type { StepName } from './step-name';
import { STEP_NAMES } from './step-name';

const AFTER_INTRO = ['reinstate', 'cure', 'chgra'] as const;

/** Where a filing goes through the registered-agent wizard (decision: agent entry; W2-normal-order, W2-flow-report). */
export const AGENT_ENTRY_TABLE = defineTable<boolean>()({
  name: 'Whether Next leads through the registered-agent wizard',
  source: 'W2-normal-order',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES), step: choice(STEP_NAMES), hasAgent: flag() },
  rows: [
    { when: { filingType: 'report', step: 'reportintro' }, then: true },
    { when: { filingType: 'report', step: { except: 'reportintro' } }, then: false },
    { when: { filingType: AFTER_INTRO, step: 'intro' }, then: true },
    { when: { filingType: AFTER_INTRO, step: { except: 'intro' } }, then: false },
    { when: { filingType: FORMATION_TYPES, step: 'registeredagent', hasAgent: false }, then: true },
    { when: { filingType: FORMATION_TYPES, step: 'registeredagent', hasAgent: true }, then: false },
    { when: { filingType: FORMATION_TYPES, step: { except: 'registeredagent' } }, then: false },
    { when: { filingType: ['amend', 'chgpoa'] }, then: false },
  ],
});

export const AGENT_RETURN_TABLE = defineTable<StepName | null>()({
  name: 'Step that the registered-agent wizard hands back to',
  source: 'A2-agent-redirect',
  hitPolicy: 'unique',
  inputs: { filingType: choice(FILING_TYPES) },
  rows: [
    { when: { filingType: [...FORMATION_TYPES, 'chgra'] }, then: 'registeredagent' },
    { when: { filingType: 'report' }, then: 'principalofficeaddress' },
    { when: { filingType: ['reinstate', 'cure'] }, then: 'staticentityname' },
    { when: { filingType: ['amend', 'chgpoa'] }, then: null },
  ],
});

/** Whether Next on this step leads through the registered-agent wizard. `hasAgent`: the filing names an agent. */
export const entersAgentWizard = (filingType: FilingType, step: StepName, hasAgent: boolean): boolean =>
  evaluate(AGENT_ENTRY_TABLE, { filingType, step, hasAgent });

/** The step that the registered-agent wizard hands back to; null for filings without an agent. */
export const agentReturnStep = (filingType: FilingType): StepName | null =>
  evaluate(AGENT_RETURN_TABLE, { filingType });

/**
 * The step that the wizard counts as (A section 2, agentformation is step 1): the one that it hands back to, so that the numbers
 * never run backwards. It comes before the first step of a report, a cure or a reinstatement, and is a part of the agent's step elsewhere.
 * @param isChanged the filing asks for another agent, and the wizard hands back to the step of the agent
 */
export const agentWizardStep = (filingType: FilingType, isChanged: boolean): StepName =>
  (isChanged ? null : agentReturnStep(filingType)) ?? 'registeredagent';

/**
 * The step that the wizard was entered from, which Back of its first screen leads to; undefined for a filing that does not enter it.
 * @param isChanged the page of the agent asks for another agent
 */
export const agentOriginStep = (filingType: FilingType, isChanged: boolean): StepName | undefined =>
  isChanged ? 'registeredagent' : STEP_NAMES.find((step) => entersAgentWizard(filingType, step, false));
