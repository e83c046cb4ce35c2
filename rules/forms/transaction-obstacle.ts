import { choice } from '../decision-table/domain';
import { evaluate } from '../decision-table/evaluate';
import { defineTable } from '../decision-table/table';
import { ENTITY_STATUS_CODES } from '../entities/entity-statuses';
import { ENTITY_TYPES } from '../entities/entity-type';
import { declaredTransactions } from '../filing/declared-transactions';
import { FILING_TYPES, declaredFiling, type FilingType } from '../filing/filing-type';
import { FORMATION_TYPES, isFormation } from '../filing/formations';
import { TRANSACTION_TYPES } from '../filing/transaction-type';
import { UNAVAILABLE_FORM } from '../filing/unavailable-form';

/** Why an entity cannot file a transaction, as sentences for the filer. */
const NOT_ON_RECORD = 'This form is not available for entities on record.';
const { noForm: NO_FORM, otherType: OTHER_TYPE } = UNAVAILABLE_FORM;
const OTHER_STATUS = "This form is not available for the entity's status.";
const DELAYED_FORMATION = 'The entity does not exist until its formation takes effect.';
const ENDED = 'An entity that has withdrawn, converted or merged files nothing more.';

/** Values without a name in the tables: transactions of the older application, types without forms here, future statuses. */
const OTHER = 'other';
/** A filing has no transaction where its form does not exist for the type of its entity, such as an amendment of a profit corporation. */
const NONE = '';

const ON_RECORD = FILING_TYPES.filter((type) => !isFormation(type));
const FORMATIONS = FORMATION_TYPES.flatMap(declaredTransactions).map(
  ({ transactionType }) => transactionType,
);
const OF_ANY_TYPE = ON_RECORD.flatMap(declaredTransactions)
  .filter(({ entityType }) => entityType === undefined)
  .map(({ transactionType }) => transactionType);

/** The transactions of a filing that entities of one type alone file. */
const ofOneType = (filingType: FilingType) =>
  declaredTransactions(filingType).flatMap(({ transactionType, entityType }) =>
    entityType === undefined ? [] : [{ transactionType, entityType }],
  );

/** The transactions of filings that have one for each type of entity, with a type for which there is another one, or none. */
const rowsOfOtherTypes = ON_RECORD.map(ofOneType)
  .filter((forms) => forms.length > 0)
  .flatMap((forms) => {
    const types = forms.map(({ entityType }) => entityType);
    const without = ENTITY_TYPES.filter((type) => !types.includes(type));
    return [
      ...forms.map(({ transactionType, entityType }) => ({
        when: { transactionType, entityType: types.filter((type) => type !== entityType) },
        then: OTHER_TYPE,
      })),
      {
        when: {
          transactionType: forms.map(({ transactionType }) => transactionType),
          entityType: [...without, OTHER] as const,
        },
        then: NO_FORM,
      },
    ];
  });

/** Which transactions of a filing may be filed by which types of entities, whatever their status. */
const openTo = (filingType: FilingType) =>
  declaredTransactions(filingType).map(({ transactionType, entityType = ENTITY_TYPES }) => ({
    transactionType,
    entityType,
  }));

/** Statuses in which an entity files nothing at all. */
const rowsOfIdleStatuses = ON_RECORD.flatMap(openTo).flatMap((open) => [
  { when: { ...open, statusCode: 'DELAYED' as const }, then: DELAYED_FORMATION },
  { when: { ...open, statusCode: ['WTHDRN', 'CONV', 'MERGED'] as const }, then: ENDED },
  { when: { ...open, statusCode: OTHER }, then: OTHER_STATUS } as const,
]);

/** What each filing says of the statuses that an entity can have. */
const rowsOfStatuses = (filingType: FilingType) =>
  openTo(filingType).flatMap((open) =>
    (declaredFiling(filingType).statuses ?? []).map(({ statusCode, then }) => ({
      when: { ...open, statusCode },
      then,
    })),
  );

/** Which entity on record may file which transaction (W7-available). One whose formation is delayed has no filings yet. */
export const TRANSACTION_OBSTACLE_TABLE = defineTable<string | null>()({
  name: 'Why an entity cannot file a transaction',
  source: 'W7-available',
  hitPolicy: 'unique',
  outcome: 'sentence',
  inputs: {
    transactionType: choice([...TRANSACTION_TYPES, NONE, OTHER]),
    entityType: choice([...ENTITY_TYPES, OTHER]),
    statusCode: choice([...ENTITY_STATUS_CODES, OTHER]),
  },
  rows: [
    { when: { transactionType: NONE }, then: NO_FORM },
    { when: { transactionType: [...FORMATIONS, OTHER] }, then: NOT_ON_RECORD },

    { when: { transactionType: OF_ANY_TYPE, entityType: OTHER }, then: OTHER_TYPE },
    ...rowsOfOtherTypes,

    ...rowsOfIdleStatuses,

    ...ON_RECORD.flatMap(rowsOfStatuses),
  ],
});

const knownOrOther = <T extends string>(values: readonly T[], code: string): T | typeof OTHER =>
  values.find((value) => value === code) ?? OTHER;

const WITH_NONE = [...TRANSACTION_TYPES, NONE] as const;

/**
 * Why an entity of this type and status cannot file a transaction, as a sentence for the filer; null when it can. Unknown codes are refused
 * like types and statuses that file nothing here; an empty transaction stands for a form that this type of entity does not have.
 * `formObstacle` has the other reasons.
 */
export const transactionObstacle = (
  transactionType: string,
  { entityType, statusCode }: { entityType: string; statusCode: string },
): string | null =>
  evaluate(TRANSACTION_OBSTACLE_TABLE, {
    transactionType: knownOrOther(WITH_NONE, transactionType),
    entityType: knownOrOther(ENTITY_TYPES, entityType),
    statusCode: knownOrOther(ENTITY_STATUS_CODES, statusCode),
  });

/**
 * Whether an entity of this type and status files periodic reports now. A delinquent or dissolved one keeps the day of the report that it
 * missed, but files none.
 */
export const mayReport = (entity: { entityType: string; statusCode: string }): boolean =>
  transactionObstacle('REPORT', entity) === null;
