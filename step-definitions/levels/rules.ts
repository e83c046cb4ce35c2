import { RulesAgentChangesDriver } from '../filings/agent-changes/rules';
import type { AmendmentsDriver } from '../filings/amendments/driver';
import { AMENDMENTS_ACTIONS } from '../filings/amendments/driver';
import type { DissolutionsDriver } from '../filings/dissolutions/driver';
import { DISSOLUTIONS_ACTIONS } from '../filings/dissolutions/driver';
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
import { RulesReturnCodesDriver } from '../portal/return-codes/rules';
import { RulesRejectionsDriver } from '../staff/rejections/rules';
import { RulesRecordOnDayDriver } from '../record/record-on-day/rules';
import { RulesFilingLifeDriver } from '../record/filing-life/rules';
import { RulesRecordOrderDriver } from '../record/record-order/rules';
import { RulesReviewedFilingsDriver } from '../staff/reviewed-filings/rules';
import { RulesReportsDriver } from '../filings/periodic-reports/rules';
import { RulesReviewDriver } from '../filing/review/rules';
import { RulesScreenDriver } from '../portal/screen/rules';
import { RulesSessionDriver } from '../portal/session/rules';
import { RulesAccountsDriver } from '../staff/accounts/rules';
import type { SignedOnDriver } from '../staff/signed-on/driver';
import { SIGNED_ON_ACTIONS } from '../staff/signed-on/driver';
import { RulesWhatsNextDriver } from '../filing/whats-next/rules';
import type { FilingDriver } from './filing-driver';
import { unsupportedDriver } from '../foundation/level-driver';

const AMENDMENTS = unsupportedDriver<AmendmentsDriver>('rules', AMENDMENTS_ACTIONS);
const DISSOLUTIONS = unsupportedDriver<DissolutionsDriver>('rules', DISSOLUTIONS_ACTIONS);
const SIGNED_ON = unsupportedDriver<SignedOnDriver>('rules', SIGNED_ON_ACTIONS);

/**
 * Drives the rule book itself: no server, no browser, no clock but the scenario's. The driver of a noun is made when a step first asks
 * for it, because a scenario needs two or three of them and there are thousands of scenarios.
 */
export class RulesDriver implements FilingDriver {
  private readonly context = new RulesScenarioContext();
  private readonly made: { -readonly [Noun in keyof RulesDriver]?: RulesDriver[Noun] } = {};

  get flow(): RulesFlowDriver {
    return (this.made.flow ??= new RulesFlowDriver(this.context));
  }

  get beginning(): RulesBeginningDriver {
    return (this.made.beginning ??= new RulesBeginningDriver(this.context));
  }

  get session(): RulesSessionDriver {
    return (this.made.session ??= new RulesSessionDriver());
  }

  get forms(): RulesFormsDriver {
    return (this.made.forms ??= new RulesFormsDriver(this.context, this.names));
  }

  get names(): RulesNamesDriver {
    return (this.made.names ??= new RulesNamesDriver(this.context));
  }

  get addresses(): RulesAddressesDriver {
    return (this.made.addresses ??= new RulesAddressesDriver(this.forms));
  }

  get people(): RulesPeopleDriver {
    return (this.made.people ??= new RulesPeopleDriver(this.context));
  }

  get attachments(): RulesAttachmentsDriver {
    return (this.made.attachments ??= new RulesAttachmentsDriver(this.context, this.forms));
  }

  get effectiveDate(): RulesEffectiveDateDriver {
    return (this.made.effectiveDate ??= new RulesEffectiveDateDriver(this.context, this.forms));
  }

  get notifications(): RulesNotificationsDriver {
    return (this.made.notifications ??= new RulesNotificationsDriver());
  }

  get review(): RulesReviewDriver {
    return (this.made.review ??= new RulesReviewDriver(this.context));
  }

  get payment(): RulesPaymentDriver {
    return (this.made.payment ??= new RulesPaymentDriver(this.context));
  }

  get receipt(): RulesReceiptDriver {
    return (this.made.receipt ??= new RulesReceiptDriver());
  }

  get whatsNext(): RulesWhatsNextDriver {
    return (this.made.whatsNext ??= new RulesWhatsNextDriver(this.context));
  }

  get agents(): RulesAgentsDriver {
    return (this.made.agents ??= new RulesAgentsDriver());
  }

