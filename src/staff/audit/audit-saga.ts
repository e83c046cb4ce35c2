import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select } from 'typed-redux-saga';
import {
  AUDIT_CSV_LIMIT,
  auditCsv,
  entriesOfFile,
  officeDay,
  type AuditEntry,
  type AuditQuery,
  type Text,
} from '#rules';
import { ask } from '../../client/ask';
import { applyEffects } from '../../session/outcomes';
import type { RootState } from '../../session/root-reducer';
import { serverNow } from '../../session/selectors';
import { service } from '../../session/services';
import { watchLatest } from '../../session/watch';
import {
  auditAnswered,
  auditClosed,
  auditFileEnded,
  auditFileRequested,
  auditMissed,
  auditOpened,
} from './audit-slice';

type Answered = { entries: AuditEntry[]; more: boolean };

function* askFor(query: AuditQuery, size: '50' | '1000'): Generator<unknown, Answered | { message: Text }> {
  const { outcome, data } = yield* ask('auditLog', { query: { ...query, size } });
  const { message } = yield* applyEffects('auditLog', outcome);
  return outcome.kind === 'ok' && data ? { entries: data.entries, more: data.more } : { message };
}

function* load({ payload }: ReturnType<typeof auditOpened>) {
  const answer = yield* askFor(payload, '50');
  yield* put('entries' in answer ? auditAnswered(answer) : auditMissed(answer.message));
}

/** Every entry of a query up to the limit, a thousand at a time. */
function* collect(query: AuditQuery): Generator<unknown, Answered | { message: Text }> {
  const entries: AuditEntry[] = [];
  for (;;) {
    const lastId = entries.at(-1)?.id;
    const answer = yield* askFor({ ...query, ...(lastId !== undefined && { before: lastId }) }, '1000');
    if ('message' in answer) return answer;
    entries.push(...answer.entries);
    if (!answer.more || entries.length >= AUDIT_CSV_LIMIT) return entriesOfFile(entries, answer.more);
  }
}

function* saveFile({ payload: { query, part } }: ReturnType<typeof auditFileRequested>) {
  const { before: _before, ...filter } = query;
  const collected = yield* collect({ ...filter, ...(part.before !== undefined && { before: part.before }) });
  if ('message' in collected) {
    return yield* put(auditFileEnded({ status: 'failed', message: collected.message }));
  }
  const documents = yield* service('documents');
  const today = officeDay(serverNow(yield* select((state: RootState) => state)));
  yield* call(
    [documents, 'save'],
    `audit-log-${today}${part.number === 1 ? '' : `-${part.number}`}.csv`,
    'text/csv;charset=utf-8',
    auditCsv(collected.entries),
  );
  const { entries, more } = collected;
  const next = { number: part.number + 1, before: entries.at(-1)?.id };
  yield* put(auditFileEnded(more ? { status: 'cut', next } : { status: 'saved' }));
}

/** The audit log and its file; both end when the page is left. */
export function* watchAudit() {
  yield* watchLatest(isAnyOf(auditOpened, auditClosed), function* handle(action) {
    if (auditOpened.match(action)) yield* load(action);
  });
  yield* watchLatest(isAnyOf(auditFileRequested, auditOpened, auditClosed), function* handle(action) {
    if (auditFileRequested.match(action)) yield* saveFile(action);
  });
}
