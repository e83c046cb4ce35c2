import { all, call, put } from 'typed-redux-saga';
import {
  asksForLogin,
  authenticationOf,
  entityEntry,
  initialFiling,
  isEntityIdInput,
  PATHS,
  queryString,
  unavailableReason,
  withEntitySummary,
  type Authentication,
  type EntryAnswers,
  type FilingType,
  type Outcome,
  saidBy,
  type Text,
} from '#rules';
import { ask } from '../../../client/ask';
import type { ApiData } from '../../../client/contract-types';
import { applyEffects, openPage } from '../../../session/outcomes';
import { goToFilingOf } from '../../../session/secure-login-saga';
import { service } from '../../../session/services';
import { beginFiling } from './begin-filing';
import { entityEntryRefused } from './entity-entry-slice';
import { availabilityQuery, summaryQuery } from './entity-queries';

type Summary = NonNullable<ApiData<'entitySummary'>['entitySummary']>;

/** The registry's answer about an entity that a filing is to begin on. */
interface Read extends EntryAnswers {
  entity: Summary | undefined;
  /** Why the entity cannot file it, in the service's words. */
  message: Text;
}

const NOBODY: Outcome = { kind: 'code', code: 404 };

const reasonOf = ({ message = '', ...said }: Partial<ApiData<'transactionAvailable'>> = {}): Text =>
  saidBy({ ...said, message });

/** The record and the transaction side by side. A number that no entity has is not asked about: the contract would refuse it. */
function* askAbout(
  entityId: string,
  transTyp: string,
): Generator<unknown, Omit<Read, 'authentication' | 'transTyp'>> {
  if (!isEntityIdInput(entityId)) {
    return { summary: NOBODY, entity: undefined, availability: NOBODY, isAvailable: false, message: '' };
  }
  const { record, transaction } = yield* all({
    record: ask('entitySummary', { query: summaryQuery(entityId, transTyp) }),
    transaction: ask('transactionAvailable', { query: availabilityQuery(entityId, transTyp) }),
  });
  yield* applyEffects('entitySummary', record.outcome);
  yield* applyEffects('transactionAvailable', transaction.outcome);
  return {
    summary: record.outcome,
    entity: record.data?.entitySummary,
    availability: transaction.outcome,
    isAvailable: transaction.data?.available ?? false,
    message: reasonOf(transaction.data),
  };
}

/** Asks whether the filer has logged in, where the entity is open only to those who have (W4-sbf, W7-authcheck). */
function* checkLogin(entityId: string, entity: Summary | undefined): Generator<unknown, Authentication> {
  if (!entity || !asksForLogin(entity)) return 'valid';
  const client = yield* service('client');
  // `about` answers without a token as well, and then says nothing about the filer.
  if (!client.hasFilingToken()) return 'refused';
  const { outcome } = yield* ask('businessAbout', { query: { entityId } });
  yield* applyEffects('authenticationCheck', outcome, { defersPage: true });
  return authenticationOf(outcome);
}

/** What can be filed instead (reading 22). Without an answer the way to the record is left. */
function* otherForms(entityId: string) {
  const { outcome, data } = yield* ask('entityForms', { path: { id: entityId } });
  yield* applyEffects('entityForms', outcome);
  return data?.forms ?? [];
}

/**
 * Begins a filing on the entity that the address names, with what is on record of it, or says why it does not begin
 * (W4-init-existing, W4-fraudflag, W4-sbf; readings 21 and 22).
 */
export function* beginOnEntity(filingType: FilingType, query: Record<string, string>) {
  const { entityId = '', transTyp = '' } = query;
  yield* goToFilingOf(entityId);
  const summaryAnswer = yield* askAbout(entityId, transTyp);
  const entityAnswers: Read = {
    ...summaryAnswer,
    transTyp,
    authentication: yield* checkLogin(entityId, summaryAnswer.entity),
  };
  const { entity, message } = entityAnswers;
  const verdict = entityEntry(filingType, entityAnswers);
  switch (verdict) {
    case 'begin': {
      const newId = yield* service('newId');
      const newFiling = initialFiling({ filingType, submissionKey: yield* call(newId), entityId });
      return entity ? yield* beginFiling(withEntitySummary(newFiling, entity)) : undefined;
    }
    case 'fileAForm':
      return yield* openPage('fileAForm', { reason: 'notOnline' }, { replace: true });
    case 'login':
      return yield* openPage(verdict, { entityId, transTyp });
    case 'down':
      return yield* openPage(verdict);
    case 'unavailable': {
      const navigator = yield* service('navigator');
      const reason = unavailableReason(filingType, entity?.entityType.code ?? '', transTyp) ?? '';
      const address = PATHS.unavailable + queryString({ entityId, reason });
      return yield* call([navigator, 'go'], address, { replace: true });
    }
    default: {
      const forms = verdict === 'notAvailable' ? yield* otherForms(entityId) : [];
      const { entityName = '', entityType } = entity ?? {};
      const refused = { entityId, entityName, entityType: entityType?.code ?? '', message, forms };
      yield* put(entityEntryRefused({ reason: verdict, ...refused }));
    }
  }
}
