import type { Handlers, OperationId } from '../contract/operation';
import { accountOperations } from './accounts';
import { addressOperations } from './address';
import { adminOperations } from './admin';
import { agentOperations } from './agent';
import { contentOperations } from './content';
import { developerOperations } from './developer';
import { entityOperations } from './entity';
import { filingOperations } from './filing';
import { followerOperations } from './followers';
import { healthOperations } from './health';
import { lookupOperations } from './lookups';
import { mailOperations } from './mail';
import { openOperations } from './open';
import { openKeyOperations } from './open-keys';
import { passcodeOperations } from './passcode';
import { paymentOperations } from './payment';
import { recordOperations } from './record';
import { returnCodeOperations } from './return-codes';
import { userOperations } from './users';

/** Every operation of the contract. */
export const operations: Handlers<OperationId> = {
  ...accountOperations,
  ...addressOperations,
  ...adminOperations,
  ...agentOperations,
  ...contentOperations,
  ...developerOperations,
  ...entityOperations,
  ...filingOperations,
  ...followerOperations,
  ...healthOperations,
  ...lookupOperations,
  ...mailOperations,
  ...openKeyOperations,
  ...openOperations,
  ...passcodeOperations,
  ...paymentOperations,
  ...recordOperations,
  ...returnCodeOperations,
  ...userOperations,
};
