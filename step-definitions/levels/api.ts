import type { FilingDriver } from './filing-driver';
import { ApiAddresses } from '../addresses/api';
import { ApiAgent } from '../agents/api';
import { ApiDesk } from '../context/api';
import { ApiFiles } from '../attachments/api';
import { ApiForm } from '../forms/api';
import { ApiNames } from '../names/api';
import { ApiPayment } from '../payment/api';
import { ApiReceipt } from '../receipt/api';
import { ApiRegistry } from '../registry/api';
import { ApiReview } from '../review/api';
import { onlyAt } from './level-driver';

const at = onlyAt('api');

/** Drives a started server through its contract, with the client that the application uses. */
export function apiDriver(): FilingDriver {
  const baseUrl = process.env.BASE_URL;
  if (!baseUrl) throw new Error('BASE_URL names the server to test; `npm run spec:api` starts one.');
  const desk = new ApiDesk(baseUrl.replace(/\/$/, ''));
  const payment = new ApiPayment(desk);
  const receipt = new ApiReceipt(desk, payment);
  return {
    // Beginning a filing is nothing that the server hears of.
    flow: at('flow', { begin: () => undefined }),
    beginning: at('beginning', {}),
    form: at('form', new ApiForm(desk, payment)),
    names: at('names', new ApiNames(desk, payment)),
    addresses: at('addresses', new ApiAddresses(desk)),
    people: at('people', {}),
    files: at('files', new ApiFiles(desk)),
    dates: at('dates', {}),
    notifications: at('notifications', {}),
    review: at('review', new ApiReview(desk, payment, receipt)),
    payment: at('payment', payment),
    receipt: at('receipt', receipt),
    agent: at('agent', new ApiAgent(desk)),
    agentRecord: at('agentRecord', {}),
    agentWay: at('agentWay', {}),
    passcode: at('passcode', {}),
    access: at('access', {}),
    account: at('account', {}),
    registry: new ApiRegistry(desk),
    portal: at('portal', {}),
    pending: at('pending', {}),
    queue: at('queue', {}),
    rejection: at('rejection', {}),
    privacy: at('privacy', {}),
    privacyFilers: at('privacyFilers', {}),
    navigation: at('navigation', {}),
    lists: at('lists', {}),
    constants: at('constants', {}),
    whatsNext: at('whatsNext', {}),
    failures: at('failures', {}),
    session: at('session', {}),
    screen: at('screen', {}),
    close: () => undefined,
  };
}
