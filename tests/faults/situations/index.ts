import type { ContractOperation } from '../../../rules/errors/operations';
import type { Situation } from '../situation';
import { ACCESS_SITUATIONS } from './access';
import { AGENT_SITUATIONS } from './agent';
import { FOLLOWING_SITUATIONS } from './following';
import { OPEN_SITUATIONS } from './open';
import { PAYING_SITUATIONS } from './paying';
import { PORTAL_SITUATIONS } from './portal';
import { RECORD_SITUATIONS } from './record';
import { RETURNING_SITUATIONS } from './returning';
import { SAVE_SITUATIONS } from './saves';
import { SIGN_ON_SITUATIONS } from './sign-on';
import { STAFF_ACCOUNT_SITUATIONS } from './staff-accounts';
import { STAFF_PII_SITUATIONS } from './staff-pii';
import { STAFF_QUEUE_SITUATIONS } from './staff-queue';
import { STAFF_REVIEW_SITUATIONS } from './staff-review';
import { STARTUP_SITUATIONS } from './start';
import { WIZARD_SITUATIONS } from './wizard';

/** Every place of the portal that calls an operation. */
export const SITUATIONS: readonly Situation[] = [
  ...STARTUP_SITUATIONS,
  ...SIGN_ON_SITUATIONS,
  ...ACCESS_SITUATIONS,
  ...PORTAL_SITUATIONS,
  ...RECORD_SITUATIONS,
  ...WIZARD_SITUATIONS,
  ...SAVE_SITUATIONS,
  ...RETURNING_SITUATIONS,
  ...FOLLOWING_SITUATIONS,
  ...OPEN_SITUATIONS,
  ...AGENT_SITUATIONS,
  ...PAYING_SITUATIONS,
  ...STAFF_ACCOUNT_SITUATIONS,
  ...STAFF_PII_SITUATIONS,
  ...STAFF_QUEUE_SITUATIONS,
  ...STAFF_REVIEW_SITUATIONS,
];

/** Operations of the contract that no page calls, and why. A reason for one that is called is refused. */
export const NOT_CALLED: Readonly<Partial<Record<ContractOperation, string>>> = {
  paymentNotification: 'the payment provider calls it',
  validateEntityNameOnly: 'the rule book answers in the browser what it would',
  countriesByGroup: 'countries are chosen from one list',
  usersHeartBeat: 'monitors ask it; the portal starts without the service of the users',
  reviewAgentChanges: 'tests ask it, to queue filings of their own',
};
