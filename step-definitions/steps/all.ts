import type { Phrases } from '../phrasebook';
import { addressPhrases } from './address';
import { agentPhrases } from './agent';
import { beginningPhrases } from './beginning';
import { effectiveDatePhrases } from './effective-date';
import { filePhrases } from './file';
import { filingPhrases } from './filing';
import { formPhrases } from './form';
import { namePhrases } from './name';
import { notificationPhrases } from './notification';
import { officePhrases } from './office';
import { paymentPhrases } from './payment';
import { personPhrases } from './person';
import { receiptPhrases } from './receipt';
import { registryPhrases } from './registry';
import { reviewPhrases } from './review';
import { screenPhrases } from './screen';

/** Every wording of the phrase book. */
export const PHRASES: readonly Phrases[] = [
  filingPhrases,
  beginningPhrases,
  formPhrases,
  namePhrases,
  addressPhrases,
  personPhrases,
  filePhrases,
  effectiveDatePhrases,
  notificationPhrases,
  reviewPhrases,
  paymentPhrases,
  receiptPhrases,
  agentPhrases,
  registryPhrases,
  officePhrases,
  screenPhrases,
];
