import { yesNo } from '../constraints/rows';
import { CONSENT_MESSAGE } from './messages';

/** Whether the person agreed to be appointed: an answer is required, and no is refused (A5-consent). */
export const consentRow = yesNo({
  label: 'Did the person agree to be appointed as registered agent?',
  required: true,
  refuse: { answer: 'N', message: CONSENT_MESSAGE, code: 'consent' },
});
