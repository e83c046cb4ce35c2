import type { components } from '#api';
import {
  checkRejection,
  closingRules,
  emptyFiling,
  officeMidnight,
  piiFilerProblems,
  piiVerdictProblems,
  REVIEW_REFUSALS,
} from '#rules';
import { HttpFailure } from '../failures/failure';
import type { Handlers, Input } from '../contract/operation';
import type { StaffPrincipal } from '../callers/principal';
import type { Registry } from '../context';
import type { DecisionRequest, PendingResult } from '../review/act-on-pending';
import { actOnPending } from '../review/act-on-pending';
import { releaseLocksOf } from '../review/release-locks';
import { approveFiling } from '../review/approve';
import type { AuditFilter } from '../review/audit-log';
import { auditEntries } from '../review/audit-log';
import { pendingDocuments, privateFileOf, publicFileOf } from '../review/pending-documents';
import { withDecision } from '../review/decision';
import { withEarlierRejections } from '../review/earlier-rejections';
import { withComingBeside } from '../review/coming-beside';
import { withOvertakenFacts } from '../review/overtaken-facts';
import type { PendingFilingRow } from '../review/pending-row';
import { toPendingFilingAnswer, filingOf, findPending } from '../review/pending-row';
import { piiRequests, piiVerdict, savePiiRequest } from '../review/personal-data';
import { queuePageOf, recentlyDecided } from '../review/queue';
import { rejectReasons } from '../review/reject-reasons';
import { rejectFiling } from '../review/reject';
import {
  entriesWithStaffNames,
  requestsWithStaffNames,
  staffNameOf,
  withStaffName,
  withStaffNames,
} from '../accounts/staff-names';
import { closeMatter, paymentMatters } from '../review/payment-matters';
import { worklistFigures } from '../review/worklist';

type AdminOperation =
  | 'pendingFilings'
  | 'pendingFiling'
  | 'pendingFilingPdf'
  | 'transactionLock'
  | 'releaseTransactionLock'
  | 'releaseOwnLocks'
  | 'approveFiling'
  | 'rejectFiling'
  | 'rejectReasons'
  | 'piiEntryVerification'
  | 'savePii'
  | 'piiRequests'
  | 'auditLog'
  | 'worklistFigures'
  | 'paymentMatters'
  | 'closePaymentMatter';

type Answer = components['responses']['PendingDecision']['content']['application/json'];

/** The acting user, from the token: the user named in a request is ignored (reading 34). */
const userOf = ({ principal }: { principal: StaffPrincipal }): string => principal.userId;

/** Who decides which filing, by all the numbers that the request names it with. */
function decisionBy(input: Input<'approveFiling'> | Input<'rejectFiling'>): DecisionRequest {
  const { transSeqId: sequence, version, mstrTransId: entityId, transactionId } = input.body.filing;
  return { sequence, version, userId: userOf(input), names: { entityId, transactionId } };
}

/** A filing as its review shows it. */
async function inReview(db: Registry['db'], row: PendingFilingRow, now: Date) {
  const decided = await withDecision(db, toPendingFilingAnswer(row, now), row.pending);
  const answered = await withEarlierRejections(db, decided);
  const decidable = await withOvertakenFacts(db, answered, row.pending, now);
  return withStaffName(db, await withComingBeside(db, decidable, now));
}

/** The answer to an act upon a filing, with the filing as it is now. */
async function answerTo({ db, clock }: Registry, result: PendingResult): Promise<Answer> {
  if (result.kind === 'unknown') return { apiData: { code: 404 } };
  const { pending } = result;
  const { filing } = await filingOf(db, pending.transaction_id);
  const pendingFiling = await inReview(db, { pending, filing }, clock.now());
  if (result.kind === 'done') return { apiData: { code: 200, pendingFiling } };
  return { apiData: { code: 409, message: REVIEW_REFUSALS[result.refusal], pendingFiling } };
}

/** The filter of the audit log, whose days must be days. */
function auditFilter({ size = '50', ...query }: Input<'auditLog'>['query']): AuditFilter {
  for (const day of [query.from, query.to]) {
    if (day !== undefined && Number.isNaN(officeMidnight(day)))
      throw new HttpFailure(400, `${day} is not a date.`);
  }
  return { ...query, size: Number(size) };
}

