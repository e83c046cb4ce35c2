import type { Outcome } from './outcome';
import { AGENT_STEP_TITLES } from '../agent/wizard/agent-step';

/** What became of a request for a passcode: nobody knows whether an unanswered one was carried out. */
export type PasscodeRequestResult = 'letterSent' | 'noLetter' | 'unanswered';

/** The result of a request, from the registry's answer to it. */
export const passcodeRequestResult = ({ kind }: Outcome): PasscodeRequestResult => {
  if (kind === 'ok') return 'letterSent';
  return kind === 'noResponse' ? 'unanswered' : 'noLetter';
};

/** Title of the page after a request and the sentence on its letter, by what became of it (A2-agent-mail, A8-agent, reading 45). */
export const PASSCODE_REQUEST_TEXTS: Readonly<
  Record<PasscodeRequestResult, { title: string; letter: string }>
> = {
  letterSent: {
    title: AGENT_STEP_TITLES.individualmail,
    letter: 'Delivery by mail may take a week or longer.',
  },
  noLetter: {
    title: 'The passcode was not requested',
    letter:
      'No letter is on its way for this request. Ask for the passcode again, or verify the agent in another way.',
  },
  unanswered: {
    title: 'The request for a passcode was not answered',
    letter:
      'We do not know whether a letter is on its way. Request the passcode again: within a day the same request never brings a second letter.',
  },
};
