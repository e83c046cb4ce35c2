import { ENTITY_BOX_MESSAGE } from './shared-messages';
import { formRules } from '../constraints/form-rules';
import { plainNumber, RECORD_NUMBER } from '../constraints/plain-number';
import { choice, text } from '../constraints/rows';
import type { AgentVerifyValues } from '../filing-parts/agent-values';
import {
  AGENT_TYPE_MESSAGE,
  AGENT_TYPE_OR_KEEP_MESSAGE,
  LICENSE_LAST_NAME_MESSAGE,
  LICENSE_MESSAGE,
  METHOD_MESSAGE,
  PASSCODE_MESSAGE,
} from './messages';

/** An individual, an entity, or the agent whom the entity has on record already. */
export type AgentTypeChoice = 'I' | 'O' | 'keep';
export interface AgentTypeValues {
  nameTyp: AgentTypeChoice | '';
}
export type EntityBoxValues = Pick<AgentVerifyValues, 'entityId'>;
export type VerificationMethodValues = Pick<AgentVerifyValues, 'checkedTyp'>;
export type LicenseValues = Pick<AgentVerifyValues, 'driversLicenseId' | 'lastName'>;
export type PasscodeValues = Pick<AgentVerifyValues, 'passcode'>;

const agentTypeRulesOf = (values: readonly AgentTypeChoice[], required: string) =>
  formRules<AgentTypeValues>({ rows: { nameTyp: choice({ label: 'Type of agent', required, values }) } });

/** Individual or entity (A5-agent-type). */
export const agentTypeRules = agentTypeRulesOf(['I', 'O'], AGENT_TYPE_MESSAGE);

/** The same where the agent on record can be kept (reading 25). */
export const agentTypeOrKeepRules = agentTypeRulesOf(['keep', 'I', 'O'], AGENT_TYPE_OR_KEEP_MESSAGE);

/** The one box for an entity ID or a name (A5-entity-box). */
export const entityBoxRules = formRules<EntityBoxValues>({
  rows: {
    entityId: text({
      label: 'Entity ID number or name',
      required: ENTITY_BOX_MESSAGE,
      length: [1, 250],
      pattern: [/[a-z0-9]/i, ENTITY_BOX_MESSAGE],
      repair: RECORD_NUMBER,
    }),
  },
});

/** License or ID card, or passcode (A5-method). */
export const verificationMethodRules = formRules<VerificationMethodValues>({
  rows: {
    checkedTyp: choice({ label: 'Verification method', required: METHOD_MESSAGE, values: ['D', 'P'] }),
  },
});

/** A license or ID card number of nine characters without its spaces and dashes, and the last name on it (A5-licence). */
export const licenseRules = formRules<LicenseValues>({
  rows: {
    driversLicenseId: text({
      label: "Driver's license or ID card number",
      required: LICENSE_MESSAGE,
      repair: plainNumber(/^[0-9a-z]{9}$/i),
      tidy: (number) => number.replace(/[\s-]/g, ''),
      // Typed with its dashes a number is longer than the nine characters that count.
      length: [1, 20],
      tooLong: LICENSE_MESSAGE,
      pattern: [/^.{9}$/, LICENSE_MESSAGE],
    }),
    lastName: text({
      label: 'Last name',
      required: LICENSE_LAST_NAME_MESSAGE,
      length: [2, 25],
      tooShort: LICENSE_LAST_NAME_MESSAGE,
    }),
  },
});

/** A passcode of exactly eight characters, without its blanks (A5-licence). */
export const passcodeRules = formRules<PasscodeValues>({
  rows: {
    passcode: text({
      label: 'Passcode',
      required: PASSCODE_MESSAGE,
      asTyped: true,
      // Read in two halves, or pasted with a blank or a line break beside it, it is longer than the characters that count.
      tidy: (typed) => typed.replace(/\s/g, ''),
      length: [1, 20],
      tooLong: PASSCODE_MESSAGE,
      pattern: [/^.{8}$/, PASSCODE_MESSAGE],
    }),
  },
});
