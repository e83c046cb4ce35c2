import { answered, otherwise, unanswered } from './catalogue-row';
import type { Effect } from './effect';
import { goTo, log, showError } from './effect';
import { ENTITY_BOX_MESSAGE } from '../agent/messages';

const TOO_MANY_TRIES = 'Too many attempts were made. Wait a few minutes, then try again.';
const FORGET: Effect = { kind: 'clearStored', keys: ['storedLocation', 'agentNavigation'] };

/** The registered-agent wizard (A8-agent). A number that is not on record is the filer's to mend, not an error page. */
export const AGENT_ROWS = [
  answered('searchEntities', 200),
  otherwise('searchEntities', [200], goTo('error')),
  unanswered('searchEntities', goTo('error')),

  answered('goodStandingDetails', 200),
  answered('goodStandingDetails', 404, {
    kind: 'showProblem',
    path: 'entityId',
    message: ENTITY_BOX_MESSAGE,
  }),
  otherwise('goodStandingDetails', [200, 404], goTo('error')),
  unanswered('goodStandingDetails', goTo('error')),

  answered('validateAgentLicence', 200),
  answered('validateAgentLicence', 422, { kind: 'showProblems' }),
  answered('validateAgentLicence', 429, showError(TOO_MANY_TRIES)),
  otherwise('validateAgentLicence', [200, 422, 429], goTo('error')),
  unanswered('validateAgentLicence', goTo('error')),

  answered('saveAgent', 200),
  otherwise('saveAgent', [200], FORGET, goTo('error')),
  unanswered('saveAgent', FORGET, goTo('error')),

  answered('agentNavigation', 200),
  otherwise('agentNavigation', [200], log(), goTo('error')),
  unanswered('agentNavigation', log(), goTo('error')),
];
