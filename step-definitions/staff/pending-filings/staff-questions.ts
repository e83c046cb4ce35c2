import type { CatalogOperation } from '#rules';
import { approvalBody, emptyAddress, rejectionBody } from '#rules';
import type { components } from '#api';
import type { Answer, RegistryClient } from '../../../src/client/client';
import type { OperationId } from '../../../src/client/contract-types';

/** A filer without name and address, whom the rules of the request refuse. */
const FILER = {
  nameValues: {
    personTyp: 'FILER' as const,
    name: { nameTyp: 'I' as const, firstName: '', middleName: '', lastName: '', suffix: '', orgName: '' },
  },
  addressValues: { streetAddress: emptyAddress('PHYS') },
};

type Pending = components['schemas']['PendingFiling'];
type Ask = (client: RegistryClient) => Promise<Pick<Answer<OperationId>, 'outcome'>>;

const NUMBERS = { entityId: '20101000001', piiDocId: '20101000002', removalDocId: '20101000003' };

/** What only staff may ask of the registry, asked about this filing (A7-admin). */
export function questionsAbout(filing: Pending): Partial<Record<CatalogOperation, Ask>> {
  const query = { masterId: filing.mstrTransId, transId: filing.transactionId };
  const lock = { transSeqId: filing.transSeqId };
  const values = { reasons: [], additionalText: 'Call us first.' };
  return {
    pendingFilings: (client) => client.call('pendingFilings', { query: {} }),
    pendingFiling: (client) => client.call('pendingFiling', { query }),
    pendingFilingPdf: (client) => client.call('pendingFilingPdf', { query }),
    rejectReasons: (client) => client.call('rejectReasons'),
    transactionLock: (client) => client.call('transactionLock', { query: lock }),
    releaseTransactionLock: (client) => client.call('releaseTransactionLock', { query: lock }),
    releaseOwnLocks: (client) => client.call('releaseOwnLocks'),
    approveFiling: (client) => client.call('approveFiling', { body: approvalBody(filing, [], [], '') }),
    rejectFiling: (client) => client.call('rejectFiling', { body: rejectionBody(filing, values, '') }),
    piiEntryVerification: (client) => client.call('piiEntryVerification', { query: NUMBERS }),
    piiRequests: (client) => client.call('piiRequests', { query: {} }),
    auditLog: (client) => client.call('auditLog', { query: {} }),
    worklistFigures: (client) => client.call('worklistFigures'),
    paymentMatters: (client) => client.call('paymentMatters', { query: {} }),
    closePaymentMatter: (client) =>
      client.call('closePaymentMatter', { body: { kind: 'disputed', sessionId: 'none', note: 'Refunded.' } }),
    updateUser: (client) => client.call('updateUser', { body: { userId: 'no-such-user' } }),
    savePii: (client) => client.call('savePii', { body: { ...NUMBERS, filers: [FILER] } }),
  };
}
