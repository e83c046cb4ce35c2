import type { Phrases } from './phrasebook';
import { accessPhrases } from './access/steps';
import { accountPhrases } from './login/steps';
import { addressPhrases } from './addresses/steps';
import { agentPhrases } from './agents/steps';
import { agentRecordPhrases } from './agent-records/steps';
import { agentWayPhrases } from './agent-navigation/steps';
import { beginningPhrases } from './beginning/steps';
import { effectiveDatePhrases } from './effective-date/steps';
import { failurePhrases } from './failures/steps';
import { listPhrases } from './lists/steps';
import { constantPhrases } from './constants/steps';
import { sessionPhrases } from './session/steps';
import { whatsNextPhrases } from './whats-next/steps';
import { filePhrases } from './attachments/steps';
import { filingPhrases } from './filing-flow/steps';
import { formPhrases } from './forms/steps';
import { namePhrases } from './names/steps';
import { navigationPhrases } from './navigation/steps';
import { notificationPhrases } from './notifications/steps';
import { portalPhrases } from './portal/steps';
import { passcodePhrases } from './passcodes/steps';
import { paymentPhrases } from './payment/steps';
import { pendingFilingPhrases } from './pending-filings/steps';
import { pendingQueuePhrases } from './pending-queue/steps';
import { personPhrases } from './people/steps';
import { privacyPhrases } from './personal-data/steps';
import { privacyFilersPhrases } from './personal-data-filers/steps';
import { receiptPhrases } from './receipt/steps';
import { registryPhrases } from './registry/steps';
import { rejectionPhrases } from './rejections/steps';
import { reviewPhrases } from './review/steps';
import { screenPhrases } from './screen/steps';

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
  portalPhrases,
  failurePhrases,
  pendingFilingPhrases,
  pendingQueuePhrases,
  rejectionPhrases,
  privacyPhrases,
  privacyFilersPhrases,
  navigationPhrases,
  listPhrases,
  constantPhrases,
  sessionPhrases,
  whatsNextPhrases,
  screenPhrases,
];
