import type { Phrases } from '../phrasebook';
import { accessPhrases } from './access';
import { accountPhrases } from './account';
import { addressPhrases } from './address';
import { agentPhrases } from './agent';
import { agentRecordPhrases } from './agent-record';
import { agentWayPhrases } from './agent-way';
import { beginningPhrases } from './beginning';
import { effectiveDatePhrases } from './effective-date';
import { failurePhrases } from './failure';
import { figurePhrases } from './figures';
import { filePhrases } from './file';
import { filingPhrases } from './filing';
import { formPhrases } from './form';
import { namePhrases } from './name';
import { navigationPhrases } from './navigation';
import { notificationPhrases } from './notification';
import { officePhrases } from './office';
import { passcodePhrases } from './passcode';
import { paymentPhrases } from './payment';
import { pendingFilingPhrases } from './pending-filing';
import { pendingQueuePhrases } from './pending-queue';
import { personPhrases } from './person';
import { privacyPhrases } from './privacy';
import { privacyFilersPhrases } from './privacy-filers';
import { receiptPhrases } from './receipt';
import { registryPhrases } from './registry';
import { rejectionPhrases } from './rejection';
import { reviewPhrases } from './review';
import { screenPhrases } from './screen';
import { signedOnPhrases } from './signed-on';

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
  agentRecordPhrases,
  agentWayPhrases,
  passcodePhrases,
  accessPhrases,
  accountPhrases,
  registryPhrases,
  officePhrases,
  failurePhrases,
  pendingFilingPhrases,
  pendingQueuePhrases,
  rejectionPhrases,
  privacyPhrases,
  privacyFilersPhrases,
  navigationPhrases,
  figurePhrases,
  screenPhrases,
  signedOnPhrases,
];