/** The staff's side: queue, locks, decisions, personal data, audit log and figures (A7-admin). */
export const adminOperations: Handlers<AdminOperation> = {
  async pendingFilings(registry, { query }) {
    const { page = '1', order = 'oldest' } = query;
    const queuePage = await queuePageOf(registry, { page: Number(page), order });
    const pendingFilings = await withStaffNames(registry.db, queuePage.pendingFilings);
    const decided = await withStaffNames(registry.db, await recentlyDecided(registry));
    return { apiData: { code: 200, ...queuePage, pendingFilings, recentlyDecided: decided } };
  },

  async pendingFiling({ db, clock }, { query }) {
    const queuePage = await findPending(db, query);
    if (queuePage === undefined) return { apiData: { code: 404 } };
    return { apiData: { code: 200, pendingFiling: await inReview(db, queuePage, clock.now()) } };
  },

  async pendingFilingPdf(registry, input) {
    const queuePage = await findPending(registry.db, input.query);
    if (queuePage === undefined) return { apiData: { code: 404 } };
    const { privateFile: id, file: publicId } = input.query;
    if (id === undefined && publicId === undefined)
      return { apiData: { code: 200, ...(await pendingDocuments(registry, queuePage.pending)) } };
    const file =
      id === undefined
        ? await publicFileOf(registry, queuePage.pending, publicId ?? '')
        : await privateFileOf(registry, queuePage.pending, { id, userId: userOf(input) });
    return { apiData: file ? { code: 200, attachments: [file] } : { code: 404 } };
  },

  async transactionLock(registry, input) {
    const { transSeqId: sequence, version } = input.query;
    const act = { sequence, event: 'process', userId: userOf(input) } as const;
    return answerTo(
      registry,
      await actOnPending(registry, version ? { ...act, version: Number(version) } : act),
    );
  },

  async releaseTransactionLock(registry, input) {
    const { transSeqId: sequence, closed } = input.query;
    const act = { sequence, event: closed === 'Y' ? 'close' : 'cancel', userId: userOf(input) } as const;
    return answerTo(registry, await actOnPending(registry, act));
  },

  async releaseOwnLocks(registry, input) {
    return { apiData: { code: 200, released: await releaseLocksOf(registry, userOf(input)) } };
  },

  async approveFiling(registry, input) {
    return answerTo(registry, await approveFiling(registry, decisionBy(input), input.body.filing));
  },

  async rejectFiling(registry, input) {
    const { rejectReasons: sent } = input.body;
    const now = registry.clock.now().toISOString();
    const checked = checkRejection(sent, await rejectReasons(registry.db), now);
    if ('message' in checked) return { apiData: { code: 422, message: checked.message } };
    return answerTo(registry, await rejectFiling(registry, decisionBy(input), checked.lines));
  },

  async rejectReasons({ db }) {
    return { apiData: { code: 200, rejectReasons: await rejectReasons(db) } };
  },

  async piiEntryVerification({ db }, { query }) {
    return { apiData: { code: 200, ...(await piiVerdict(db, query)) } };
  },

  async savePii(registry, input) {
    const { body } = input;
    const problems = [
      ...piiVerdictProblems(await piiVerdict(registry.db, body)),
      ...piiFilerProblems(body.filers, registry.clock.now().toISOString()),
    ];
    if (problems.length > 0) return { apiData: { code: 422, status: 'notVerified', problems } };
    const isNew = await savePiiRequest(registry, body, body.filers, userOf(input));
    return { apiData: { code: 200, status: isNew ? 'taken' : 'takenBefore' } };
  },

  async piiRequests(registry, input) {
    const { search = '', page = '1' } = input.query;
    const found = await piiRequests(registry, { search, page: Number(page) }, userOf(input));
    const requests = await requestsWithStaffNames(registry.db, found.requests);
    return { apiData: { code: 200, ...found, requests } };
  },

  async auditLog({ db }, { query }) {
    const { entries, more } = await auditEntries(db, auditFilter(query));
    return { apiData: { code: 200, entries: await entriesWithStaffNames(db, entries), more } };
  },

  async worklistFigures(registry) {
    return { apiData: { code: 200, ...(await worklistFigures(registry)) } };
  },

  async paymentMatters(registry, { query: { page = '1' } }) {
    return { apiData: { code: 200, ...(await paymentMatters(registry, Number(page))) } };
  },

  async closePaymentMatter(registry, input) {
    const { note: entered, ...matter } = input.body;
    const { note } = closingRules.tidied({ note: entered });
    const problems = closingRules.problems(
      { note },
      { filing: emptyFiling(), now: registry.clock.now().toISOString() },
    );
    if (problems.length > 0) return { apiData: { code: 422, problems } };
    const closed = await closeMatter(registry, { ...matter, note }, userOf(input));
    if (closed === undefined) return { apiData: { code: 404 } };
    const closedBy = await staffNameOf(registry.db, closed.closedBy);
    return { apiData: { code: 200, ...closed, closedBy } };
  },
};
