import { formRules } from '../constraints/form-rules';
import { text } from '../constraints/rows';
import { phoneRow } from './follow-rules';

/** What a tester writes to the office from a phone. */
export interface PhoneAnswer {
  from: string;
  words: string;
}

/** A text message that testers send as a phone would; the longest that goes out in parts has 1,600 characters. */
export const phoneAnswerRules = formRules<PhoneAnswer>({
  rows: {
    from: phoneRow({ label: 'Phone number', required: 'Enter your phone number.' }),
    words: text({ label: 'Words', required: 'Enter the words.', length: [0, 1_600] }),
  },
});
