import type { EntityType, OfferedForm, OtherTransaction, Task } from '#rules';
import {
  filingOfTransaction,
  filingPath,
  introStep,
  isFormation,
  OTHER_TRANSACTIONS,
  PATHS,
  queryString,
  transactionLabel,
  transactionOf,
} from '#rules';

/** The task of each transaction that is filed on the office's other site. */
const OTHER_LABELS = {
  CONV_DF_REC: 'Convert to a foreign entity that is on record',
  CONV_DF_NREC: 'Convert to a foreign entity that is not on record',
  COR_AGT_INFO: 'Correct the registered agent information',
  WTDRW_AUTH: 'Withdraw the authority of a foreign entity',
  AUTH_REQUAL: 'Requalify the authority of a foreign entity',
  REG_62LLLP: 'Register an Article 62 limited liability limited partnership',
} as const satisfies Record<OtherTransaction, string>;

const isOther = (transactionType: string): transactionType is OtherTransaction =>
  Object.hasOwn(OTHER_LABELS, transactionType);

/** The task of a transaction: 'Form a profit corporation'. Empty for one that is not listed. */
export const formLabel = (transactionType: string): string =>
  isOther(transactionType) ? OTHER_LABELS[transactionType] : transactionLabel(transactionType);

/** Transactions that are introduced here and filed on the office's other site. */
export const FILED_ELSEWHERE: readonly string[] = OTHER_TRANSACTIONS;

export const TASK_TITLES: Readonly<Record<Task, string>> = {
  start: 'Start a business',
  standing: 'Keep it in good standing',
  change: 'Change what is on record',
};

/** Types of entities, as many of them. */
export const ENTITY_TYPE_NAMES: Readonly<Record<EntityType, string>> = {
  DLLC: 'Limited liability companies',
  DPC: 'Profit corporations',
  DNC: 'Nonprofit corporations',
  DC55: 'Article 55 cooperative associations',
  DC56: 'Article 56 cooperatives',
};

/** The first page of a form: its introduction, or the search for the business that it is for. */
export const startOf = ({ filingType }: OfferedForm): string =>
  isFormation(filingType)
    ? startPath(transactionOf(filingType, '')?.transactionType ?? '')
    : `${PATHS.search}${queryString({ form: filingType })}`;

/**
 * The address that starts a transaction: the introduction of its flow, or the generic introduction where it has none
 * (W1-devhome-types, A2-bizintro). ID and type are those of the entity on record; a type that the transaction tells comes first.
 */
export const startPath = (transactionType: string, entityId = '', entityType = ''): string => {
  const filing = filingOfTransaction(transactionType);
  const query = { transTyp: transactionType, entityType: filing?.entityType || entityType, entityId };
  return filing
    ? filingPath(filing.filingType, introStep(filing.filingType), query)
    : `${PATHS.intro}${queryString(query)}`;
};
