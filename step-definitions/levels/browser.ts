import { BrowserComingDriver } from '../record/coming/browser';
import { BrowserAccountsDriver } from '../staff/accounts/browser';
import type { Page } from '@playwright/test';
import { BrowserAccessDriver } from '../access/access/browser';
import { BrowserAddressesDriver } from '../steps/addresses/browser';
import { BrowserAgentChangesDriver } from '../filings/agent-changes/browser';
import { BrowserAgentNavigationDriver } from '../agent/agent-navigation/browser';
import { BrowserAgentsDriver } from '../agent/agents/browser';
import { BrowserAmendmentsDriver } from '../filings/amendments/browser';
import { BrowserDissolutionsDriver } from '../filings/dissolutions/browser';
import { BrowserRestorationsDriver } from '../filings/restorations/browser';
import { BrowserAttachmentsDriver } from '../steps/attachments/browser';
import { BrowserEntityFilingsDriver } from '../filing/entity-filings/browser';
import { BrowserScenarioContext } from '../scenario/context/browser';
import { BrowserEffectiveDateDriver } from '../steps/effective-date/browser';
import { BrowserFailuresDriver } from '../portal/failures/browser';
import { BrowserFlowDriver } from '../filing/filing-flow/browser';
import { BrowserFormsDriver } from '../forms/browser';
import { BrowserLoginDriver } from '../access/login/browser';
import { BrowserNamesDriver } from '../steps/names/browser';
import { BrowserNavigationDriver } from '../portal/navigation/browser';
import { BrowserNotificationsDriver } from '../steps/notifications/browser';
import { BrowserPasscodesDriver } from '../agent/passcodes/browser';
import { BrowserPaymentDriver } from '../payment/browser';
import { BrowserPendingFilingsDriver } from '../staff/pending-filings/browser';
import { BrowserPaymentMattersDriver } from '../staff/payment-matters/browser';
import { BrowserPendingQueueDriver } from '../staff/pending-queue/browser';
import { BrowserPeopleDriver } from '../steps/people/browser';
import { BrowserPersonalDataFilersDriver } from '../staff/personal-data-filers/browser';
import { BrowserPersonalDataDriver } from '../staff/personal-data/browser';
import { RequestByHand } from '../forms/request-by-hand';
import { BrowserPublicPagesDriver } from '../record/public-pages/browser';
import { BrowserReceiptDriver } from '../filing/receipt/browser';
import { BrowserRecordsDriver } from '../record/records/browser';
import { BrowserRejectionsDriver } from '../staff/rejections/browser';
import { BrowserReportsDriver } from '../filings/periodic-reports/browser';
import { BrowserNoticesDriver } from '../record/notices/browser';
import { BrowserRecordOnDayDriver } from '../record/record-on-day/browser';
import { BrowserReviewedFilingsDriver } from '../staff/reviewed-filings/browser';
import { BrowserReviewDriver } from '../filing/review/browser';
import { BrowserOpenKeysDriver } from '../record/open-keys/browser';
import { BrowserOpenRecordDriver } from '../record/open-record/browser';
import { BrowserFollowersDriver } from '../portal/followers/browser';
import { BrowserScreenDriver } from '../portal/screen/browser';
import { BrowserSessionDriver } from '../portal/session/browser';
import { BrowserSignedOnDriver } from '../staff/signed-on/browser';
import type { FilingDriver } from './filing-driver';
import { atLevel } from '../foundation/level-driver';

/** Drives the application in a browser, by role and label. */
export function browserDriver(page: Page, baseUrl: string): FilingDriver {
  const context = new BrowserScenarioContext(page, baseUrl.replace(/\/$/, ''));
  const forms = new BrowserFormsDriver(context);
  const request = new RequestByHand(context);
  const pendingFilings = new BrowserPendingFilingsDriver(context);
  return atLevel<FilingDriver>('browser', {
    flow: new BrowserFlowDriver(context),
    agentChanges: new BrowserAgentChangesDriver(context, forms),
    amendments: new BrowserAmendmentsDriver(context, forms),
    dissolutions: new BrowserDissolutionsDriver(context, forms),
    restorations: new BrowserRestorationsDriver(context, forms),
    entityFilings: new BrowserEntityFilingsDriver(context, forms),
    session: new BrowserSessionDriver(context),
    forms,
    names: new BrowserNamesDriver(context, forms),
    addresses: new BrowserAddressesDriver(context, forms),
    people: new BrowserPeopleDriver(context, forms),
    attachments: new BrowserAttachmentsDriver(context),
    effectiveDate: new BrowserEffectiveDateDriver(context, forms),
    notifications: new BrowserNotificationsDriver(context, forms),
    review: new BrowserReviewDriver(context, forms),
    reports: new BrowserReportsDriver(context, forms),
    payment: new BrowserPaymentDriver(context),
    receipt: new BrowserReceiptDriver(context),
    agents: new BrowserAgentsDriver(context, forms),
    agentNavigation: new BrowserAgentNavigationDriver(context, forms),
    passcodes: new BrowserPasscodesDriver(context, forms),
    access: new BrowserAccessDriver(context),
    login: new BrowserLoginDriver(context, forms),
    records: new BrowserRecordsDriver(context),
    failures: new BrowserFailuresDriver(context),
    followers: new BrowserFollowersDriver(context),
    openKeys: new BrowserOpenKeysDriver(context),
    openRecord: new BrowserOpenRecordDriver(context),
    publicPages: new BrowserPublicPagesDriver(context),
    pendingFilings,
    coming: new BrowserComingDriver(context),
    notices: new BrowserNoticesDriver(context),
    recordOnDay: new BrowserRecordOnDayDriver(context),
    reviewedFilings: new BrowserReviewedFilingsDriver(context),
    paymentMatters: new BrowserPaymentMattersDriver(context),
    pendingQueue: new BrowserPendingQueueDriver(context),
    rejections: new BrowserRejectionsDriver(context, pendingFilings),
    personalData: new BrowserPersonalDataDriver(request, forms),
    personalDataFilers: new BrowserPersonalDataFilersDriver(request),
    navigation: new BrowserNavigationDriver(context),
    screen: new BrowserScreenDriver(context, forms),
    accounts: new BrowserAccountsDriver(context),
    signedOn: new BrowserSignedOnDriver(context),
  });
}
