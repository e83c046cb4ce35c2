import type { Phrases } from './phrasebook';
import { accessPhrases } from './access/steps';
import { addressPhrases } from './addresses/steps';
import { agentNavigationPhrases } from './agent-navigation/steps';
import { agentRecordPhrases } from './agent-records/steps';
import { agentPhrases } from './agents/steps';
import { agentChangePhrases } from './agent-changes/steps';
import { amendmentPhrases } from './amendments/steps';
import { lawPhrases } from './law/steps';
import { restorationPhrases } from './restorations/steps';
import { attachmentPhrases } from './attachments/steps';
import { beginningPhrases } from './beginning/steps';
import { constantPhrases } from './constants/steps';
import { effectiveDatePhrases } from './effective-date/steps';
import { entityFilingPhrases } from './entity-filings/steps';
import { failurePhrases } from './failures/steps';
import { filingFlowPhrases } from './filing-flow/steps';
import { formPhrases } from './forms/steps';
import { listPhrases } from './lists/steps';
import { loginPhrases } from './login/steps';
import { namePhrases } from './names/steps';
import { navigationPhrases } from './navigation/steps';
import { notificationPhrases } from './notifications/steps';
import { passcodePhrases } from './passcodes/steps';
import { paymentPhrases } from './payment/steps';
import { pendingFilingPhrases } from './pending-filings/steps';
import { paymentMatterPhrases } from './payment-matters/steps';
import { pendingQueuePhrases } from './pending-queue/steps';
import { peoplePhrases } from './people/steps';
import { personalDataFilersPhrases } from './personal-data-filers/steps';
import { personalDataPhrases } from './personal-data/steps';
import { publicPagesPhrases } from './public-pages/steps';
import { portalPhrases } from './portal/steps';
import { receiptPhrases } from './receipt/steps';
import { comingPhrases } from './coming/steps';
import { recordOnDayPhrases } from './record-on-day/steps';
import { recordOrderPhrases } from './record-order/steps';
import { recordPhrases } from './records/steps';
import { returnCodesPhrases } from './return-codes/steps';
import { registryPhrases } from './registry/steps';
import { rejectionPhrases } from './rejections/steps';
import { reviewedFilingPhrases } from './reviewed-filings/steps';
import { reportPhrases } from './periodic-reports/steps';
import { reviewPhrases } from './review/steps';
import { screenPhrases } from './screen/steps';
import { sessionPhrases } from './session/steps';
import { accountsPhrases } from './accounts/steps';
import { signedOnPhrases } from './signed-on/steps';
import { whatsNextPhrases } from './whats-next/steps';

/** Every wording of the phrase book. */
export const PHRASES: readonly Phrases[] = [
  filingFlowPhrases,
  beginningPhrases,
  agentChangePhrases,
  amendmentPhrases,
  lawPhrases,
  comingPhrases,
  recordOnDayPhrases,
  recordOrderPhrases,
  restorationPhrases,
  entityFilingPhrases,
  sessionPhrases,
  formPhrases,
  namePhrases,
  addressPhrases,
  peoplePhrases,
  attachmentPhrases,
  effectiveDatePhrases,
  notificationPhrases,
  reviewPhrases,
  reportPhrases,
  paymentPhrases,
  receiptPhrases,
  whatsNextPhrases,
  agentPhrases,
  agentRecordPhrases,
  agentNavigationPhrases,
  passcodePhrases,
  accessPhrases,
  loginPhrases,
  registryPhrases,
  returnCodesPhrases,
  recordPhrases,
  failurePhrases,
  publicPagesPhrases,
  portalPhrases,
  pendingFilingPhrases,
  paymentMatterPhrases,
  pendingQueuePhrases,
  rejectionPhrases,
  reviewedFilingPhrases,
  personalDataPhrases,
  personalDataFilersPhrases,
  navigationPhrases,
  listPhrases,
  constantPhrases,
  screenPhrases,
  accountsPhrases,
  signedOnPhrases,
];
