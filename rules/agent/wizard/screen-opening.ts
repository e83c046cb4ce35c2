import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { AgentStep } from './agent-step';
import { AGENT_STEPS } from './agent-step';
import { hasRegisteredAgent } from '../../people/agent-name';
import type { RegisteredAgentValues } from '../../filing-parts/agent-values';
import { passcodeRequestOf } from '../passcodes/passcode-request';

/** The screens that show, or save, what an earlier one has found. */
const NEEDING_SOMETHING = [
  'agententitysearch',
  'agentconfirm',
  'individualconfirm',
  'individualmail',
  'individualsummary',
  'agentnavredirect',
] as const;

/** A reload forgets what proved an identity, so that it is asked for again before the agent is saved. */
export const AGENT_OPENING_TABLE = defineTable<AgentStep | 'asAsked'>()({
  name: 'Screen that is shown for one of the wizard that is opened by its address or again after a reload',
  source: 'A2-agent-unknown',
  hitPolicy: 'unique',
  inputs: {
    step: choice(AGENT_STEPS),
    found: choice(['nobody', 'onRecord', 'entity', 'byLicense', 'byPasscode', 'otherwise']),
    hasProof: flag(),
    hasResults: flag(),
    hasRequest: flag(),
    isRequestSent: flag(),
  },
  rows: [
    { when: { step: { except: NEEDING_SOMETHING } }, then: 'asAsked' },
    { when: { step: 'agententitysearch', hasResults: true }, then: 'asAsked' },
    { when: { step: 'agententitysearch', hasResults: false }, then: 'agentintroentity' },
    { when: { step: 'agentconfirm', found: 'entity' }, then: 'asAsked' },
    { when: { step: 'agentconfirm', found: { except: 'entity' } }, then: 'agentintroentity' },
    { when: { step: 'individualconfirm', hasRequest: true }, then: 'asAsked' },
    { when: { step: 'individualconfirm', hasRequest: false }, then: 'agentindivinfo' },
    { when: { step: 'individualmail', isRequestSent: true }, then: 'asAsked' },
    { when: { step: 'individualmail', isRequestSent: false }, then: 'agentindivinfo' },
    {
      when: { step: ['individualsummary', 'agentnavredirect'], found: ['nobody', 'otherwise'] },
      then: 'agentformation',
    },
    { when: { step: 'agentnavredirect', found: ['onRecord', 'entity'] }, then: 'asAsked' },
    { when: { step: 'individualsummary', found: ['onRecord', 'entity'] }, then: 'agentformation' },
    {
      when: {
        step: ['individualsummary', 'agentnavredirect'],
        found: ['byLicense', 'byPasscode'],
        hasProof: true,
      },
      then: 'asAsked',
    },
    {
      when: { step: ['individualsummary', 'agentnavredirect'], found: 'byLicense', hasProof: false },
      then: 'agentindivinfoid',
    },
    {
      when: { step: ['individualsummary', 'agentnavredirect'], found: 'byPasscode', hasProof: false },
      then: 'individualconfirmpasscode',
    },
  ],
});

const FOUND_BY = { E: 'entity', D: 'byLicense', P: 'byPasscode', X: 'otherwise', '': 'otherwise' } as const;

/** The chosen method counts as one whose agent is still to be found: a reload drops the person and keeps the method. */
const foundIn = (values: RegisteredAgentValues) => {
  const foundBy = FOUND_BY[values.verifyValues.checkedTyp];
  if (values.isAgentOnRecordKept) return 'onRecord';
  if (foundBy === 'byLicense' || foundBy === 'byPasscode') return foundBy;
  return hasRegisteredAgent(values) ? foundBy : 'nobody';
};

const isProved = (values: RegisteredAgentValues): boolean => {
  const { checkedTyp, driversLicenseId, lastName, passcode } = values.verifyValues;
  const hasProof = checkedTyp === 'P' ? passcode !== '' : driversLicenseId !== '' && lastName !== '';
  return hasProof && hasRegisteredAgent(values);
};

/**
 * The screen to show for one that was asked for; null when it is that one.
 * @param resultCount entities that a search found; 0 before one
 * @param isRequestSent whether a passcode was requested
 */
export const agentRedirectFor = (
  step: AgentStep,
  values: RegisteredAgentValues,
  resultCount: number,
  isRequestSent = false,
): AgentStep | null => {
  const opening = evaluate(AGENT_OPENING_TABLE, {
    step,
    found: foundIn(values),
    hasProof: isProved(values),
    hasResults: resultCount > 0,
    hasRequest: hasRegisteredAgent(passcodeRequestOf(values)),
    isRequestSent,
  });
  return opening === 'asAsked' ? null : opening;
};
