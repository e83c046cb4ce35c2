import type { PendingFiling } from '#rules';

/** A filing as the queue lists it, with the facts that the scenario gives. */
export const samplePending = (known: Partial<PendingFiling>): PendingFiling => ({
  mstrTransId: '20101000001',
  transactionId: '20261000002',
  transSeqId: '1',
  transactionDescription: 'Articles of Reinstatement',
  entityName: 'Cedar Bluff Farms LLC',
  email: 'filer@example.com',
  receivedDateString: '11/20/2026 09:00 AM',
  lockUserId: '',
  deactivateIds: [],
  ...known,
});
