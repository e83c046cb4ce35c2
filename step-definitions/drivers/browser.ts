import type { Page } from '@playwright/test';
import { BrowserAccess } from './browser/access-part';
import { BrowserAddresses } from './browser/addresses-part';
import { BrowserAgent } from './browser/agent-part';
import { BrowserAgentWay } from './browser/agent-way-part';
import { BrowserBeginning } from './browser/beginning-part';
import { BrowserDates } from './browser/dates-part';
import { BrowserDesk } from './browser/desk';
import { BrowserFiles } from './browser/files-part';
import { BrowserFlow } from './browser/flow-part';
import { BrowserForm } from './browser/form-part';
import { BrowserNames } from './browser/names-part';
import { BrowserNotifications } from './browser/notifications-part';
import { BrowserPayment } from './browser/payment-part';
import { BrowserPeople } from './browser/people-part';
import { BrowserPortal } from './browser/portal-part';
import { BrowserReceipt } from './browser/receipt-part';
import { BrowserReview } from './browser/review-part';
import { BrowserScreen } from './browser/screen-part';
import { BrowserMenu, BrowserSignedOn } from './browser/signed-on-part';
import type { FilingDriver } from './filing-driver';
import { onlyAt } from './only-at';

const at = onlyAt('browser');

/** Drives the application in a browser, by role and label. */
export function browserDriver(page: Page, baseUrl: string): FilingDriver {
  const desk = new BrowserDesk(page, baseUrl.replace(/\/$/, ''));
  const form = new BrowserForm(desk);
  return {
    flow: at('flow', new BrowserFlow(desk)),
    beginning: at('beginning', new BrowserBeginning(desk)),
    form,
    names: at('names', new BrowserNames(desk)),
    addresses: at('addresses', new BrowserAddresses(desk, form)),
    people: at('people', new BrowserPeople(desk, form)),
    files: at('files', new BrowserFiles(desk)),
    dates: at('dates', new BrowserDates(desk, form)),
    notifications: at('notifications', new BrowserNotifications(desk, form)),
    review: at('review', new BrowserReview(desk, form)),
    payment: at('payment', new BrowserPayment(desk)),
    receipt: at('receipt', new BrowserReceipt(desk)),
    agent: at('agent', new BrowserAgent(desk)),
    agentRecord: at('agentRecord', {}),
    agentWay: at('agentWay', new BrowserAgentWay(desk, form)),
    passcode: at('passcode', {}),
    access: at('access', new BrowserAccess(desk)),
    account: at('account', {}),
    registry: at('registry', {}),
    portal: at('portal', new BrowserPortal(desk)),
    pending: at('pending', {}),
    queue: at('queue', {}),
    rejection: at('rejection', {}),
    privacy: at('privacy', {}),
    privacyFilers: at('privacyFilers', {}),
    navigation: at('navigation', new BrowserMenu(desk)),
    figures: at('figures', {}),
    screen: new BrowserScreen(desk, form),
    signedOn: at('signedOn', new BrowserSignedOn(desk)),
    close: () => undefined,
  };
}
