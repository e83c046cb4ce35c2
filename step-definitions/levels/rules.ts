import { RulesAccess } from '../access/rules';
import { RulesAddresses } from '../addresses/rules';
import { RulesAgentNavigation } from '../agent-navigation/rules';
import { RulesAgentRecords } from '../agent-records/rules';
import { RulesAgents } from '../agents/rules';
import { RulesAttachments } from '../attachments/rules';
import { RulesBeginning } from '../beginning/rules';
import { RulesConstants } from '../constants/rules';
import { RulesScenarioContext } from '../context/rules';
import { RulesEffectiveDate } from '../effective-date/rules';
import { RulesFailures } from '../failures/rules';
import { RulesFlow } from '../filing-flow/rules';
import { RulesForms } from '../forms/rules';
import { RulesLists } from '../lists/rules';
import { RulesLogin } from '../login/rules';
import { RulesNames } from '../names/rules';
import { RulesNavigation } from '../navigation/rules';
import { RulesNotifications } from '../notifications/rules';
import { RulesPasscodes } from '../passcodes/rules';
import { RulesPayment } from '../payment/rules';
import { RulesPendingFilings } from '../pending-filings/rules';
import { RulesPendingQueue } from '../pending-queue/rules';
import { RulesPeople } from '../people/rules';
import { RulesPersonalDataFilers } from '../personal-data-filers/rules';
import { RulesPersonalData } from '../personal-data/rules';
import { RulesPortal } from '../portal/rules';
import { RulesReceipt } from '../receipt/rules';
import { RulesRecords } from '../records/rules';
import { RulesRegistry } from '../registry/rules';
import { RulesRejections } from '../rejections/rules';
import { RulesReview } from '../review/rules';
import { RulesScreen } from '../screen/rules';
import { RulesSession } from '../session/rules';
import type { SignedOnDriver } from '../signed-on/driver';
import { SIGNED_ON_VERBS } from '../signed-on/driver';
import { RulesWhatsNext } from '../whats-next/rules';
import type { FilingDriver } from './filing-driver';
import { incapableDriver } from './level-driver';

const SIGNED_ON = incapableDriver<SignedOnDriver>('rules', SIGNED_ON_VERBS);

/**
 * Drives the rule book itself: no server, no browser, no clock but the scenario's. The driver of a noun is made when a step first asks
 * for it, because a scenario needs two or three of them and there are thousands of scenarios.
 */
export class RulesDriver implements FilingDriver {
  private readonly context = new RulesScenarioContext();
  private readonly made: { -readonly [Noun in keyof RulesDriver]?: RulesDriver[Noun] } = {};

  get flow(): RulesFlow {
    return (this.made.flow ??= new RulesFlow(this.context));
  }

  get beginning(): RulesBeginning {
    return (this.made.beginning ??= new RulesBeginning(this.context));
  }

  get session(): RulesSession {
    return (this.made.session ??= new RulesSession());
  }

  get forms(): RulesForms {
    return (this.made.forms ??= new RulesForms(this.context, this.names));
  }

  get names(): RulesNames {
    return (this.made.names ??= new RulesNames(this.context));
  }

  get addresses(): RulesAddresses {
    return (this.made.addresses ??= new RulesAddresses(this.forms));
  }

  get people(): RulesPeople {
    return (this.made.people ??= new RulesPeople());
  }

  get attachments(): RulesAttachments {
    return (this.made.attachments ??= new RulesAttachments(this.context, this.forms));
  }

  get effectiveDate(): RulesEffectiveDate {
    return (this.made.effectiveDate ??= new RulesEffectiveDate(this.context, this.forms));
  }

  get notifications(): RulesNotifications {
    return (this.made.notifications ??= new RulesNotifications());
  }

  get review(): RulesReview {
    return (this.made.review ??= new RulesReview(this.context));
  }

  get payment(): RulesPayment {
    return (this.made.payment ??= new RulesPayment(this.context));
  }

  get receipt(): RulesReceipt {
    return (this.made.receipt ??= new RulesReceipt());
  }

  get whatsNext(): RulesWhatsNext {
    return (this.made.whatsNext ??= new RulesWhatsNext());
  }

  get agents(): RulesAgents {
    return (this.made.agents ??= new RulesAgents());
  }

  get agentRecords(): RulesAgentRecords {
    return (this.made.agentRecords ??= new RulesAgentRecords());
  }

  get agentNavigation(): RulesAgentNavigation {
    return (this.made.agentNavigation ??= new RulesAgentNavigation(this.context));
  }

  get passcodes(): RulesPasscodes {
    return (this.made.passcodes ??= new RulesPasscodes());
  }

  get access(): RulesAccess {
    return (this.made.access ??= new RulesAccess(this.context));
  }

  get login(): RulesLogin {
    return (this.made.login ??= new RulesLogin(this.context));
  }

  get registry(): RulesRegistry {
    return (this.made.registry ??= new RulesRegistry());
  }

  get records(): RulesRecords {
    return (this.made.records ??= new RulesRecords());
  }

  get failures(): RulesFailures {
    return (this.made.failures ??= new RulesFailures());
  }

  get portal(): RulesPortal {
    return (this.made.portal ??= new RulesPortal());
  }

  get pendingFilings(): RulesPendingFilings {
    return (this.made.pendingFilings ??= new RulesPendingFilings());
  }

  get pendingQueue(): RulesPendingQueue {
    return (this.made.pendingQueue ??= new RulesPendingQueue());
  }

  get rejections(): RulesRejections {
    return (this.made.rejections ??= new RulesRejections());
  }

  get personalData(): RulesPersonalData {
    return (this.made.personalData ??= new RulesPersonalData());
  }

  get personalDataFilers(): RulesPersonalDataFilers {
    return (this.made.personalDataFilers ??= new RulesPersonalDataFilers());
  }

  get navigation(): RulesNavigation {
    return (this.made.navigation ??= new RulesNavigation());
  }

  get lists(): RulesLists {
    return (this.made.lists ??= new RulesLists());
  }

  get constants(): RulesConstants {
    return (this.made.constants ??= new RulesConstants());
  }

  get screen(): RulesScreen {
    return (this.made.screen ??= new RulesScreen(this.context));
  }

  readonly signedOn = SIGNED_ON;
}
