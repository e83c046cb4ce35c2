import { ENTITY_ID_MAX_LENGTH } from '../constants/limits';
import type { EntityType, TransactionType } from './filing-type';

/** Transactions that the developer's home lists in addition to those that this portal supports. */
type ListedTransaction =
  | TransactionType
  | 'CONV_DF_REC'
  | 'CONV_DF_NREC'
  | 'COR_AGT_INFO'
  | 'WTDRW_AUTH'
  | 'AUTH_REQUAL'
  | 'REG_62LLLP';

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

/** Links of the developer's home for an entity on record, whose ID is entered next to them (W1-devhome-types). */
export const EXISTING_ENTITY_LINKS: readonly ListedTransaction[] = [
  'REPORT',
  'REINSTATE',
  'CURE_DLNQ',
  'AMD_LLC',
  'AMD_NPC',
  'AMD_55',
  'CHG_ENT_ADR',
  'CHG_AGT_INFO',
  'CONV_DF_REC',
  'CONV_DF_NREC',
  'COR_AGT_INFO',
  'WTDRW_AUTH',
  'AUTH_REQUAL',
  'REG_62LLLP',
];
