import type { EntityType, FilingType, NEW_ENTITY_LINKS, OfferedForm, Task } from '#rules';
import {
  EXISTING_ENTITY_LINKS,
  filingOfTransaction,
  filingPath,
  introStep,
  isFiledElsewhere,
  isFormation,
  PATHS,
  queryString,
  transactionOf,
} from '#rules';
import { FORM_NAMES } from '../open-forms/form-names';

type ListedTransaction =
  (typeof NEW_ENTITY_LINKS)[number]['transactionType'] | (typeof EXISTING_ENTITY_LINKS)[number];

/** What each transaction does, as filers read it. */
const LABELS = {
  ARTORG_LLC: 'Form a limited liability company (LLC)',
  ARTINC_PC: 'Form a profit corporation',
  ARTINC_NPC: 'Form a nonprofit corporation',
  ARTINC_55: 'Form an Article 55 cooperative association',
  ARTINC_56: 'Form an Article 56 cooperative',
  REPORT: 'File a periodic report',
  REINSTATE: 'Reinstate an entity',
  CURE_DLNQ: 'Cure a delinquency',
  AMD_LLC: 'Amend a limited liability company',
  AMD_NPC: 'Amend a nonprofit corporation',
  AMD_55: 'Amend an Article 55 cooperative association',
  CHG_ENT_ADR: 'Change the principal office address',
  CHG_AGT_INFO: 'Change the registered agent',
  CONV_DF_REC: 'Convert to a foreign entity that is on record',
  CONV_DF_NREC: 'Convert to a foreign entity that is not on record',
  COR_AGT_INFO: 'Correct the registered agent information',
  WTDRW_AUTH: 'Withdraw the authority of a foreign entity',
  AUTH_REQUAL: 'Requalify the authority of a foreign entity',
  REG_62LLLP: 'Register an Article 62 limited liability limited partnership',
} as const satisfies Record<ListedTransaction, string>;

/** What a transaction does: 'Form a profit corporation'. Empty for one that is not listed. */
export const formLabel = (transactionType: string): string =>
  Object.hasOwn(LABELS, transactionType) ? LABELS[transactionType as ListedTransaction] : '';

/** What a filing does, as filers read it. */
export const formTitle = (filingType: FilingType): string =>
  isFormation(filingType)
    ? formLabel(transactionOf(filingType, '')?.transactionType ?? '')
    : FORM_NAMES[filingType];

/** Transactions that are introduced here and filed on the office's other site. */
export const FILED_ELSEWHERE: readonly string[] = EXISTING_ENTITY_LINKS.filter(isFiledElsewhere);

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

/** Where a form begins: with its introduction, or with the search for the business that it is for. */
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
