import { READER_OPERATIONS } from './reader-operations';
import type { EXTERNAL_OPERATIONS } from './public-operations';
import { OTHER_OPERATIONS, PUBLIC_OPERATIONS } from './public-operations';
import type { STAFF_QUESTIONS } from './staff-operations';
import { STAFF_CATALOG_OPERATIONS, STAFF_OPERATIONS } from './staff-operations';

/** The operations of the contract, by their ids. */
export const CONTRACT_OPERATIONS = [...OTHER_OPERATIONS, ...READER_OPERATIONS, ...STAFF_OPERATIONS] as const;
export type ContractOperation = (typeof CONTRACT_OPERATIONS)[number];

/** Every operation that the error catalog knows. */
export const CATALOG_OPERATIONS = [
  ...PUBLIC_OPERATIONS,
  ...READER_OPERATIONS,
  ...STAFF_CATALOG_OPERATIONS,
] as const;
export type CatalogOperation = (typeof CATALOG_OPERATIONS)[number];

/** The operation of the contract that is asked a question of another name. */
export const OPERATION_ALIASES: Readonly<
  Record<(typeof EXTERNAL_OPERATIONS | typeof STAFF_QUESTIONS)[number], ContractOperation>
> = {
  authenticationCheck: 'businessAbout',
  accountByUserId: 'searchUserId',
  accountCreation: 'createUser',
};
