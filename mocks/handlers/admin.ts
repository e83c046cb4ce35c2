import { samplePdf } from '../sample-pdf';
import type { components } from '#api';
import type { PendingEvent } from '#rules';
import { piiVerdictProblems, queuePart, queueViewOf, receiptDateTime, reviewVerdict } from '#rules';
import { http } from '../http';
import type { MockPending } from '../sample-pending';
import { now, state } from '../state';

type Schemas = components['schemas'];

/** The administrator of the mocks: every request with a token is theirs. */
const ADMIN = 'admin';

const answerOf = (pending: MockPending): Schemas['PendingFiling'] => ({
  mstrTransId: pending.entityId,
  transactionId: pending.transactionId,
  transSeqId: pending.sequence,
  transactionDescription: 'Statement Curing Delinquency',
  entityName: pending.name,
  email: 'filer@sample.example',
  receivedDateString: receiptDateTime(pending.receivedAt),
  lockUserId: pending.lock?.userId ?? '',
  ...(pending.lock && { lockedSince: pending.lock.renewedAt, lockHasExpired: false }),
  ...(DECIDED.includes(pending.reviewState) && { decidedBy: ADMIN }),
  deactivateIds: [],
  state: pending.reviewState,
  version: pending.version,
});

const DECIDED: readonly string[] = ['approved', 'rejected'];

const isQueued = ({ reviewState }: MockPending): boolean =>
  reviewState === 'unlocked' || reviewState === 'locked';

const pendingOf = (sequence: string | null): MockPending | undefined =>
  state.pending.find((pending) => pending.sequence === sequence);

const under = (query: { get(name: 'masterId' | 'transId'): string | null }): MockPending | undefined =>
  state.pending.find(
    ({ entityId, transactionId }) =>
      entityId === query.get('masterId') && transactionId === query.get('transId'),
  );

/** Acts upon a filing as the registry does, by the same rules; the mocks know one administrator. */
function act(
  pending: MockPending | undefined,
  event: Exclude<PendingEvent, 'takeOver' | 'expire'>,
  version?: number,
): { code: 200 | 404 | 409; message?: string; pendingFiling?: Schemas['PendingFiling'] } {
  if (!pending) return { code: 404 };
  const instant = now();
  const verdict = reviewVerdict(
    { state: pending.reviewState, lock: pending.lock },
    { event, userId: ADMIN, isAdmin: true, now: instant },
  );
  if (verdict.refusal || (version !== undefined && version !== pending.version)) {
    return { code: 409, message: 'This filing has changed.', pendingFiling: answerOf(pending) };
  }
  pending.reviewState = verdict.next;
  if (verdict.effects.includes('releaseLock')) pending.lock = null;
  if (verdict.effects.includes('takeLock') || verdict.effects.includes('renewLock')) {
    pending.lock = { userId: ADMIN, renewedAt: instant };
  }
  if (verdict.effects.includes('audit')) pending.version += 1;
  return { code: 200, pendingFiling: answerOf(pending) };
}

const REASONS: Schemas['RejectReason'][] = [
  ['AFF-SIGN', 'Affidavit', 'Not signed', 'The affidavit is not signed.'],
  ['ID-EXPIRED', 'Photo ID', 'Expired', 'The photo ID has expired.'],
].map(([id = '', group = '', shortReason = '', longReason = ''], index) => ({
  id,
  code: id,
  order: index + 1,
  selected: false,
  group,
  shortReason,
  longReason,
}));

/** The numbers that belong together in the mocks: a document, and the statement that asks for its removal. */
const PII = { entityId: '20101000001', piiDocId: '20261000001', removalDocId: '20261000002' };

const verdictOn = (given: typeof PII) => ({
  entityIdIsValid: state.entities.some(({ entityId }) => entityId === given.entityId),
  piiDocIdIsValid: given.entityId === PII.entityId && given.piiDocId === PII.piiDocId,
  removalDocIdIsValid: given.entityId === PII.entityId && given.removalDocId === PII.removalDocId,
});

