import type { Page } from '@playwright/test';
import { BrowserAddresses } from '../addresses/browser';
import { BrowserAgent } from '../agents/browser';
import { BrowserSession } from '../session/browser';
import { BrowserDates } from '../effective-date/browser';
import { BrowserDesk } from '../context/browser';
import { BrowserFiles } from '../attachments/browser';
import { BrowserFlow } from '../filing-flow/browser';
import { BrowserForm } from '../forms/browser';
import { BrowserNames } from '../names/browser';
import { BrowserNotifications } from '../notifications/browser';
import { BrowserPayment } from '../payment/browser';
import { BrowserPeople } from '../people/browser';
import { BrowserFailures } from '../failures/browser';
import { BrowserReceipt } from '../receipt/browser';
import { BrowserReview } from '../review/browser';
import { BrowserScreen } from '../screen/browser';
import type { FilingDriver } from './filing-driver';
import { onlyAt } from './level-driver';

const at = onlyAt('browser');

/** Drives the application in a browser, by role and label. */
export function browserDriver(page: Page, baseUrl: string): FilingDriver {
  const desk = new BrowserDesk(page, baseUrl.replace(/\/$/, ''));
  const form = new BrowserForm(desk);
  return {
    flow: at('flow', new BrowserFlow(desk)),
    beginning: at('beginning', {}),
    session: new BrowserSession(desk),
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
    agentWay: at('agentWay', {}),
    passcode: at('passcode', {}),
    access: at('access', {}),
    account: at('account', {}),
    registry: at('registry', {}),
    portal: at('portal', {}),
    failures: at('failures', new BrowserFailures(desk)),
    pending: at('pending', {}),
    queue: at('queue', {}),
    rejection: at('rejection', {}),
    privacy: at('privacy', {}),
    privacyFilers: at('privacyFilers', {}),
    navigation: at('navigation', {}),
    lists: at('lists', {}),
    constants: at('constants', {}),
    whatsNext: at('whatsNext', {}),
    screen: new BrowserScreen(desk, form),
    close: () => undefined,
  };
}
