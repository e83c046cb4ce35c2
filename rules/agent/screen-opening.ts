import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { AgentStep } from './agent-step';
import { AGENT_STEPS } from './agent-step';
import { hasRegisteredAgent } from './agent-summary';
import type { RegisteredAgentValues } from './agent-values';

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
  },
  rows: [
    {
      when: { step: { except: ['agententitysearch', 'agentconfirm', 'agentnavredirect'] } },
      then: 'asAsked',
    },
    { when: { step: 'agententitysearch', hasResults: true }, then: 'asAsked' },
    { when: { step: 'agententitysearch', hasResults: false }, then: 'agentintroentity' },
    { when: { step: 'agentconfirm', found: 'entity' }, then: 'asAsked' },
    { when: { step: 'agentconfirm', found: { except: 'entity' } }, then: 'agentintroentity' },
    { when: { step: 'agentnavredirect', found: ['nobody', 'otherwise'] }, then: 'agentformation' },
    { when: { step: 'agentnavredirect', found: ['onRecord', 'entity'] }, then: 'asAsked' },
    {
      when: { step: 'agentnavredirect', found: ['byLicense', 'byPasscode'], hasProof: true },
      then: 'asAsked',
    },
    { when: { step: 'agentnavredirect', found: 'byLicense', hasProof: false }, then: 'agentindivinfoid' },
    {
      when: { step: 'agentnavredirect', found: 'byPasscode', hasProof: false },
      then: 'individualconfirmpasscode',
    },
  ],
});

const FOUND_BY = { E: 'entity', D: 'byLicense', P: 'byPasscode', X: 'otherwise', '': 'otherwise' } as const;

const foundIn = (values: RegisteredAgentValues) => {
  if (!hasRegisteredAgent(values)) return 'nobody';
  return values.isAgentOnRecordKept ? 'onRecord' : FOUND_BY[values.verifyValues.checkedTyp];
};

/**
 * The screen to show for one that was asked for; null when it is that one.
 * @param resultCount entities that a search found; 0 before one
 */
export const agentRedirectFor = (
  step: AgentStep,
  values: RegisteredAgentValues,
  resultCount: number,
): AgentStep | null => {
  const { checkedTyp, driversLicenseId, lastName, passcode } = values.verifyValues;
  const shown = evaluate(AGENT_OPENING_TABLE, {
    step,
    found: foundIn(values),
    hasProof: checkedTyp === 'P' ? passcode !== '' : driversLicenseId !== '' && lastName !== '',
    hasResults: resultCount > 0,
  });
  return shown === 'asAsked' ? null : shown;
};
