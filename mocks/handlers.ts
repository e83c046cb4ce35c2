import { faultHandler } from './faults';
import { accountHandlers } from './handlers/accounts';
import { addressHandlers } from './handlers/address';
import { adminHandlers } from './handlers/admin';
import { agentHandlers } from './handlers/agent';
import { contentHandlers } from './handlers/content';
import { entityHandlers } from './handlers/entity';
import { filingHandlers } from './handlers/filing';
import { openKeyHandlers } from './handlers/open-keys';
import { openHandlers } from './handlers/open';
import { followerHandlers } from './handlers/followers';
import { passcodeHandlers } from './handlers/passcode';
import { paymentHandlers } from './handlers/payment';
import { portalHandlers } from './handlers/portal';

/** Every operation of the contract that the browser calls; a fault, when set, answers before them. */
export const handlers = [
  faultHandler,
  ...entityHandlers,
  ...agentHandlers,
  ...passcodeHandlers,
  ...filingHandlers,
  ...followerHandlers,
  ...openHandlers,
  ...openKeyHandlers,
  ...paymentHandlers,
  ...accountHandlers,
  ...addressHandlers,
  ...portalHandlers,
  ...contentHandlers,
  ...adminHandlers,
];
