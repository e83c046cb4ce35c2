import type { EntityStatusCode } from '../entities/entity-statuses';
import { ENTITY_STATUS_CODES } from '../entities/entity-statuses';
import type { Filing } from '../filing/filing';
import { findEffect } from '../filings/all-effects';
import type { EffectFacts, SetByFiling } from '../filings/declare-effect';
import { transactionObstacle } from '../forms/transaction-obstacle';
import type { EffectChange, RecordFacts } from './facts';
import { isMet } from './fold';

/** The statuses of an entity on which this filing can be made. */
const fileableStatuses = ({ transactionType, entityType }: Filing): EntityStatusCode[] =>
  ENTITY_STATUS_CODES.filter(
    (statusCode) => transactionObstacle(transactionType, { entityType, statusCode }) === null,
  );

const changesOf = (filing: Filing, sets: readonly SetByFiling[]): EffectChange[] =>
  sets.map(({ set, when }) => {
    if (when === undefined) return { set };
    const { status, ...others } = when;
    return { set, when: { ...others, status: status === 'fileable' ? fileableStatuses(filing) : status } };
  });

/**
 * What a filing changes on record when it takes effect (T1-fold): what it sets, and what the record has to say for it; nothing for one that
 * the registry does not support.
 */
export const effectOfFiling = (filing: Filing, given: EffectFacts): EffectChange[] =>
  changesOf(filing, findEffect(filing.filingType)?.sets(filing, given) ?? []);

/** What it changes instead where another entity has the name that it would give, best first. */
export const alternativesOfFiling = (filing: Filing, given: EffectFacts): EffectChange[][] =>
  (findEffect(filing.filingType)?.alternatives?.(filing, given) ?? []).map((sets) => changesOf(filing, sets));

/** The document number of the delayed filing that a filing revokes (T1-revoke); empty where it revokes none. */
export const revokedBy = (filing: Filing): string => findEffect(filing.filingType)?.revokes?.(filing) ?? '';

/**
 * Whether a filing can be made once only, since it changes nothing on a record that does not want it any more: nobody else may file it
 * until it has taken effect (reading 27).
 */
export const isMadeOnce = (filing: Filing, at: string): boolean =>
  revokedBy(filing) !== '' || effectOfFiling(filing, { at }).some(({ when }) => when !== undefined);

/** What decides whether a record still wants a filing. */
export interface WantingRecord extends Pick<RecordFacts, 'status' | 'reportDue'> {
  /** The document numbers of the filings that are accepted, and whose day is still to come. */
  delayed: readonly string[];
}

/** Whether a record still wants such a filing, which another one may have made superfluous while its payment was late. */
export const isStillWanted = (filing: Filing, onRecord: WantingRecord, at: string): boolean =>
  onRecord.delayed.includes(revokedBy(filing)) ||
  effectOfFiling(filing, { at }).some(({ when = {} }) => isMet(when, onRecord));
