import { samplePdf } from '../sample-pdf';
import type { components } from '#api';
import type { PendingEvent } from '#rules';
import {
  auditQueryOf,
  REASON_REQUIRED_MESSAGE,
  officeDay,
  pagerOf,
  piiFilerLine,
  piiVerdictProblems,
  plusDays,
  paginateQueue,
  queueViewOf,
  receiptDateTime,
  reviewVerdict,
  TABLE_PAGE_SIZE,
} from '#rules';
import { http } from '../http';
import { sampleAudit } from '../sample-audit';
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
  event: Exclude<PendingEvent, 'expire'>,
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

/** Since when the first request about a document withholds it; the last of the list is the oldest. */
const withheldOf = ({ piiDocId }: typeof PII) => {
  const first = state.piiRequests.findLast((request) => request.piiDocId === piiDocId);
  return first && { withheldSince: first.dateTime };
};

export const adminHandlers = [
  http.get('/business-api/admin/pendingFilings', ({ query, response }) => {
    const queued = state.pending.filter(isQueued);
    const view = queueViewOf(query.get('page'), query.get('order'));
    const { page, filings } = paginateQueue(queued, view);
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
    const id = query.get('privateFile');
    if (id !== null) {
      const asked = attachments.filter((file) => file.id === id && file.isPrivate);
      return response(200).json({ apiData: asked[0] ? { code: 200, attachments: asked } : { code: 404 } });
    }
    const publicId = query.get('file');
    if (publicId !== null) {
      const asked = attachments.filter((file) => file.id === publicId && !file.isPrivate);
      return response(200).json({ apiData: asked[0] ? { code: 200, attachments: asked } : { code: 404 } });
    }
    const listed = attachments.map((file) => ({ ...file, fileData: '' }));
    return response(200).json({
      apiData: { code: 200, pdf: samplePdf('A queued filing'), attachments: listed },
    });
  }),
  http.get('/business-api/admin/transLock', ({ query, response }) => {
    const seenVersion = query.get('version');
    const version = seenVersion === null ? undefined : Number(seenVersion);
    return response(200).json({ apiData: act(pendingOf(query.get('transSeqId')), 'process', version) });
  }),
  http.get('/business-api/admin/releaseTransLock', ({ query, response }) =>
    response(200).json({
      apiData: act(pendingOf(query.get('transSeqId')), query.get('closed') ? 'close' : 'cancel'),
    }),
  ),
  http.post('/business-api/admin/releaseOwnLocks', ({ response }) => {
    const ownLocked = state.pending.filter(({ lock }) => lock?.userId === ADMIN);
    for (const pending of ownLocked) act(pending, 'cancel');
    return response(200).json({ apiData: { code: 200, released: ownLocked.length } });
  }),
  http.post('/business-api/admin/approveFiling', async ({ request, response }) => {
    const { filing } = await request.json();
    return response(200).json({ apiData: act(pendingOf(filing.transSeqId), 'approve', filing.version) });
  }),
  http.post('/business-api/admin/rejectFiling', async ({ request, response }) => {
    const { filing, rejectReasons } = await request.json();
    if (!rejectReasons.some(({ longReason }) => longReason.trim())) {
      return response(200).json({ apiData: { code: 422, message: REASON_REQUIRED_MESSAGE } });
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
      apiData: { code: 200, ...verdictOn(given), entityName: entity?.name ?? '', ...withheldOf(given) },
    });
  }),
  http.post('/business-api/admin/savePii', async ({ request, response }) => {
    const body = await request.json();
    const problems = piiVerdictProblems(verdictOn(body));
    if (problems.length > 0) {
      return response(200).json({ apiData: { code: 422, status: 'notVerified', problems } });
    }
    const { entityId, piiDocId, removalDocId } = body;
    const filers = body.filers.map((filer) => piiFilerLine(filer));
    const isSame = (taken: (typeof state.piiRequests)[number]) =>
      taken.piiDocId === piiDocId &&
      taken.removalDocId === removalDocId &&
      taken.filers.join('\n') === filers.join('\n');
    if (state.piiRequests.some(isSame)) {
      return response(200).json({ apiData: { code: 200, status: 'takenBefore' } });
    }
    state.piiRequests.unshift({
      id: String(state.piiRequests.length + 1),
      entityId,
      entityName: state.entities.find((entity) => entity.entityId === entityId)?.name ?? '',
      piiDocId,
      removalDocId,
      userId: ADMIN,
      dateTime: now(),
      filers,
    });
    return response(200).json({ apiData: { code: 200, status: 'taken' } });
  }),
  http.get('/business-api/admin/piiRequests', ({ query, response }) => {
    const search = (query.get('search') ?? '').trim().toLowerCase();
    const foundRequests = state.piiRequests.filter((request) =>
      [request.entityId, request.entityName, request.piiDocId, request.removalDocId, ...request.filers].some(
        (text) => text.toLowerCase().includes(search),
      ),
    );
    const { page } = pagerOf(foundRequests.length, Number(query.get('page') ?? 1), TABLE_PAGE_SIZE);
    const first = (page - 1) * TABLE_PAGE_SIZE;
    const requests = foundRequests.slice(first, first + TABLE_PAGE_SIZE);
    return response(200).json({ apiData: { code: 200, count: foundRequests.length, page, requests } });
  }),
  http.get('/business-api/admin/auditLog', ({ query, response }) => {
    const auditQuery = auditQueryOf((name) => query.get(name as 'userId'));
    return response(200).json({
      apiData: { code: 200, ...sampleAudit(auditQuery, Number(query.get('size') ?? 50)) },
    });
  }),
  http.get('/business-api/admin/paymentMatters', ({ response }) => {
    const { paymentMatters: matters } = state;
    return response(200).json({ apiData: { code: 200, count: matters.length, page: 1, matters } });
  }),
  http.post('/business-api/admin/closePaymentMatter', async ({ request, response }) => {
    const { sessionId } = await request.json();
    const open = state.paymentMatters.filter((matter) => matter.sessionId !== sessionId);
    if (open.length === state.paymentMatters.length) return response(200).json({ apiData: { code: 404 } });
    state.paymentMatters = open;
    return response(200).json({ apiData: { code: 200, status: 'closed', closedBy: 'Casey Lindqvist' } });
  }),
  http.get('/business-api/admin/worklist', ({ response }) => {
    const waiting = state.pending.filter(isQueued).length;
    const today = officeDay(now());
    return response(200).json({
      apiData: {
        code: 200,
        waiting: [
          { age: 'underOneDay', count: waiting },
          { age: 'oneToThreeDays', count: 3 },
          { age: 'threeToSevenDays', count: 1 },
          { age: 'overSevenDays', count: 0 },
        ],
        decided: Array.from({ length: 30 }, (_, index) => ({
          day: plusDays(today, index - 29),
          approved: (index * 7) % 11,
          rejected: (index * 5) % 4,
        })),
        medianHours: 29.4,
      },
    });
  }),
];
