import { ENTITY_ID_MAX_LENGTH } from '../constants/limits';
import type { EntityType, TransactionType } from './filing-type';
import { TRANSACTION_TYPES } from './filing-type';

/** Transactions that the developer's home lists in addition to those that this portal carries out. */
export const OTHER_TRANSACTIONS = [
  'CONV_DF_REC',
  'CONV_DF_NREC',
  'COR_AGT_INFO',
  'WTDRW_AUTH',
  'AUTH_REQUAL',
  'REG_62LLLP',
] as const;
type ListedTransaction = TransactionType | (typeof OTHER_TRANSACTIONS)[number];

/** Links of the developer's home that form an entity (W1-devhome-types). */
export const NEW_ENTITY_LINKS: readonly { transactionType: TransactionType; entityType: EntityType }[] = [
  { transactionType: 'ARTORG_LLC', entityType: 'DLLC' },
  { transactionType: 'ARTINC_PC', entityType: 'DPC' },
  { transactionType: 'ARTINC_NPC', entityType: 'DNC' },
  { transactionType: 'ARTINC_55', entityType: 'DC55' },
  { transactionType: 'ARTINC_56', entityType: 'DC56' },
];

/** The ID of an entity as the developer's home takes it: at most eleven characters, and not validated (W1-devhome-types). */
export const entityIdAsTyped = (typed: string): string => typed.slice(0, ENTITY_ID_MAX_LENGTH);

const formsAnEntity = (type: TransactionType): boolean =>
  NEW_ENTITY_LINKS.some(({ transactionType }) => transactionType === type);

/** Links of the developer's home for an entity on record, whose ID is entered next to them (W1-devhome-types). */
export const EXISTING_ENTITY_LINKS: readonly ListedTransaction[] = [
  ...TRANSACTION_TYPES.filter((type) => !formsAnEntity(type)),
  ...OTHER_TRANSACTIONS,
];
