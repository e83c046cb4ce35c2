import { changeEntity } from '../../entities/change-entity';
import type { FilingKind } from './filing-kind';
import { insertAgent } from './insert-agent';
import { checksNothing, recordsNothing } from './on-record';

/** Changes the registered agent of an entity on record (W2-flow-chgra); until it takes effect, the agent on record serves. */
export const agentChange: FilingKind = {
  begins: 'onRecord',
  changes: ['registeredAgent'],
  heldName: () => null,
  check: checksNothing,
  record: recordsNothing,
  takeEffect: async (tx, { filing, entityId, transactionId, effectiveAt }) =>
    changeEntity(
      tx,
      entityId,
      { agent_id: await insertAgent(tx, filing) },
      { at: effectiveAt, cause: 'filing', transactionId },
    ),
};
