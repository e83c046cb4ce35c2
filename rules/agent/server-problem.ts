import { ENTITY_BOX_MESSAGE } from './shared-messages';
import { MINIMUM_AGE } from '../constants/limits';
import { choice, flag } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import type { Problem } from '../problem';
import type { AgentDetails } from './agent-details';
import {
  LICENSE_SERVICE_MESSAGE,
  LICENSE_UNVERIFIED_MESSAGE,
  PASSCODE_INVALID_MESSAGE,
  UNDER_AGE_MESSAGE,
} from './messages';

/** What is said, and at which field. */
type Said = Pick<Problem, 'path' | 'message'>;

const problem = (path: string, message: string): Said => ({ path, message });

/** What the registry's answer on an agent's identity means for the field (A5-agent-server, A8-agent). */
export const AGENT_SERVER_TABLE = defineTable<Said | null>()({
  name: "Problem of a would-be agent's identity",
  source: 'A5-agent-server',
  hitPolicy: 'unique',
  inputs: {
    method: choice(['D', 'P', 'E']),
    isServiceDown: flag(),
    isVerified: flag(),
    age: choice(['adult', 'minor', 'unknown']),
  },
  rows: [
    {
      when: { method: 'D', isServiceDown: true },
      then: problem('driversLicenseId', LICENSE_SERVICE_MESSAGE),
    },
    {
      when: { method: 'D', isServiceDown: false, isVerified: false },
      then: problem('driversLicenseId', LICENSE_UNVERIFIED_MESSAGE),
    },
    {
      when: { method: 'D', isServiceDown: false, isVerified: true, age: 'unknown' },
      then: problem('driversLicenseId', LICENSE_UNVERIFIED_MESSAGE),
    },
    {
      when: { method: 'D', isServiceDown: false, isVerified: true, age: 'minor' },
      then: problem('driversLicenseId', UNDER_AGE_MESSAGE),
    },
    { when: { method: 'D', isServiceDown: false, isVerified: true, age: 'adult' }, then: null },
    { when: { method: 'P', isVerified: false }, then: problem('passcode', PASSCODE_INVALID_MESSAGE) },
    { when: { method: 'P', isVerified: true, age: 'minor' }, then: problem('passcode', UNDER_AGE_MESSAGE) },
    { when: { method: 'P', isVerified: true, age: ['adult', 'unknown'] }, then: null },
    { when: { method: 'E', isVerified: false }, then: problem('entityId', ENTITY_BOX_MESSAGE) },
    { when: { method: 'E', isVerified: true }, then: null },
  ],
});

/** How an agent's identity is verified: `D` license or ID card, `P` passcode, `E` entity. */
export type VerificationMethod = 'D' | 'P' | 'E';

const isVerified = (details: AgentDetails, method: VerificationMethod): boolean => {
  switch (method) {
    case 'D':
      return details.driversLicenseIdValid === true && details.lastNameValid === true;
    case 'P':
      return details.passcodeValid === true;
    case 'E':
      return details.entityInGoodStanding;
  }
};

/** A license tells the age; a passcode that was mailed does not. */
const ageGroup = (age: number | undefined): 'adult' | 'minor' | 'unknown' => {
  if (age === undefined || Number.isNaN(age)) return 'unknown';
  return age >= MINIMUM_AGE ? 'adult' : 'minor';
};

/** The subject of an answer shows how the identity was verified. */
const methodOf = ({
  passcodeValid,
  driversLicenseIdValid,
  dmvServiceError,
}: AgentDetails): VerificationMethod => {
  if (passcodeValid !== undefined) return 'P';
  return driversLicenseIdValid !== undefined || dmvServiceError !== undefined ? 'D' : 'E';
};

/** The problem of an agent as the registry found it; null when the agent may serve. */
export const agentServerProblem = (
  details: AgentDetails,
  method: VerificationMethod = methodOf(details),
): Problem | null => {
  const said = evaluate(AGENT_SERVER_TABLE, {
    method,
    isServiceDown: details.dmvServiceError === true,
    isVerified: isVerified(details, method),
    age: ageGroup(details.age),
  });
  return said && { ...said, code: 'notVerified' };
};
