import { TOO_MANY_TRIES_MESSAGE } from './access-rows';
import { answered, otherwise, unanswered } from './catalog-row';
import type { Effect } from './effect';
import { goTo, log, showError, withStatus } from './effect';
import { NO_RECORDS_MESSAGE } from '../agent/shared-messages';

const CHECKS = ['validateAgentLicense', 'validateAgentPasscode'] as const;
const NOT_SAVED = 'Error saving agent.';
const FORGET: Effect = { kind: 'clearStored', keys: ['storedLocation', 'agentNavigation'] };

/** The registered-agent wizard (A8-agent). A number that is not on record is for the filer to correct, not an error page. */
export const AGENT_ROWS = [
  answered('searchEntities', 200),
  otherwise('searchEntities', [200], goTo('error')),
  unanswered('searchEntities', goTo('error')),

  answered('goodStandingDetails', 200),
  answered('goodStandingDetails', 404, {
    kind: 'showProblem',
    path: 'entityId',
    message: NO_RECORDS_MESSAGE,
  }),
  otherwise('goodStandingDetails', [200, 404], goTo('error')),
  unanswered('goodStandingDetails', goTo('error')),

  answered(CHECKS, 200),
  answered(CHECKS, 422, { kind: 'showProblems' }),
  answered(CHECKS, 429, showError(TOO_MANY_TRIES_MESSAGE)),
  otherwise(CHECKS, [200, 422, 429], goTo('error')),
  unanswered(CHECKS, goTo('error')),

  // The success page comes whatever the result (A4) and shows the sentence.
  answered('createPasscodeAndIndividual', 200),
  answered('createPasscodeAndIndividual', 500, showError(NOT_SAVED)),
  otherwise('createPasscodeAndIndividual', [200, 500], showError(withStatus(NOT_SAVED))),
  unanswered('createPasscodeAndIndividual', log(), showError(NOT_SAVED)),

  answered('saveAgent', 200),
  otherwise('saveAgent', [200], FORGET, goTo('error')),
  unanswered('saveAgent', FORGET, goTo('error')),

  answered('agentNavigation', 200),
  otherwise('agentNavigation', [200], log(), goTo('error')),
  unanswered('agentNavigation', log(), goTo('error')),
];
