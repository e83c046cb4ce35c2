import { BrowserComingDriver } from '../coming/browser';
import { BrowserAccountsDriver } from '../accounts/browser';
import type { Page } from '@playwright/test';
import { BrowserAccessDriver } from '../access/browser';
import { BrowserAddressesDriver } from '../addresses/browser';
import { BrowserAgentChangesDriver } from '../agent-changes/browser';
import { BrowserAgentNavigationDriver } from '../agent-navigation/browser';
import { AGENT_RECORDS_ACTIONS } from '../agent-records/driver';
import { BrowserAgentsDriver } from '../agents/browser';
import { BrowserAmendmentsDriver } from '../amendments/browser';
import { LAW_ACTIONS } from '../law/driver';
import { BrowserRestorationsDriver } from '../restorations/browser';
import { BrowserAttachmentsDriver } from '../attachments/browser';
import { BEGINNING_ACTIONS } from '../beginning/driver';
import { CONSTANTS_ACTIONS } from '../constants/driver';
import { BrowserEntityFilingsDriver } from '../entity-filings/browser';
import { BrowserScenarioContext } from '../context/browser';
import { BrowserEffectiveDateDriver } from '../effective-date/browser';
import { BrowserFailuresDriver } from '../failures/browser';
import { BrowserFlowDriver } from '../filing-flow/browser';
import { BrowserFormsDriver } from '../forms/browser';
import { LISTS_ACTIONS } from '../lists/driver';
import { BrowserLoginDriver } from '../login/browser';
import { BrowserNamesDriver } from '../names/browser';
import { BrowserNavigationDriver } from '../navigation/browser';
import { BrowserNotificationsDriver } from '../notifications/browser';
import { BrowserPasscodesDriver } from '../passcodes/browser';
import { BrowserPaymentDriver } from '../payment/browser';
import { BrowserPendingFilingsDriver } from '../pending-filings/browser';
import { BrowserPaymentMattersDriver } from '../payment-matters/browser';
import { BrowserPendingQueueDriver } from '../pending-queue/browser';
import { BrowserPeopleDriver } from '../people/browser';
import { BrowserPersonalDataFilersDriver } from '../personal-data-filers/browser';
import { BrowserPersonalDataDriver } from '../personal-data/browser';
import { RequestByHand } from '../personal-data/browser-request';
import { BrowserPublicPagesDriver } from '../public-pages/browser';
import { PORTAL_ACTIONS } from '../portal/driver';
import { BrowserReceiptDriver } from '../receipt/browser';
import { BrowserRecordsDriver } from '../records/browser';
import { REGISTRY_ACTIONS } from '../registry/driver';
import { RETURN_CODES_ACTIONS } from '../return-codes/driver';
import { BrowserRejectionsDriver } from '../rejections/browser';
import { BrowserReportsDriver } from '../periodic-reports/browser';
import { BrowserRecordOnDayDriver } from '../record-on-day/browser';
import { RECORD_ORDER_ACTIONS } from '../record-order/driver';
import { BrowserReviewedFilingsDriver } from '../reviewed-filings/browser';
import { BrowserReviewDriver } from '../review/browser';
import { BrowserScreenDriver } from '../screen/browser';
import { BrowserSessionDriver } from '../session/browser';
import { BrowserSignedOnDriver } from '../signed-on/browser';
import { WHATS_NEXT_ACTIONS } from '../whats-next/driver';
import type { FilingDriver } from './filing-driver';
import { unsupportedDriver } from './level-driver';

/** Drives the application in a browser, by role and label. */
export function browserDriver(page: Page, baseUrl: string): FilingDriver {
  const context = new BrowserScenarioContext(page, baseUrl.replace(/\/$/, ''));
  const forms = new BrowserFormsDriver(context);
  const request = new RequestByHand(context);
  const pendingFilings = new BrowserPendingFilingsDriver(context);
  return {
    flow: new BrowserFlowDriver(context),
    beginning: unsupportedDriver('browser', BEGINNING_ACTIONS),
    agentChanges: new BrowserAgentChangesDriver(context, forms),
    amendments: new BrowserAmendmentsDriver(context, forms),
    law: unsupportedDriver('browser', LAW_ACTIONS),
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
    whatsNext: unsupportedDriver('browser', WHATS_NEXT_ACTIONS),
    agents: new BrowserAgentsDriver(context, forms),
    agentRecords: unsupportedDriver('browser', AGENT_RECORDS_ACTIONS),
    agentNavigation: new BrowserAgentNavigationDriver(context, forms),
    passcodes: new BrowserPasscodesDriver(context, forms),
    access: new BrowserAccessDriver(context),
    login: new BrowserLoginDriver(context, forms),
    registry: unsupportedDriver('browser', REGISTRY_ACTIONS),
    returnCodes: unsupportedDriver('browser', RETURN_CODES_ACTIONS),
    records: new BrowserRecordsDriver(context),
    failures: new BrowserFailuresDriver(context),
    publicPages: new BrowserPublicPagesDriver(context),
    portal: unsupportedDriver('browser', PORTAL_ACTIONS),
    pendingFilings,
    coming: new BrowserComingDriver(context),
    recordOnDay: new BrowserRecordOnDayDriver(context),
    recordOrder: unsupportedDriver('browser', RECORD_ORDER_ACTIONS),
    reviewedFilings: new BrowserReviewedFilingsDriver(context),
    paymentMatters: new BrowserPaymentMattersDriver(context),
    pendingQueue: new BrowserPendingQueueDriver(context),
    rejections: new BrowserRejectionsDriver(context, pendingFilings),
    personalData: new BrowserPersonalDataDriver(request, forms),
    personalDataFilers: new BrowserPersonalDataFilersDriver(request),
    navigation: new BrowserNavigationDriver(context),
    lists: unsupportedDriver('browser', LISTS_ACTIONS),
    constants: unsupportedDriver('browser', CONSTANTS_ACTIONS),
    screen: new BrowserScreenDriver(context, forms),
    accounts: new BrowserAccountsDriver(context),
    signedOn: new BrowserSignedOnDriver(context),
  };
}
