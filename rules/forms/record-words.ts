import type { EntityStatusCode } from '../entities/entity-statuses';
import type { EntityType } from '../entities/entity-type';
import type { TransactionType } from '../filing/transaction-type';
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

/** What can be filed, each form by itself: an amendment has one for some types of entities. */
export const TRANSACTION_WORDS = {
  'formation of a limited liability company': 'ARTORG_LLC',
  'formation of a profit corporation': 'ARTINC_PC',
  'formation of a nonprofit corporation': 'ARTINC_NPC',
  'formation of an Article 55 cooperative association': 'ARTINC_55',
  'formation of an Article 56 cooperative': 'ARTINC_56',
  'periodic report': 'REPORT',
  reinstatement: 'REINSTATE',
  'statement curing delinquency': 'CURE_DLNQ',
  'change of principal office address': 'CHG_ENT_ADR',
  'change of registered agent': 'CHG_AGT_INFO',
  'amendment of a limited liability company': 'AMD_LLC',
  'amendment of a nonprofit corporation': 'AMD_NPC',
  'amendment of an Article 55 cooperative association': 'AMD_55',
} satisfies Record<string, TransactionType>;

/** What is filed on the office's other site. */
export const OTHER_TRANSACTION_WORDS = {
  'conversion to a foreign entity that is on record': 'CONV_DF_REC',
  'conversion to a foreign entity that is not on record': 'CONV_DF_NREC',
  'correction of a registered agent': 'COR_AGT_INFO',
  'withdrawal of a foreign entity': 'WTDRW_AUTH',
  'requalification of a foreign entity': 'AUTH_REQUAL',
  'registration of an Article 62 partnership': 'REG_62LLLP',
} satisfies Record<string, OtherTransaction>;
