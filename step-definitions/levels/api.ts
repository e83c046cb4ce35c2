import { ACCESS_VERBS } from '../access/driver';
import { ApiAddresses } from '../addresses/api';
import { AGENT_NAVIGATION_VERBS } from '../agent-navigation/driver';
import { AGENT_RECORDS_VERBS } from '../agent-records/driver';
import { ApiAgents } from '../agents/api';
import { ApiAttachments } from '../attachments/api';
import { BEGINNING_VERBS } from '../beginning/driver';
import { CONSTANTS_VERBS } from '../constants/driver';
import { ApiScenarioContext } from '../context/api';
import { EFFECTIVE_DATE_VERBS } from '../effective-date/driver';
import { FAILURES_VERBS } from '../failures/driver';
import { ApiFlow } from '../filing-flow/api';
import { ApiForms } from '../forms/api';
import { LISTS_VERBS } from '../lists/driver';
import { LOGIN_VERBS } from '../login/driver';
import { ApiNames } from '../names/api';
import { NAVIGATION_VERBS } from '../navigation/driver';
import { NOTIFICATIONS_VERBS } from '../notifications/driver';
import { PASSCODES_VERBS } from '../passcodes/driver';
import { ApiPayment } from '../payment/api';
import { PENDING_FILINGS_VERBS } from '../pending-filings/driver';
import { PENDING_QUEUE_VERBS } from '../pending-queue/driver';
import { PEOPLE_VERBS } from '../people/driver';
import { PERSONAL_DATA_FILERS_VERBS } from '../personal-data-filers/driver';
import { PERSONAL_DATA_VERBS } from '../personal-data/driver';
import { PORTAL_VERBS } from '../portal/driver';
import { ApiReceipt } from '../receipt/api';
import { ApiRecords } from '../records/api';
import { ApiRegistry } from '../registry/api';
import { REJECTIONS_VERBS } from '../rejections/driver';
import { ApiReview } from '../review/api';
import { SCREEN_VERBS } from '../screen/driver';
import { SESSION_VERBS } from '../session/driver';
import { ApiSignedOn } from '../signed-on/api';
import { WHATS_NEXT_VERBS } from '../whats-next/driver';
import type { FilingDriver } from './filing-driver';
import { incapableDriver } from './level-driver';

/** Drives a started server through its contract, with the client that the application uses. */
export function apiDriver(): FilingDriver {
  const baseUrl = process.env.BASE_URL;
  if (!baseUrl) throw new Error('BASE_URL names the server to test; `npm run spec:api` starts one.');
  const context = new ApiScenarioContext(baseUrl.replace(/\/$/, ''));
  const payment = new ApiPayment(context);
  const receipt = new ApiReceipt(context, payment);
  return {
    flow: new ApiFlow(),
    beginning: incapableDriver('api', BEGINNING_VERBS),
    session: incapableDriver('api', SESSION_VERBS),
    forms: new ApiForms(context, payment),
    names: new ApiNames(context, payment),
    addresses: new ApiAddresses(context),
    people: incapableDriver('api', PEOPLE_VERBS),
    attachments: new ApiAttachments(context),
    effectiveDate: incapableDriver('api', EFFECTIVE_DATE_VERBS),
    notifications: incapableDriver('api', NOTIFICATIONS_VERBS),
    review: new ApiReview(context, payment, receipt),
    payment,
    receipt,
    whatsNext: incapableDriver('api', WHATS_NEXT_VERBS),
    agents: new ApiAgents(context),
    agentRecords: incapableDriver('api', AGENT_RECORDS_VERBS),
    agentNavigation: incapableDriver('api', AGENT_NAVIGATION_VERBS),
    passcodes: incapableDriver('api', PASSCODES_VERBS),
    access: incapableDriver('api', ACCESS_VERBS),
    login: incapableDriver('api', LOGIN_VERBS),
    registry: new ApiRegistry(context),
    records: new ApiRecords(context, receipt),
    failures: incapableDriver('api', FAILURES_VERBS),
    portal: incapableDriver('api', PORTAL_VERBS),
    pendingFilings: incapableDriver('api', PENDING_FILINGS_VERBS),
    pendingQueue: incapableDriver('api', PENDING_QUEUE_VERBS),
    rejections: incapableDriver('api', REJECTIONS_VERBS),
    personalData: incapableDriver('api', PERSONAL_DATA_VERBS),
    personalDataFilers: incapableDriver('api', PERSONAL_DATA_FILERS_VERBS),
    navigation: incapableDriver('api', NAVIGATION_VERBS),
    lists: incapableDriver('api', LISTS_VERBS),
    constants: incapableDriver('api', CONSTANTS_VERBS),
    screen: incapableDriver('api', SCREEN_VERBS),
    signedOn: new ApiSignedOn(context),
  };
}
