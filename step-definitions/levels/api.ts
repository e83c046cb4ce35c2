import { ApiComingDriver } from '../coming/api';
import { ACCESS_ACTIONS } from '../access/driver';
import { ApiAccountsDriver } from '../accounts/api';
import { ApiAddressesDriver } from '../addresses/api';
import { AGENT_NAVIGATION_ACTIONS } from '../agent-navigation/driver';
import { AGENT_RECORDS_ACTIONS } from '../agent-records/driver';
import { ApiAgentsDriver } from '../agents/api';
import { ApiAgentChangesDriver } from '../agent-changes/api';
import { ApiAmendmentsDriver } from '../amendments/api';
import { ApiAttachmentsDriver } from '../attachments/api';
import { BEGINNING_ACTIONS } from '../beginning/driver';
import { CONSTANTS_ACTIONS } from '../constants/driver';
import { ApiRestorationsDriver } from '../restorations/api';
import { ENTITY_FILINGS_ACTIONS } from '../entity-filings/driver';
import { ApiScenarioContext } from '../context/api';
import { EFFECTIVE_DATE_ACTIONS } from '../effective-date/driver';
import { FAILURES_ACTIONS } from '../failures/driver';
import { ApiFlowDriver } from '../filing-flow/api';
import { ApiFormsDriver } from '../forms/api';
import { LAW_ACTIONS } from '../law/driver';
import { LISTS_ACTIONS } from '../lists/driver';
import { LOGIN_ACTIONS } from '../login/driver';
import { ApiNamesDriver } from '../names/api';
import { NAVIGATION_ACTIONS } from '../navigation/driver';
import { NOTIFICATIONS_ACTIONS } from '../notifications/driver';
import { ApiPasscodesDriver } from '../passcodes/api';
import { ApiPaymentDriver } from '../payment/api';
import { ApiPendingFilingsDriver } from '../pending-filings/api';
import { ApiPaymentMattersDriver } from '../payment-matters/api';
import { PENDING_QUEUE_ACTIONS } from '../pending-queue/driver';
import { PEOPLE_ACTIONS } from '../people/driver';
import { PERSONAL_DATA_FILERS_ACTIONS } from '../personal-data-filers/driver';
import { PERSONAL_DATA_ACTIONS } from '../personal-data/driver';
import { ApiPublicPagesDriver } from '../public-pages/api';
import { PORTAL_ACTIONS } from '../portal/driver';
import { ApiReceiptDriver } from '../receipt/api';
import { ApiRecordsDriver } from '../records/api';
import { ApiRegistryDriver } from '../registry/api';
import { ApiReturnCodesDriver } from '../return-codes/api';
import { REJECTIONS_ACTIONS } from '../rejections/driver';
import { ApiReportsDriver } from '../periodic-reports/api';
import { ApiRecordOnDayDriver } from '../record-on-day/api';
import { RECORD_ORDER_ACTIONS } from '../record-order/driver';
import { ApiReviewedFilingsDriver } from '../reviewed-filings/api';
import { ApiReviewDriver } from '../review/api';
import { SCREEN_ACTIONS } from '../screen/driver';
import { SESSION_ACTIONS } from '../session/driver';
import { ApiSignedOnDriver } from '../signed-on/api';
import { WHATS_NEXT_ACTIONS } from '../whats-next/driver';
import type { FilingDriver } from './filing-driver';
import { unsupportedDriver } from './level-driver';

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
