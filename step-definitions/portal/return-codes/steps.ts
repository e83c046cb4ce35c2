import assert from 'node:assert/strict';
import { SUBMISSION_STATES } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { says } from '../../foundation/answers';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ReturnCodesDriver } from './driver';

const PAYMENTS = {
  none: null,
  ...Object.fromEntries(SUBMISSION_STATES.map((state) => [state, state])),
} as Record<string, (typeof SUBMISSION_STATES)[number] | null>;

const entries = (listed: string): string[] => (listed === '' ? [] : listed.split(', '));

/** Filings that are saved for later and continued elsewhere. */
export const returnCodesPhrases: Phrases<{ returnCodes: ReturnCodesDriver }> = ({ When, Then }) => {
  When('the filer saves the filing for later', ({ returnCodes }) => returnCodes.saveForLater());
  When('the filer saves the filing for later again', ({ returnCodes }) => returnCodes.saveForLater());
  When('the filer deletes the filing', ({ returnCodes }) => returnCodes.deleteFiling());
  When('the filer returns with the code', async ({ returnCodes }) => {
    const codes = await returnCodes.shownCodes();
    await returnCodes.comeBack(codes.at(-1) ?? '');
  });
  When('the filer returns with the first code', async ({ returnCodes }) => {
    const [first = ''] = await returnCodes.shownCodes();
    await returnCodes.comeBack(first);
  });
  When('the filer returns with the code {text}', ({ returnCodes }, code: string) =>
    returnCodes.comeBack(code),
  );
  When('the filer returns to it while its payment is {text}', ({ returnCodes }, payment: string) =>
    returnCodes.comeBackDuringPayment(lookUp('state of a payment', PAYMENTS, payment)),
  );
  When('somebody types {text} as the return code', ({ returnCodes }, typed: string) =>
    returnCodes.typeCode(typed),
  );
  When('somebody types {text} as the address for the link', ({ returnCodes }, typed: string) =>
    returnCodes.typeAddress(typed),
  );
  When('somebody looks for the receipt {text} of {text}', ({ returnCodes }, number: string, email: string) =>
    returnCodes.typePair(number, email),
  );
  When(
    'one device enters {text} as the email while another has saved {text} as the email',
    ({ returnCodes }, here: string, there: string) => returnCodes.enterOnTwoDevices(here, there),
  );
  When(
    'one device has {text} as notification emails while another has saved {text} as notification emails',
    ({ returnCodes }, here: string, there: string) =>
      returnCodes.listOnTwoDevices(entries(here), entries(there)),
  );
  Then('the notification emails that both devices show are {text}', async ({ returnCodes }, emails: string) =>
    assert.equal((await returnCodes.emails()).join(', '), emails),
  );
  Then('the filing goes on at the {step} step', says('returnCodes', 'stepToResume'));
  Then('no filing is found', async ({ returnCodes }) => assert.equal(await returnCodes.stepToResume(), null));
  Then('the answer to the typed code is {text}', async ({ returnCodes }, problem: string) =>
    assert.equal((await returnCodes.problems()).join(' '), problem),
  );
  Then('the answer to the typed address is {text}', async ({ returnCodes }, problem: string) =>
    assert.equal((await returnCodes.problems()).join(' '), problem),
  );
  Then('the answer to the typed pair is {text}', async ({ returnCodes }, problem: string) =>
    assert.equal((await returnCodes.problems()).join(' '), problem),
  );
  Then('the email that both devices show is {text}', says('returnCodes', 'email'));
  Then('the filer with two versions of a filing is told {text}', says('returnCodes', 'messageOfMerge'));
  Then('the filer is told of a conflict: {text}', async ({ returnCodes }, told: string) =>
    assert.equal(await returnCodes.isConflictTold(), told === 'yes'),
  );
};
