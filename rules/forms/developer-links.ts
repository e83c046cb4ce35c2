import { ENTITY_ID_MAX_LENGTH } from '../constants/limits';
import type { EntityType } from '../entities/entity-type';
import type { TransactionType } from '../filing/transaction-type';
import { TRANSACTION_TYPES } from '../filing/transaction-type';
import { declaredTransactions } from '../filing/declared-transactions';
import { FORMATION_TYPES, formedEntityType, type FormationType } from '../filing/formations';

/** Transactions that the developer's home lists in addition to those that this portal carries out. */
export const OTHER_TRANSACTIONS = [
  'CONV_DF_REC',
  'CONV_DF_NREC',
  'COR_AGT_INFO',
  'WTDRW_AUTH',
  'AUTH_REQUAL',
  'REG_62LLLP',
] as const;
export type OtherTransaction = (typeof OTHER_TRANSACTIONS)[number];
type ListedTransaction = TransactionType | OtherTransaction;

const linksOf = (filingType: FormationType) =>
  declaredTransactions(filingType).map(({ transactionType }) => ({
    transactionType,
    entityType: formedEntityType(filingType) as EntityType,
  }));

/** Links of the developer's home that form an entity (W1-devhome-types). */
export const NEW_ENTITY_LINKS: readonly { transactionType: TransactionType; entityType: EntityType }[] =
  FORMATION_TYPES.flatMap(linksOf);

/** The ID of an entity as the developer's home takes it: at most eleven characters, and not validated (W1-devhome-types). */
export const entityIdAsTyped = (typed: string): string => typed.slice(0, ENTITY_ID_MAX_LENGTH);

const formsAnEntity = (type: TransactionType): boolean =>
  NEW_ENTITY_LINKS.some(({ transactionType }) => transactionType === type);

/** Links of the developer's home for an entity on record, whose ID is entered next to them (W1-devhome-types). */
export const EXISTING_ENTITY_LINKS: readonly ListedTransaction[] = [
  ...TRANSACTION_TYPES.filter((type) => !formsAnEntity(type)),
  ...OTHER_TRANSACTIONS,
];

/** Whether the registry knows this transaction but files it on the office's other site (reading 30). */
export const isFiledElsewhere = (transactionType: string): boolean =>
  OTHER_TRANSACTIONS.some((other) => other === transactionType);
