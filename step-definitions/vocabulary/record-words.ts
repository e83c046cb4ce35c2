import type { EntityStatusCode, EntityType, TransactionType } from '#rules';
import { lookUp } from './look-up';

/** The types of entities that file here, as the business names them. */
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
  'not formed yet': 'DELAYED',
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

/** What the registry has and this portal has no forms for. */
export const OTHER_TYPE_WORDS = { 'trade name': 'TRDNM' };
export const OTHER_STATUS_WORDS = { 'in a status of later years': 'NEW' };
export const OTHER_TRANSACTION_WORDS = {
  'correction of a registered agent': 'COR_AGT_INFO',
  'form that nobody knows': 'NO_SUCH',
  'amendment that this portal does not have': '',
};

/** The words of a list, each looked up; none of an empty text. */
export const lookUpAll = <V>(kind: string, known: Readonly<Record<string, V>>, text: string): V[] =>
  text === '' ? [] : text.split(', ').map((word) => lookUp(kind, known, word));
