import { ApiComingDriver } from '../record/coming/api';
import { ApiAccountsDriver } from '../staff/accounts/api';
import { ApiAddressesDriver } from '../steps/addresses/api';
import { ApiAgentsDriver } from '../agent/agents/api';
import { ApiAgentChangesDriver } from '../filings/agent-changes/api';
import { ApiAmendmentsDriver } from '../filings/amendments/api';
import { ApiDissolutionsDriver } from '../filings/dissolutions/api';
import { ApiAttachmentsDriver } from '../steps/attachments/api';
import { ApiRestorationsDriver } from '../filings/restorations/api';
import { ApiScenarioContext } from '../scenario/context/api';
import { ApiFlowDriver } from '../filing/filing-flow/api';
import { ApiFormsDriver } from '../forms/api';
import { ApiNamesDriver } from '../steps/names/api';
import { ApiPasscodesDriver } from '../agent/passcodes/api';
import { ApiPaymentDriver } from '../payment/api';
import { ApiPendingFilingsDriver } from '../staff/pending-filings/api';
import { ApiPaymentMattersDriver } from '../staff/payment-matters/api';
import { ApiPublicPagesDriver } from '../record/public-pages/api';
import { ApiReceiptDriver } from '../filing/receipt/api';
import { ApiRecordsDriver } from '../record/records/api';
import { ApiRegistryDriver } from '../portal/registry/api';
import { ApiFollowersDriver } from '../portal/followers/api';
import { ApiReturnCodesDriver } from '../portal/return-codes/api';
import { ApiReportsDriver } from '../filings/periodic-reports/api';
import { ApiOpenKeysDriver } from '../record/open-keys/api';
import { ApiOpenRecordDriver } from '../record/open-record/api';
import { ApiWebhooksDriver } from '../record/webhooks/api';
import { ApiWholeRecordDriver } from '../record/whole-record/api';
import { ApiNoticesDriver } from '../record/notices/api';
import { ApiRemindersDriver } from '../record/reminders/api';
import { ApiRecordOnDayDriver } from '../record/record-on-day/api';
import { ApiReviewedFilingsDriver } from '../staff/reviewed-filings/api';
import { ApiReviewDriver } from '../filing/review/api';
import { ApiSignedOnDriver } from '../staff/signed-on/api';
import type { FilingDriver } from './filing-driver';
import { atLevel } from '../foundation/level-driver';

/** Drives a started server through its contract, with the client that the application uses. */
export function apiDriver(baseUrl: string): FilingDriver {
  const context = new ApiScenarioContext(baseUrl.replace(/\/$/, ''));
  const payment = new ApiPaymentDriver(context);
  const receipt = new ApiReceiptDriver(context, payment);
  return atLevel<FilingDriver>('api', {
    flow: new ApiFlowDriver(context),
    agentChanges: new ApiAgentChangesDriver(context, payment),
    amendments: new ApiAmendmentsDriver(context, payment),
    dissolutions: new ApiDissolutionsDriver(context, payment),
    restorations: new ApiRestorationsDriver(context, payment),
    forms: new ApiFormsDriver(context, payment),
    names: new ApiNamesDriver(context, payment),
    addresses: new ApiAddressesDriver(context),
    attachments: new ApiAttachmentsDriver(context),
    review: new ApiReviewDriver(context, payment, receipt),
    reports: new ApiReportsDriver(context, payment),
    payment,
    receipt,
    agents: new ApiAgentsDriver(context),
    passcodes: new ApiPasscodesDriver(context),
    registry: new ApiRegistryDriver(context),
    followers: new ApiFollowersDriver(context),
    returnCodes: new ApiReturnCodesDriver(context),
    records: new ApiRecordsDriver(context, receipt),
    publicPages: new ApiPublicPagesDriver(context),
    pendingFilings: new ApiPendingFilingsDriver(context),
    paymentMatters: new ApiPaymentMattersDriver(context, payment),
    coming: new ApiComingDriver(context),
    openKeys: new ApiOpenKeysDriver(context),
    openRecord: new ApiOpenRecordDriver(context, payment),
    webhooks: new ApiWebhooksDriver(context),
    wholeRecord: new ApiWholeRecordDriver(context),
    notices: new ApiNoticesDriver(context, payment),
    reminders: new ApiRemindersDriver(context),
    recordOnDay: new ApiRecordOnDayDriver(context),
    reviewedFilings: new ApiReviewedFilingsDriver(context, payment),
    accounts: new ApiAccountsDriver(context),
    signedOn: new ApiSignedOnDriver(context),
  });
}
