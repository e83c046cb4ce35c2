import { ApiComingDriver } from '../record/coming/api';
import { ACCESS_ACTIONS } from '../access/access/driver';
import { ApiAccountsDriver } from '../staff/accounts/api';
import { ApiAddressesDriver } from '../steps/addresses/api';
import { AGENT_NAVIGATION_ACTIONS } from '../agent/agent-navigation/driver';
import { AGENT_RECORDS_ACTIONS } from '../agent/agent-records/driver';
import { ApiAgentsDriver } from '../agent/agents/api';
import { ApiAgentChangesDriver } from '../filings/agent-changes/api';
import { ApiAmendmentsDriver } from '../filings/amendments/api';
import { ApiDissolutionsDriver } from '../filings/dissolutions/api';
import { ApiAttachmentsDriver } from '../steps/attachments/api';
import { BEGINNING_ACTIONS } from '../filing/beginning/driver';
import { CONSTANTS_ACTIONS } from '../portal/constants/driver';
import { ApiRestorationsDriver } from '../filings/restorations/api';
import { ENTITY_FILINGS_ACTIONS } from '../filing/entity-filings/driver';
import { ApiScenarioContext } from '../scenario/context/api';
import { EFFECTIVE_DATE_ACTIONS } from '../steps/effective-date/driver';
import { FAILURES_ACTIONS } from '../portal/failures/driver';
import { ApiFlowDriver } from '../filing/filing-flow/api';
import { ApiFormsDriver } from '../forms/api';
import { LAW_ACTIONS } from '../portal/law/driver';
import { LISTS_ACTIONS } from '../portal/lists/driver';
import { LOGIN_ACTIONS } from '../access/login/driver';
import { ApiNamesDriver } from '../steps/names/api';
import { NAVIGATION_ACTIONS } from '../portal/navigation/driver';
import { NOTIFICATIONS_ACTIONS } from '../steps/notifications/driver';
import { ApiPasscodesDriver } from '../agent/passcodes/api';
import { ApiPaymentDriver } from '../payment/api';
import { ApiPendingFilingsDriver } from '../staff/pending-filings/api';
import { ApiPaymentMattersDriver } from '../staff/payment-matters/api';
import { PENDING_QUEUE_ACTIONS } from '../staff/pending-queue/driver';
import { PEOPLE_ACTIONS } from '../steps/people/driver';
import { PERSONAL_DATA_FILERS_ACTIONS } from '../staff/personal-data-filers/driver';
import { PERSONAL_DATA_ACTIONS } from '../staff/personal-data/driver';
import { ApiPublicPagesDriver } from '../record/public-pages/api';
import { PORTAL_ACTIONS } from '../portal/portal/driver';
import { ApiReceiptDriver } from '../filing/receipt/api';
import { ApiRecordsDriver } from '../record/records/api';
import { ApiRegistryDriver } from '../portal/registry/api';
import { ApiReturnCodesDriver } from '../portal/return-codes/api';
import { REJECTIONS_ACTIONS } from '../staff/rejections/driver';
import { ApiReportsDriver } from '../filings/periodic-reports/api';
import { ApiRecordOnDayDriver } from '../record/record-on-day/api';
import { FILING_LIFE_ACTIONS } from '../record/filing-life/driver';
import { RECORD_ORDER_ACTIONS } from '../record/record-order/driver';
import { ApiReviewedFilingsDriver } from '../staff/reviewed-filings/api';
import { ApiReviewDriver } from '../filing/review/api';
import { SCREEN_ACTIONS } from '../portal/screen/driver';
import { SESSION_ACTIONS } from '../portal/session/driver';
import { ApiSignedOnDriver } from '../staff/signed-on/api';
import { WHATS_NEXT_ACTIONS } from '../filing/whats-next/driver';
import type { FilingDriver } from './filing-driver';
import { unsupportedDriver } from '../foundation/level-driver';

/** Drives a started server through its contract, with the client that the application uses. */
export function apiDriver(baseUrl: string): FilingDriver {
  const context = new ApiScenarioContext(baseUrl.replace(/\/$/, ''));
  const payment = new ApiPaymentDriver(context);
  const receipt = new ApiReceiptDriver(context, payment);
  return {
    flow: new ApiFlowDriver(context),
    beginning: unsupportedDriver('api', BEGINNING_ACTIONS),
    agentChanges: new ApiAgentChangesDriver(context, payment),
    amendments: new ApiAmendmentsDriver(context, payment),
    dissolutions: new ApiDissolutionsDriver(context, payment),
    law: unsupportedDriver('api', LAW_ACTIONS),
    restorations: new ApiRestorationsDriver(context, payment),
    entityFilings: unsupportedDriver('api', ENTITY_FILINGS_ACTIONS),
    session: unsupportedDriver('api', SESSION_ACTIONS),
    forms: new ApiFormsDriver(context, payment),
    names: new ApiNamesDriver(context, payment),
    addresses: new ApiAddressesDriver(context),
    people: unsupportedDriver('api', PEOPLE_ACTIONS),
    attachments: new ApiAttachmentsDriver(context),
    effectiveDate: unsupportedDriver('api', EFFECTIVE_DATE_ACTIONS),
    notifications: unsupportedDriver('api', NOTIFICATIONS_ACTIONS),
    review: new ApiReviewDriver(context, payment, receipt),
    reports: new ApiReportsDriver(context, payment),
    payment,
    receipt,
    whatsNext: unsupportedDriver('api', WHATS_NEXT_ACTIONS),
    agents: new ApiAgentsDriver(context),
    agentRecords: unsupportedDriver('api', AGENT_RECORDS_ACTIONS),
    agentNavigation: unsupportedDriver('api', AGENT_NAVIGATION_ACTIONS),
    passcodes: new ApiPasscodesDriver(context),
    access: unsupportedDriver('api', ACCESS_ACTIONS),
    login: unsupportedDriver('api', LOGIN_ACTIONS),
    registry: new ApiRegistryDriver(context),
    returnCodes: new ApiReturnCodesDriver(context),
    records: new ApiRecordsDriver(context, receipt),
    failures: unsupportedDriver('api', FAILURES_ACTIONS),
    publicPages: new ApiPublicPagesDriver(context),
    portal: unsupportedDriver('api', PORTAL_ACTIONS),
    pendingFilings: new ApiPendingFilingsDriver(context),
    paymentMatters: new ApiPaymentMattersDriver(context, payment),
    pendingQueue: unsupportedDriver('api', PENDING_QUEUE_ACTIONS),
    coming: new ApiComingDriver(context),
    recordOnDay: new ApiRecordOnDayDriver(context),
    filingLife: unsupportedDriver('api', FILING_LIFE_ACTIONS),
    recordOrder: unsupportedDriver('api', RECORD_ORDER_ACTIONS),
    reviewedFilings: new ApiReviewedFilingsDriver(context, payment),
    rejections: unsupportedDriver('api', REJECTIONS_ACTIONS),
    personalData: unsupportedDriver('api', PERSONAL_DATA_ACTIONS),
    personalDataFilers: unsupportedDriver('api', PERSONAL_DATA_FILERS_ACTIONS),
    navigation: unsupportedDriver('api', NAVIGATION_ACTIONS),
    lists: unsupportedDriver('api', LISTS_ACTIONS),
    constants: unsupportedDriver('api', CONSTANTS_ACTIONS),
    screen: unsupportedDriver('api', SCREEN_ACTIONS),
    accounts: new ApiAccountsDriver(context),
    signedOn: new ApiSignedOnDriver(context),
  };
}
