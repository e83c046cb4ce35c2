import { samplePdf } from '../sample-pdf';
import {
  auditQueryOf,
  checkRejection,
  closingRules,
  emptyFiling,
  officeDay,
  pagerOf,
  piiFilerLine,
  piiFilerProblems,
  piiVerdictProblems,
  plusDays,
  paginateQueue,
  queueViewOf,
  TABLE_PAGE_SIZE,
} from '#rules';
import { http } from '../http';
import { act, pendingAnswer, queuedAnswer } from '../pending-answers';
import { sampleAudit } from '../sample-audit';
import { REJECT_REASONS } from '../sample-reject-reasons';
import type { MockPending } from '../sample-pending';
import { PENDING_FILES } from '../sample-pending-files';
import { ADMIN, STAFF_NAMES } from '../sample-staff';
import { now, state, type MockMatter } from '../state';

/** As many as the registry answers. */
const RECENTLY_DECIDED = 10;

const isQueued = ({ reviewState }: MockPending): boolean =>
  reviewState === 'unlocked' || reviewState === 'locked';

/** Those decided last, the last decision first. */
const recentlyDecided = (): MockPending[] =>
  state.pending
    .filter(({ decision }) => decision !== null)
    .sort((one, other) => (other.decision?.at ?? '').localeCompare(one.decision?.at ?? ''))
    .slice(0, RECENTLY_DECIDED);

const under = (query: { get(name: 'masterId' | 'transId'): string | null }): MockPending | undefined =>
  state.pending.find(
    ({ entityId, transactionId }) =>
      entityId === query.get('masterId') && transactionId === query.get('transId'),
  );

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
      apiData: {
        code: 200,
        count: queued.length,
        page,
        pendingFilings: filings.map(queuedAnswer),
        recentlyDecided: recentlyDecided().map(queuedAnswer),
      },
    });
  }),
  http.get('/business-api/admin/pendingFiling', ({ query, response }) => {
    const pending = under(query);
    if (!pending) return response(200).json({ apiData: { code: 404 } });
    return response(200).json({ apiData: { code: 200, pendingFiling: pendingAnswer(pending) } });
  }),
  http.get('/business-api/admin/pendingFilingPdf', ({ query, response }) => {
    if (!under(query)) return response(200).json({ apiData: { code: 404 } });
    const attachments = PENDING_FILES;
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
    const version = query.get('version');
    const seen = version === null ? {} : { version: Number(version) };
    return response(200).json({ apiData: act({ transSeqId: query.get('transSeqId') }, 'process', seen) });
  }),
  http.get('/business-api/admin/releaseTransLock', ({ query, response }) =>
    response(200).json({
      apiData: act({ transSeqId: query.get('transSeqId') }, query.get('closed') ? 'close' : 'cancel'),
    }),
  ),
  http.post('/business-api/admin/releaseOwnLocks', ({ response }) => {
    const ownLocked = state.pending.filter(({ lock }) => lock?.userId === ADMIN);
    for (const { sequence } of ownLocked) act({ transSeqId: sequence }, 'cancel');
    return response(200).json({ apiData: { code: 200, released: ownLocked.length } });
  }),
  http.post('/business-api/admin/approveFiling', async ({ request, response }) => {
    const { filing } = await request.json();
    const decision = { excludedIds: filing.deactivateIds ?? [], reasons: [] };
    return response(200).json({ apiData: act(filing, 'approve', { version: filing.version, decision }) });
  }),
  http.post('/business-api/admin/rejectFiling', async ({ request, response }) => {
    const { filing, rejectReasons } = await request.json();
    const checked = checkRejection(rejectReasons, REJECT_REASONS, now());
    if ('message' in checked) {
      return response(200).json({ apiData: { code: 422, message: checked.message } });
    }
    const decision = { excludedIds: [], reasons: checked.lines };
    return response(200).json({ apiData: act(filing, 'reject', { version: filing.version, decision }) });
  }),
  http.get('/business-api/admin/rejectReasons', ({ response }) =>
    response(200).json({ apiData: { code: 200, rejectReasons: REJECT_REASONS } }),
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
    const problems = [...piiVerdictProblems(verdictOn(body)), ...piiFilerProblems(body.filers, now())];
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
      userName: STAFF_NAMES[ADMIN],
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
    const matters = state.paymentMatters.flatMap(({ isClosed, ...matter }) => (isClosed ? [] : [matter]));
    return response(200).json({ apiData: { code: 200, count: matters.length, page: 1, matters } });
  }),
  http.post('/business-api/admin/closePaymentMatter', async ({ request, response }) => {
    const { kind, sessionId, note } = await request.json();
    const problems = closingRules.problems(closingRules.tidied({ note }), {
      filing: emptyFiling(),
      now: now(),
    });
    if (problems.length > 0) return response(200).json({ apiData: { code: 422, problems } });
    const isMeant = (matter: MockMatter) => matter.kind === kind && matter.sessionId === sessionId;
    const matter = state.paymentMatters.find(isMeant);
    if (!matter) return response(200).json({ apiData: { code: 404 } });
    const status = matter.isClosed ? 'closedBefore' : 'closed';
    matter.isClosed = true;
    return response(200).json({ apiData: { code: 200, status, closedBy: STAFF_NAMES[ADMIN] ?? ADMIN } });
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
