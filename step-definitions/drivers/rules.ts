import type { FilingDriver } from './filing-driver';
import { onlyAt } from './only-at';
import { RulesAddresses } from './rules/addresses-part';
import { RulesAgent } from './rules/agent-part';
import { RulesBeginning } from './rules/beginning-part';
import { RulesDates } from './rules/dates-part';
import { RulesDesk } from './rules/desk';
import { RulesFiles } from './rules/files-part';
import { RulesFlow } from './rules/flow-part';
import { RulesFormPart } from './rules/form-part';
import { RulesNames } from './rules/names-part';
import { RulesNotifications } from './rules/notifications-part';
import { RulesPayment } from './rules/payment-part';
import { RulesPeople } from './rules/people-part';
import { RulesPortal } from './rules/portal-part';
import { RulesReceipt } from './rules/receipt-part';
import { RulesReview } from './rules/review-part';

const at = onlyAt('rules');

/** Drives the rule book itself: no server, no browser, no clock but the scenario's. */
export function rulesDriver(): FilingDriver {
  const desk = new RulesDesk();
  const names = new RulesNames(desk);
  const form = new RulesFormPart(desk, names);
  return {
    flow: at('flow', new RulesFlow(desk)),
    beginning: new RulesBeginning(desk),
    form: at('form', form),
    names,
    addresses: at('addresses', new RulesAddresses()),
    people: at('people', new RulesPeople()),
    files: at('files', new RulesFiles()),
    dates: new RulesDates(desk, form),
    notifications: at('notifications', new RulesNotifications()),
    review: at('review', new RulesReview(desk)),
    payment: at('payment', new RulesPayment()),
    receipt: at('receipt', new RulesReceipt()),
    agent: at('agent', new RulesAgent()),
    registry: at('registry', {}),
    portal: new RulesPortal(),
    screen: at('screen', {}),
    close: () => undefined,
  };
}
