import type { FilingDriver } from './filing-driver';
import { lazily } from './lazily';
import { onlyAt } from './only-at';
import { RulesAccess } from './rules/access-part';
import { RulesAccount } from './rules/account-part';
import { RulesAddresses } from './rules/addresses-part';
import { RulesAgent } from './rules/agent-part';
import { RulesAgentRecord } from './rules/agent-record-part';
import { RulesAgentWay } from './rules/agent-way-part';
import { RulesBeginning } from './rules/beginning-part';
import { RulesDates } from './rules/dates-part';
import { RulesDesk } from './rules/desk';
import { RulesFigures } from './rules/figures-part';
import { RulesFiles } from './rules/files-part';
import { RulesFlow } from './rules/flow-part';
import { RulesFormPart } from './rules/form-part';
import { RulesNames } from './rules/names-part';
import { RulesNavigation } from './rules/navigation-part';
import { RulesNotifications } from './rules/notifications-part';
import { RulesPasscode } from './rules/passcode-part';
import { RulesPayment } from './rules/payment-part';
import { RulesPending } from './rules/pending-part';
import { RulesPeople } from './rules/people-part';
import { RulesPortal } from './rules/portal-part';
import { RulesPrivacyFilers } from './rules/privacy-filers-part';
import { RulesPrivacy } from './rules/privacy-part';
import { RulesQueue } from './rules/queue-part';
import { RulesReceipt } from './rules/receipt-part';
import { RulesRegistry } from './rules/registry-part';
import { RulesRejection } from './rules/rejection-part';
import { RulesReview } from './rules/review-part';
import { RulesScreen } from './rules/screen-part';

const at = onlyAt('rules');

/** Drives the rule book itself: no server, no browser, no clock but the scenario's. */
export function rulesDriver(): FilingDriver {
  const desk = new RulesDesk();
  const names = new RulesNames(desk);
  const form = new RulesFormPart(desk, names);
  return lazily({
    flow: () => at('flow', new RulesFlow(desk)),
    beginning: () => new RulesBeginning(desk),
    form: () => at('form', form),
    names: () => names,
    addresses: () => at('addresses', new RulesAddresses(form)),
    people: () => at('people', new RulesPeople()),
    files: () => at('files', new RulesFiles(desk, form)),
    dates: () => new RulesDates(desk, form),
    notifications: () => at('notifications', new RulesNotifications()),
    review: () => at('review', new RulesReview(desk)),
    payment: () => at('payment', new RulesPayment(desk)),
    receipt: () => at('receipt', new RulesReceipt()),
    agent: () => at('agent', new RulesAgent()),
    agentRecord: () => new RulesAgentRecord(),
    agentWay: () => new RulesAgentWay(desk),
    passcode: () => new RulesPasscode(),
    access: () => new RulesAccess(desk),
    account: () => new RulesAccount(desk),
    registry: () => at('registry', new RulesRegistry()),
    portal: () => new RulesPortal(),
    pending: () => new RulesPending(),
    queue: () => new RulesQueue(),
    rejection: () => new RulesRejection(),
    privacy: () => new RulesPrivacy(),
    privacyFilers: () => new RulesPrivacyFilers(),
    navigation: () => new RulesNavigation(),
    figures: () => new RulesFigures(),
    screen: () => at('screen', new RulesScreen(desk)),
    signedOn: () => at('signedOn', {}),
  });
}
