import type { FilingDriver } from './filing-driver';
import { ApiAddresses } from './api/addresses-part';
import { ApiAgent } from './api/agent-part';
import { ApiDesk } from './api/desk';
import { ApiFiles } from './api/files-part';
import { ApiForm } from './api/form-part';
import { ApiNames } from './api/names-part';
import { ApiPayment } from './api/payment-part';
import { ApiReceipt } from './api/receipt-part';
import { ApiRegistry } from './api/registry-part';
import { ApiReview } from './api/review-part';
import { ApiSignedOn } from './api/signed-on-part';
import { onlyAt } from './only-at';

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
    registry: at('registry', new ApiRegistry(desk)),
    portal: at('portal', {}),
    pending: at('pending', {}),
    queue: at('queue', {}),
    rejection: at('rejection', {}),
    privacy: at('privacy', {}),
    privacyFilers: at('privacyFilers', {}),
    navigation: at('navigation', {}),
    figures: at('figures', {}),
    screen: at('screen', {}),
    signedOn: at('signedOn', new ApiSignedOn(desk)),
    close: () => undefined,
  };
}
