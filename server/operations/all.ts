import type { Handlers, OperationId } from '../http/operation';
import { addressOperations } from './address';
import { adminOperations } from './admin';
import { agentOperations } from './agent';
import { contentOperations } from './content';
import { developerOperations } from './developer';
import { entityOperations } from './entity';
import { filingOperations } from './filing';
import { healthOperations } from './health';
import { lookupOperations } from './lookups';
import { mailOperations } from './mail';
import { paymentOperations } from './payment';
import { recordOperations } from './record';

/** Every operation of the contract. */
export const operations: Handlers<OperationId> = {
  ...addressOperations,
  ...adminOperations,
  ...agentOperations,
  ...contentOperations,
  ...developerOperations,
  ...entityOperations,
  ...filingOperations,
  ...healthOperations,
  ...lookupOperations,
  ...mailOperations,
  ...paymentOperations,
  ...recordOperations,
};
