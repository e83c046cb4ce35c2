import { yesNo } from '../constraints/rows';
import type { RegisteredAgentValues } from '../filing-parts/agent-values';
import { CONSENT_MESSAGE } from './shared-messages';

const CONSENT_QUESTIONS = {
  person: 'Did the person agree to be appointed as registered agent?',
  entity: 'Did the entity agree to be appointed as registered agent?',
} as const;

/** The question in the words of the kind of agent. */
export const consentQuestion = ({ nameValues }: Pick<RegisteredAgentValues, 'nameValues'>): string =>
  CONSENT_QUESTIONS[nameValues.name.nameTyp === 'O' ? 'entity' : 'person'];

/** Whether the person agreed to be appointed: an answer is required, and no is refused (A5-consent). */
export const consentRow = yesNo({
  label: CONSENT_QUESTIONS.person,
  required: true,
  refuse: { answer: 'N', message: CONSENT_MESSAGE, code: 'consent' },
});