  get agentRecords(): RulesAgentRecordsDriver {
    return (this.made.agentRecords ??= new RulesAgentRecordsDriver());
  }

  get agentNavigation(): RulesAgentNavigationDriver {
    return (this.made.agentNavigation ??= new RulesAgentNavigationDriver(this.context));
  }

  get passcodes(): RulesPasscodesDriver {
    return (this.made.passcodes ??= new RulesPasscodesDriver());
  }

  get law(): RulesLawDriver {
    return (this.made.law ??= new RulesLawDriver());
  }

  get restorations(): RulesRestorationsDriver {
    return (this.made.restorations ??= new RulesRestorationsDriver(this.context));
  }

  get agentChanges(): RulesAgentChangesDriver {
    return (this.made.agentChanges ??= new RulesAgentChangesDriver());
  }

  get amendments(): AmendmentsDriver {
    return AMENDMENTS;
  }

  get dissolutions(): DissolutionsDriver {
    return DISSOLUTIONS;
  }

  get entityFilings(): RulesEntityFilingsDriver {
    return (this.made.entityFilings ??= new RulesEntityFilingsDriver(this.context));
  }

  get access(): RulesAccessDriver {
    return (this.made.access ??= new RulesAccessDriver(this.context));
  }

  get login(): RulesLoginDriver {
    return (this.made.login ??= new RulesLoginDriver(this.context));
  }

  get registry(): RulesRegistryDriver {
    return (this.made.registry ??= new RulesRegistryDriver());
  }

  get returnCodes(): RulesReturnCodesDriver {
    return (this.made.returnCodes ??= new RulesReturnCodesDriver(this.context));
  }

  get records(): RulesRecordsDriver {
    return (this.made.records ??= new RulesRecordsDriver(this.context));
  }

  get reports(): RulesReportsDriver {
    return (this.made.reports ??= new RulesReportsDriver());
  }

  get failures(): RulesFailuresDriver {
    return (this.made.failures ??= new RulesFailuresDriver());
  }

  get publicPages(): RulesPublicPagesDriver {
    return (this.made.publicPages ??= new RulesPublicPagesDriver());
  }

  get portal(): RulesPortalDriver {
    return (this.made.portal ??= new RulesPortalDriver());
  }

  get pendingFilings(): RulesPendingFilingsDriver {
    return (this.made.pendingFilings ??= new RulesPendingFilingsDriver());
  }

  get paymentMatters(): RulesPaymentMattersDriver {
    return (this.made.paymentMatters ??= new RulesPaymentMattersDriver());
  }

  get pendingQueue(): RulesPendingQueueDriver {
    return (this.made.pendingQueue ??= new RulesPendingQueueDriver());
  }

  get coming(): RulesComingDriver {
    return (this.made.coming ??= new RulesComingDriver());
  }

  get recordOnDay(): RulesRecordOnDayDriver {
    return (this.made.recordOnDay ??= new RulesRecordOnDayDriver(this.recordOrder));
  }

  get filingLife(): RulesFilingLifeDriver {
    return (this.made.filingLife ??= new RulesFilingLifeDriver());
  }

  get recordOrder(): RulesRecordOrderDriver {
    return (this.made.recordOrder ??= new RulesRecordOrderDriver());
  }

  get reviewedFilings(): RulesReviewedFilingsDriver {
    return (this.made.reviewedFilings ??= new RulesReviewedFilingsDriver());
  }

  get rejections(): RulesRejectionsDriver {
    return (this.made.rejections ??= new RulesRejectionsDriver());
  }

  get personalData(): RulesPersonalDataDriver {
    return (this.made.personalData ??= new RulesPersonalDataDriver());
  }

  get personalDataFilers(): RulesPersonalDataFilersDriver {
    return (this.made.personalDataFilers ??= new RulesPersonalDataFilersDriver());
  }

  get navigation(): RulesNavigationDriver {
    return (this.made.navigation ??= new RulesNavigationDriver());
  }

  get lists(): RulesListsDriver {
    return (this.made.lists ??= new RulesListsDriver());
  }

  get constants(): RulesConstantsDriver {
    return (this.made.constants ??= new RulesConstantsDriver());
  }

  get screen(): RulesScreenDriver {
    return (this.made.screen ??= new RulesScreenDriver(this.context));
  }

  readonly accounts = new RulesAccountsDriver();
  readonly signedOn = SIGNED_ON;
}
