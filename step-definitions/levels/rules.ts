import type { FilingDriver } from './filing-driver';
import { lazily } from './lazily';
import { onlyAt } from './level-driver';
import { RulesAccess } from '../access/rules';
import { RulesAccount } from '../login/rules';
import { RulesAddresses } from '../addresses/rules';
import { RulesAgent } from '../agents/rules';
import { RulesAgentRecord } from '../agent-records/rules';
import { RulesAgentWay } from '../agent-navigation/rules';
import { RulesBeginning } from '../beginning/rules';
import { RulesDates } from '../effective-date/rules';
import { RulesDesk } from '../context/rules';
import { RulesLists } from '../lists/rules';
import { RulesConstants } from '../constants/rules';
import { RulesFailures } from '../failures/rules';
import { RulesSession } from '../session/rules';
import { RulesWhatsNext } from '../whats-next/rules';
import { RulesFiles } from '../attachments/rules';
import { RulesFlow } from '../filing-flow/rules';
import { RulesFormPart } from '../forms/rules';
import { RulesNames } from '../names/rules';
import { RulesNavigation } from '../navigation/rules';
import { RulesNotifications } from '../notifications/rules';
import { RulesPasscode } from '../passcodes/rules';
import { RulesPayment } from '../payment/rules';
import { RulesPending } from '../pending-filings/rules';
import { RulesPeople } from '../people/rules';
import { RulesPortal } from '../portal/rules';
import { RulesPrivacyFilers } from '../personal-data-filers/rules';
import { RulesPrivacy } from '../personal-data/rules';
import { RulesQueue } from '../pending-queue/rules';
import { RulesReceipt } from '../receipt/rules';
import { RulesRejection } from '../rejections/rules';
import { RulesReview } from '../review/rules';
import { RulesScreen } from '../screen/rules';

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
    registry: () => at('registry', {}),
    portal: () => new RulesPortal(),
    pending: () => new RulesPending(),
    queue: () => new RulesQueue(),
    rejection: () => new RulesRejection(),
    privacy: () => new RulesPrivacy(),
    privacyFilers: () => new RulesPrivacyFilers(),
    navigation: () => new RulesNavigation(),
    lists: () => new RulesLists(),
    constants: () => new RulesConstants(),
    failures: () => new RulesFailures(),
    session: () => new RulesSession(),
    whatsNext: () => new RulesWhatsNext(),
    screen: () => at('screen', new RulesScreen(desk)),
  });
}
