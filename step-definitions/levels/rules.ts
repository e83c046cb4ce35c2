import { RulesAgentChangesDriver } from '../filings/agent-changes/rules';
import { RulesRestorationsDriver } from '../filings/restorations/rules';
import { RulesAccessDriver } from '../access/access/rules';
import { RulesAddressesDriver } from '../steps/addresses/rules';
import { RulesAgentNavigationDriver } from '../agent/agent-navigation/rules';
import { RulesAgentRecordsDriver } from '../agent/agent-records/rules';
import { RulesAgentsDriver } from '../agent/agents/rules';
import { RulesAttachmentsDriver } from '../steps/attachments/rules';
import { RulesBeginningDriver } from '../filing/beginning/rules';
import { RulesComingDriver } from '../record/coming/rules';
import { RulesConstantsDriver } from '../portal/constants/rules';
import { RulesScenarioContext } from '../scenario/context/rules';
import { RulesEffectiveDateDriver } from '../steps/effective-date/rules';
import { RulesEntityFilingsDriver } from '../filing/entity-filings/rules';
import { RulesFailuresDriver } from '../portal/failures/rules';
import { RulesFlowDriver } from '../filing/filing-flow/rules';
import { RulesFormsDriver } from '../forms/rules';
import { RulesLawDriver } from '../portal/law/rules';
import { RulesListsDriver } from '../portal/lists/rules';
import { RulesLoginDriver } from '../access/login/rules';
import { RulesNamesDriver } from '../steps/names/rules';
import { RulesNavigationDriver } from '../portal/navigation/rules';
import { RulesNotificationsDriver } from '../steps/notifications/rules';
import { RulesPasscodesDriver } from '../agent/passcodes/rules';
import { RulesPaymentDriver } from '../payment/rules';
import { RulesPendingFilingsDriver } from '../staff/pending-filings/rules';
import { RulesPaymentMattersDriver } from '../staff/payment-matters/rules';
import { RulesPendingQueueDriver } from '../staff/pending-queue/rules';
import { RulesPeopleDriver } from '../steps/people/rules';
import { RulesPersonalDataFilersDriver } from '../staff/personal-data-filers/rules';
import { RulesPersonalDataDriver } from '../staff/personal-data/rules';
import { RulesPublicPagesDriver } from '../record/public-pages/rules';
import { RulesPortalDriver } from '../portal/portal/rules';
import { RulesReceiptDriver } from '../filing/receipt/rules';
import { RulesRecordsDriver } from '../record/records/rules';
import { RulesRegistryDriver } from '../portal/registry/rules';
import { RulesFollowersDriver } from '../portal/followers/rules';
import { RulesReturnCodesDriver } from '../portal/return-codes/rules';
import { RulesRejectionsDriver } from '../staff/rejections/rules';
import { RulesOpenKeysDriver } from '../record/open-keys/rules';
import { RulesOpenRecordDriver } from '../record/open-record/rules';
import { RulesNoticesDriver } from '../record/notices/rules';
import { RulesRemindersDriver } from '../record/reminders/rules';
import { RulesRecordOnDayDriver } from '../record/record-on-day/rules';
import { RulesFilingLifeDriver } from '../record/filing-life/rules';
import { RulesRecordOrderDriver } from '../record/record-order/rules';
import { RulesReviewedFilingsDriver } from '../staff/reviewed-filings/rules';
import { RulesReportsDriver } from '../filings/periodic-reports/rules';
import { RulesReviewDriver } from '../filing/review/rules';
import { RulesScreenDriver } from '../portal/screen/rules';
import { RulesSessionDriver } from '../portal/session/rules';
import { RulesAccountsDriver } from '../staff/accounts/rules';
import { RulesWhatsNextDriver } from '../filing/whats-next/rules';
import type { FilingDriver } from './filing-driver';
import { atLevel } from '../foundation/level-driver';

/** Drives the rule book itself: no server, no browser, no clock but the scenario's. */
export function rulesDriver(): FilingDriver {
  const context = new RulesScenarioContext();
  const names = new RulesNamesDriver(context);
  const forms = new RulesFormsDriver(context, names);
  const recordOrder = new RulesRecordOrderDriver();
  return atLevel<FilingDriver>('rules', {
    flow: new RulesFlowDriver(context),
    beginning: new RulesBeginningDriver(context),
    session: new RulesSessionDriver(),
    forms,
    names,
    addresses: new RulesAddressesDriver(forms),
    people: new RulesPeopleDriver(context),
    attachments: new RulesAttachmentsDriver(context, forms),
    effectiveDate: new RulesEffectiveDateDriver(context, forms),
    notifications: new RulesNotificationsDriver(),
    review: new RulesReviewDriver(context),
    payment: new RulesPaymentDriver(context),
    receipt: new RulesReceiptDriver(),
    whatsNext: new RulesWhatsNextDriver(context),
    agents: new RulesAgentsDriver(),
    agentRecords: new RulesAgentRecordsDriver(),
    agentNavigation: new RulesAgentNavigationDriver(context),
    passcodes: new RulesPasscodesDriver(),
    law: new RulesLawDriver(),
    restorations: new RulesRestorationsDriver(context),
    agentChanges: new RulesAgentChangesDriver(),
    entityFilings: new RulesEntityFilingsDriver(context),
    access: new RulesAccessDriver(context),
    login: new RulesLoginDriver(context),
    registry: new RulesRegistryDriver(),
    followers: new RulesFollowersDriver(),
    returnCodes: new RulesReturnCodesDriver(context),
    records: new RulesRecordsDriver(context),
    reports: new RulesReportsDriver(),
    failures: new RulesFailuresDriver(),
    publicPages: new RulesPublicPagesDriver(),
    portal: new RulesPortalDriver(),
    pendingFilings: new RulesPendingFilingsDriver(),
    paymentMatters: new RulesPaymentMattersDriver(),
    pendingQueue: new RulesPendingQueueDriver(),
    coming: new RulesComingDriver(),
    openKeys: new RulesOpenKeysDriver(),
    openRecord: new RulesOpenRecordDriver(recordOrder),
    notices: new RulesNoticesDriver(),
    reminders: new RulesRemindersDriver(),
    recordOnDay: new RulesRecordOnDayDriver(recordOrder),
    filingLife: new RulesFilingLifeDriver(),
    recordOrder,
    reviewedFilings: new RulesReviewedFilingsDriver(),
    rejections: new RulesRejectionsDriver(),
    personalData: new RulesPersonalDataDriver(),
    personalDataFilers: new RulesPersonalDataFilersDriver(),
    navigation: new RulesNavigationDriver(),
    lists: new RulesListsDriver(),
    constants: new RulesConstantsDriver(),
    screen: new RulesScreenDriver(context),
    accounts: new RulesAccountsDriver(),
  });
}
