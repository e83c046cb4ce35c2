import { choice, flag } from '../../decision-table/domain';
import { evaluate } from '../../decision-table/evaluate';
import { defineTable } from '../../decision-table/table';
import type { Outcome } from '../../errors/outcome';
import { answeredStatus } from '../../errors/outcome';
import { knownEntityType } from '../../record/entity-summary';
import type { FilingType } from '../../filing/filing-type';
import { ENTITY_TYPES } from '../../entities/entity-type';
import { transactionOf } from '../../filing/transactions';
import type { UnavailableReason } from '../../filing/unavailable-form';
import { introShowsNext } from '../../flows/intro-next';
import type { Authentication, EntityAccess } from './entity-access';
import { entityAccess } from './entity-access';

/**
 * What happens to a filing that is to begin on an entity. `begin`: it begins. `unknownEntity`, `notRead` and `notAvailable`: the intro says
 * so and shows no Next. `unavailable`: there is no such filing for the type of entity. The others are pages.
 */
export type EntityEntry =
  'begin' | 'unknownEntity' | 'notRead' | 'notAvailable' | 'unavailable' | Exclude<EntityAccess, 'proceed'>;

/** Why the intro does not begin the filing. */
export type EntryRefusal = Extract<EntityEntry, 'unknownEntity' | 'notRead' | 'notAvailable'>;

/** An answer of the registry about an entity. */
type RecordAnswer = 'found' | 'unknown' | 'failed';

const READ = { summary: 'found' } as const;
const OPEN = { ...READ, access: 'proceed', hasTransaction: true } as const;

export const ENTITY_ENTRY_TABLE = defineTable<EntityEntry>()({
  name: 'What becomes of a filing that is to begin on an entity',
  source: 'W4-init-existing',
  hitPolicy: 'unique',
  inputs: {
    summary: choice(['found', 'unknown', 'failed']),
    access: choice(['proceed', 'login', 'fileAForm', 'down']),
    hasTransaction: flag(),
    availability: choice(['found', 'unknown', 'failed']),
    offersNext: flag(),
  },
  rows: [
    { when: { summary: 'unknown' }, then: 'unknownEntity' },
    { when: { summary: 'failed' }, then: 'notRead' },
    { when: { ...READ, access: 'fileAForm' }, then: 'fileAForm' },
    { when: { ...READ, access: 'login' }, then: 'login' },
    { when: { ...READ, access: 'down' }, then: 'down' },
    { when: { ...READ, access: 'proceed', hasTransaction: false }, then: 'unavailable' },
    { when: { ...OPEN, availability: 'failed' }, then: 'notRead' },
    { when: { ...OPEN, availability: 'unknown' }, then: 'unknownEntity' },
    { when: { ...OPEN, availability: 'found', offersNext: true }, then: 'begin' },
    { when: { ...OPEN, availability: 'found', offersNext: false }, then: 'notAvailable' },
  ],
});

/** The facts of an entity on record that decide who may open a filing on it. */
interface EntityOnRecord {
  entityType: { code: string };
  fraudFlag: 'Y' | 'N';
  sbf: boolean;
}

/** What the registry answered when a filing on an entity was opened. */
export interface EntryAnswers {
  /** The transaction that was asked for. */
  transTyp: string;
  /** The outcome of `entity/summary`, and its entity. */
  summary: Outcome;
  entity: EntityOnRecord | undefined;
  /** The outcome of `transaction/available`, and its answer. */
  availability: Outcome;
  isAvailable: boolean;
  /** The answer to the check of the login, where one was needed (`asksForLogin`). */
  authentication: Authentication;
}

const UNKNOWN = 404;

const answerOf = (outcome: Outcome): RecordAnswer => {
  if (outcome.kind === 'ok') return 'found';
  return answeredStatus(outcome) === UNKNOWN ? 'unknown' : 'failed';
};

/** Whether a login decides if a filing on this entity may be opened (W4-sbf). */
export const asksForLogin = ({ fraudFlag, sbf }: Pick<EntityOnRecord, 'fraudFlag' | 'sbf'>): boolean =>
  entityAccess({ fraudFlag, sbf, authentication: 'refused' }) === 'login';

/**
 * Why there is no such filing for a type of entity; null when there is. An address may name the amendment of another type.
 * @param transTyp the transaction that was asked for
 */
export const unavailableReason = (
  filingType: FilingType,
  entityType: string,
  transTyp: string,
): UnavailableReason | null => {
  const own = transactionOf(filingType, knownEntityType(entityType));
  if (own === null) return 'noForm';
  const ofTypes = ENTITY_TYPES.map((type) => transactionOf(filingType, type)?.transactionType);
  return transTyp !== own.transactionType && ofTypes.some((one) => one === transTyp) ? 'otherType' : null;
};

/** What happens to a filing that is to begin on an entity, once the registry has answered (readings 21 and 22). */
export const entityEntry = (filingType: FilingType, answers: EntryAnswers): EntityEntry => {
  const { summary, entity, availability, isAvailable, authentication, transTyp } = answers;
  const { fraudFlag = 'N', sbf = false, entityType } = entity ?? {};
  return evaluate(ENTITY_ENTRY_TABLE, {
    summary: answerOf(summary),
    access: entityAccess({ fraudFlag, sbf, authentication }),
    hasTransaction: unavailableReason(filingType, entityType?.code ?? '', transTyp) === null,
    availability: answerOf(availability),
    offersNext: introShowsNext(filingType, isAvailable),
  });
};
