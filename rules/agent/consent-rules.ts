import { formRules } from '../constraints/form-rules';
import { yesNo } from '../constraints/rows';
import type { RegisteredAgentValues } from './agent-values';
import { CONSENT_MESSAGE } from './messages';

export type ConsentValues = Pick<RegisteredAgentValues, 'agentConsentRadio'>;

/** Whether the person agreed to be appointed: an answer is required, and no is refused (A5-consent). */
export const consentRow = yesNo({
  label: 'Did the person agree to be appointed as registered agent?',
  required: true,
  refuse: { answer: 'N', message: CONSENT_MESSAGE, code: 'consent' },
});

export const consentRules = formRules<ConsentValues>({ rows: { agentConsentRadio: consentRow } });
