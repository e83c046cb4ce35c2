import type { Page } from '@playwright/test';
import { BrowserAccess } from '../access/browser';
import { BrowserAddresses } from '../addresses/browser';
import { BrowserAgentNavigation } from '../agent-navigation/browser';
import { AGENT_RECORDS_VERBS } from '../agent-records/driver';
import { BrowserAgents } from '../agents/browser';
import { BrowserAttachments } from '../attachments/browser';
import { BEGINNING_VERBS } from '../beginning/driver';
import { CONSTANTS_VERBS } from '../constants/driver';
import { BrowserScenarioContext } from '../context/browser';
import { BrowserEffectiveDate } from '../effective-date/browser';
import { BrowserFailures } from '../failures/browser';
import { BrowserFlow } from '../filing-flow/browser';
import { BrowserForms } from '../forms/browser';
import { LISTS_VERBS } from '../lists/driver';
import { LOGIN_VERBS } from '../login/driver';
import { BrowserNames } from '../names/browser';
import { BrowserNavigation } from '../navigation/browser';
import { BrowserNotifications } from '../notifications/browser';
import { PASSCODES_VERBS } from '../passcodes/driver';
import { BrowserPayment } from '../payment/browser';
import { PENDING_FILINGS_VERBS } from '../pending-filings/driver';
import { PENDING_QUEUE_VERBS } from '../pending-queue/driver';
import { BrowserPeople } from '../people/browser';
import { PERSONAL_DATA_FILERS_VERBS } from '../personal-data-filers/driver';
import { PERSONAL_DATA_VERBS } from '../personal-data/driver';
import { PORTAL_VERBS } from '../portal/driver';
import { BrowserReceipt } from '../receipt/browser';
import { BrowserRecords } from '../records/browser';
import { REGISTRY_VERBS } from '../registry/driver';
import { REJECTIONS_VERBS } from '../rejections/driver';
import { BrowserReview } from '../review/browser';
import { BrowserScreen } from '../screen/browser';
import { BrowserSession } from '../session/browser';
import { BrowserSignedOn } from '../signed-on/browser';
import { WHATS_NEXT_VERBS } from '../whats-next/driver';
import type { FilingDriver } from './filing-driver';
import { incapableDriver } from './level-driver';

/** Drives the application in a browser, by role and label. */
export function browserDriver(page: Page, baseUrl: string): FilingDriver {
  const context = new BrowserScenarioContext(page, baseUrl.replace(/\/$/, ''));
  const forms = new BrowserForms(context);
  return {
    flow: new BrowserFlow(context),
    beginning: incapableDriver('browser', BEGINNING_VERBS),
    session: new BrowserSession(context),
    forms,
    names: new BrowserNames(context),
    addresses: new BrowserAddresses(context, forms),
    people: new BrowserPeople(context, forms),
    attachments: new BrowserAttachments(context),
    effectiveDate: new BrowserEffectiveDate(context, forms),
    notifications: new BrowserNotifications(context, forms),
    review: new BrowserReview(context, forms),
    payment: new BrowserPayment(context),
    receipt: new BrowserReceipt(context),
    whatsNext: incapableDriver('browser', WHATS_NEXT_VERBS),
    agents: new BrowserAgents(context),
    agentRecords: incapableDriver('browser', AGENT_RECORDS_VERBS),
    agentNavigation: new BrowserAgentNavigation(context, forms),
    passcodes: incapableDriver('browser', PASSCODES_VERBS),
    access: new BrowserAccess(context),
    login: incapableDriver('browser', LOGIN_VERBS),
    registry: incapableDriver('browser', REGISTRY_VERBS),
    records: new BrowserRecords(context),
    failures: new BrowserFailures(context),
    portal: incapableDriver('browser', PORTAL_VERBS),
    pendingFilings: incapableDriver('browser', PENDING_FILINGS_VERBS),
    pendingQueue: incapableDriver('browser', PENDING_QUEUE_VERBS),
    rejections: incapableDriver('browser', REJECTIONS_VERBS),
    personalData: incapableDriver('browser', PERSONAL_DATA_VERBS),
    personalDataFilers: incapableDriver('browser', PERSONAL_DATA_FILERS_VERBS),
    navigation: new BrowserNavigation(context),
    lists: incapableDriver('browser', LISTS_VERBS),
    constants: incapableDriver('browser', CONSTANTS_VERBS),
    screen: new BrowserScreen(context, forms),
    signedOn: new BrowserSignedOn(context),
  };
}