export const adminHandlers = [
  http.get('/business-api/admin/pendingFilings', ({ query, response }) => {
    const queued = state.pending.filter(isQueued);
    const view = queueViewOf(query.get('page'), query.get('order'));
    const { page, filings } = queuePart(queued, view);
    return response(200).json({
      apiData: { code: 200, count: queued.length, page, pendingFilings: filings.map(answerOf) },
    });
  }),
  http.get('/business-api/admin/pendingFiling', ({ query, response }) => {
    const pending = under(query);
    if (!pending) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({ apiData: { code: 200, pendingFiling: answerOf(pending) } });
  }),
  http.get('/business-api/admin/pendingFilingPdf', ({ query, response }) => {
    if (!under(query)) return response(200).json({ apiData: { code: 404 } });
    const attachment = { fileData: samplePdf('A file of the sample'), mimeType: 'application/pdf' };
    const attachments = [
      {
        ...attachment,
        id: 'affidavit',
        fileName: 'affidavit.pdf',
        isPrivate: true,
        clientLocation: 'Affidavit',
      },
      { ...attachment, id: 'letter', fileName: 'letter.pdf', isPrivate: false, clientLocation: '' },
    ];
    return response(200).json({ apiData: { code: 200, pdf: samplePdf('A queued filing'), attachments } });
  }),
  http.get('/business-api/admin/transLock', ({ query, response }) =>
    response(200).json({ apiData: act(pendingOf(query.get('transSeqId')), 'process') }),
  ),
  http.get('/business-api/admin/releaseTransLock', ({ query, response }) =>
    response(200).json({ apiData: act(pendingOf(query.get('transSeqId')), 'cancel') }),
  ),
  http.post('/business-api/admin/approveFiling', async ({ request, response }) => {
    const { filing } = await request.json();
    return response(200).json({ apiData: act(pendingOf(filing.transSeqId), 'approve', filing.version) });
  }),
  http.post('/business-api/admin/rejectFiling', async ({ request, response }) => {
    const { filing, rejectReasons } = await request.json();
    if (!rejectReasons.some(({ longReason }) => longReason.trim())) {
      return response(200).json({ apiData: { code: 422, message: 'Choose at least one reason.' } });
    }
    return response(200).json({ apiData: act(pendingOf(filing.transSeqId), 'reject', filing.version) });
  }),
  http.get('/business-api/admin/rejectReasons', ({ response }) =>
    response(200).json({ apiData: { code: 200, rejectReasons: REASONS } }),
  ),
  http.get('/business-api/admin/piiEntryVerification', ({ query, response }) => {
    const given = {
      entityId: query.get('entityId') ?? '',
      piiDocId: query.get('piiDocId') ?? '',
      removalDocId: query.get('removalDocId') ?? '',
    };
    const entity = state.entities.find(({ entityId }) => entityId === given.entityId);
    return response(200).json({
      apiData: { code: 200, ...verdictOn(given), entityName: entity?.name ?? '' },
    });
  }),
  http.post('/business-api/admin/savePii', async ({ request, response }) => {
    const problems = piiVerdictProblems(verdictOn(await request.json()));
    if (problems.length > 0) {
      return response(200).json({ apiData: { code: 422, status: 'notVerified', problems } });
    }
    return response(200).json({ apiData: { code: 200, status: 'taken' } });
  }),
  http.get('/business-api/admin/piiRequests', ({ response }) =>
    response(200).json({ apiData: { code: 200, count: 0, requests: [] } }),
  ),
  http.get('/business-api/admin/auditLog', ({ response }) =>
    response(200).json({ apiData: { code: 200, entries: [], more: false } }),
  ),
  http.get('/business-api/admin/worklist', ({ response }) => {
    const waiting = state.pending.filter(isQueued).length;
    return response(200).json({
      apiData: {
        code: 200,
        waiting: [{ age: 'underOneDay' as const, count: waiting }],
        decided: [],
        medianHours: null,
      },
    });
  }),
];
