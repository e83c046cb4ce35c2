import type { EntityStatusCode } from '../entities/entity-statuses';
import type { EntityType } from '../entities/entity-type';
import { declaredTransactions } from '../filing/declared-transactions';
import { FILING_TYPES, declaredFiling, type FilingType } from '../filing/filing-type';
import type { TransactionType } from '../filing/transaction-type';
import { FILINGS } from '../filings/all-filings';
import type { OtherTransaction } from './developer-links';

/** The types of entities that file here, as the business names them in features and tables. */
export const ENTITY_TYPE_WORDS = {
  'limited liability company': 'DLLC',
  'profit corporation': 'DPC',
  'nonprofit corporation': 'DNC',
  'Article 55 cooperative association': 'DC55',
  'Article 56 cooperative': 'DC56',
} satisfies Record<string, EntityType>;

/** The statuses of an entity on record. */
export const STATUS_WORDS = {
  'in good standing': 'GOOD',
  existing: 'EXIST',
  noncompliant: 'NONCOMP',
  delinquent: 'DQQ',
  'administratively dissolved': 'ADISS',
  'dissolved at the end of its term': 'TDISS',
  'dissolved after three years of delinquency': 'DISS3Y',
  'judicially dissolved': 'JDISS',
  'voluntarily dissolved': 'VDISS',
  withdrawn: 'WTHDRN',
  converted: 'CONV',
  merged: 'MERGED',
  'yet to be formed': 'DELAYED',
} satisfies Record<string, EntityStatusCode>;

/** Filings, as they call themselves in features and tables. */
export const FILING_WORDS: Readonly<Record<string, FilingType>> = Object.fromEntries(
  FILINGS.map(({ inFeatures, name }) => [inFeatures, name]),
);

/** What can be filed, each form by itself: an amendment has one for some types of entities. */
export const TRANSACTION_WORDS: Readonly<Record<string, TransactionType>> = Object.fromEntries(
  FILING_TYPES.flatMap((filingType) =>
    declaredTransactions(filingType).map(
      ({ transactionType, inFeatures = declaredFiling(filingType).inFeatures }) =>
        [inFeatures, transactionType] as const,
    ),
  ),
);

/** What is filed on the office's other site. */
export const OTHER_TRANSACTION_WORDS = {
  'conversion to a foreign entity that is on record': 'CONV_DF_REC',
  'conversion to a foreign entity that is not on record': 'CONV_DF_NREC',
  'correction of a registered agent': 'COR_AGT_INFO',
  'withdrawal of a foreign entity': 'WTDRW_AUTH',
  'requalification of a foreign entity': 'AUTH_REQUAL',
  'registration of an Article 62 partnership': 'REG_62LLLP',
} satisfies Record<string, OtherTransaction>;
