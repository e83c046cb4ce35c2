import type { Phrases } from '../foundation/phrases';
import { accessPhrases } from '../access/access/steps';
import { addressPhrases } from '../steps/addresses/steps';
import { agentNavigationPhrases } from '../agent/agent-navigation/steps';
import { agentRecordPhrases } from '../agent/agent-records/steps';
import { agentPhrases } from '../agent/agents/steps';
import { agentChangePhrases } from '../filings/agent-changes/steps';
import { amendmentPhrases } from '../filings/amendments/steps';
import { dissolutionPhrases } from '../filings/dissolutions/steps';
import { lawPhrases } from '../portal/law/steps';
import { restorationPhrases } from '../filings/restorations/steps';
import { attachmentPhrases } from '../steps/attachments/steps';
import { beginningPhrases } from '../filing/beginning/steps';
import { constantPhrases } from '../portal/constants/steps';
import { effectiveDatePhrases } from '../steps/effective-date/steps';
import { entityFilingPhrases } from '../filing/entity-filings/steps';
import { failurePhrases } from '../portal/failures/steps';
import { filingFlowPhrases } from '../filing/filing-flow/steps';
import { followerPhrases } from '../portal/followers/steps';
import { formPhrases } from '../forms/steps';
import { listPhrases } from '../portal/lists/steps';
import { loginPhrases } from '../access/login/steps';
import { namePhrases } from '../steps/names/steps';
import { navigationPhrases } from '../portal/navigation/steps';
import { notificationPhrases } from '../steps/notifications/steps';
import { passcodePhrases } from '../agent/passcodes/steps';
import { paymentPhrases } from '../payment/steps';
import { pendingFilingPhrases } from '../staff/pending-filings/steps';
import { paymentMatterPhrases } from '../staff/payment-matters/steps';
import { pendingQueuePhrases } from '../staff/pending-queue/steps';
import { peoplePhrases } from '../steps/people/steps';
import { personalDataFilersPhrases } from '../staff/personal-data-filers/steps';
import { personalDataPhrases } from '../staff/personal-data/steps';
import { publicPagesPhrases } from '../record/public-pages/steps';
import { portalPhrases } from '../portal/portal/steps';
import { receiptPhrases } from '../filing/receipt/steps';
import { comingPhrases } from '../record/coming/steps';
import { openKeyPhrases } from '../record/open-keys/steps';
import { openRecordPhrases } from '../record/open-record/steps';
import { webhookPhrases } from '../record/webhooks/steps';
import { wholeRecordPhrases } from '../record/whole-record/steps';
import { noticePhrases } from '../record/notices/steps';
import { reminderPhrases } from '../record/reminders/steps';
import { recordOnDayPhrases } from '../record/record-on-day/steps';
import { filingLifePhrases } from '../record/filing-life/steps';
import { recordOrderPhrases } from '../record/record-order/steps';
import { recordPhrases } from '../record/records/steps';
import { returnCodesPhrases } from '../portal/return-codes/steps';
import { registryPhrases } from '../portal/registry/steps';
import { rejectionPhrases } from '../staff/rejections/steps';
import { reviewedFilingPhrases } from '../staff/reviewed-filings/steps';
import { reportPhrases } from '../filings/periodic-reports/steps';
import { reviewPhrases } from '../filing/review/steps';
import { screenPhrases } from '../portal/screen/steps';
import { sessionPhrases } from '../portal/session/steps';
import { accountsPhrases } from '../staff/accounts/steps';
import { signedOnPhrases } from '../staff/signed-on/steps';
import { whatsNextPhrases } from '../filing/whats-next/steps';
import type { FilingDriver } from './filing-driver';

/** Every wording of the phrase book. */
export const PHRASES: readonly Phrases<FilingDriver>[] = [
  filingFlowPhrases,
  beginningPhrases,
  agentChangePhrases,
  amendmentPhrases,
  dissolutionPhrases,
  lawPhrases,
  comingPhrases,
  openKeyPhrases,
  openRecordPhrases,
  webhookPhrases,
  wholeRecordPhrases,
  noticePhrases,
  reminderPhrases,
  recordOnDayPhrases,
  filingLifePhrases,
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
  followerPhrases,
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
