import assert from 'node:assert/strict';
import { SUBMISSION_STATES, type StepName } from '#rules';
import type { Phrases } from '../../foundation/phrases';
import { lookUp } from '../../words/vocabulary/look-up';
import type { ReturnCodesDriver } from './driver';

const PAYMENTS = {
  none: null,
  ...Object.fromEntries(SUBMISSION_STATES.map((state) => [state, state])),
} as Record<string, (typeof SUBMISSION_STATES)[number] | null>;

const entries = (listed: string): string[] => (listed === '' ? [] : listed.split(', '));

/** Filings that are saved for later and continued elsewhere. */
export const returnCodesPhrases: Phrases<{ returnCodes: ReturnCodesDriver }> = ({ When, Then }) => {
  When('the filer saves the filing for later', async function () {
    await this.driver.returnCodes.saveForLater();
  });
  When('the filer saves the filing for later again', async function () {
    await this.driver.returnCodes.saveForLater();
  });
  When('the filer deletes the filing', async function () {
    await this.driver.returnCodes.deleteFiling();
  });
  When('the filer returns with the code', async function () {
    const codes = await this.driver.returnCodes.shownCodes();
    await this.driver.returnCodes.comeBack(codes.at(-1) ?? '');
  });
  When('the filer returns with the first code', async function () {
    const [first = ''] = await this.driver.returnCodes.shownCodes();
    await this.driver.returnCodes.comeBack(first);
  });
  When('the filer returns with the code {text}', async function (code: string) {
    await this.driver.returnCodes.comeBack(code);
  });
  When('the filer returns to it while its payment is {text}', async function (payment: string) {
    await this.driver.returnCodes.comeBackDuringPayment(lookUp('state of a payment', PAYMENTS, payment));
  });
  When('somebody types {text} as the return code', async function (typed: string) {
    await this.driver.returnCodes.typeCode(typed);
  });
  When('somebody types {text} as the address for the link', async function (typed: string) {
    await this.driver.returnCodes.typeAddress(typed);
  });
  When('somebody looks for the receipt {text} of {text}', async function (number: string, email: string) {
    await this.driver.returnCodes.typePair(number, email);
  });
  When(
    'one device enters {text} as the email while another has saved {text} as the email',
    async function (here: string, there: string) {
      await this.driver.returnCodes.enterOnTwoDevices(here, there);
    },
  );
  When(
    'one device has {text} as notification emails while another has saved {text} as notification emails',
    async function (here: string, there: string) {
      await this.driver.returnCodes.listOnTwoDevices(entries(here), entries(there));
    },
  );
  Then('the notification emails that both devices show are {text}', async function (emails: string) {
    assert.equal((await this.driver.returnCodes.emails()).join(', '), emails);
  });
  Then('the filing goes on at the {step} step', async function (step: StepName) {
    assert.equal(await this.driver.returnCodes.stepToResume(), step);
  });
  Then('no filing is found', async function () {
    assert.equal(await this.driver.returnCodes.stepToResume(), null);
  });
  Then('the answer to the typed code is {text}', async function (problem: string) {
    assert.equal((await this.driver.returnCodes.problems()).join(' '), problem);
  });
  Then('the answer to the typed address is {text}', async function (problem: string) {
    assert.equal((await this.driver.returnCodes.problems()).join(' '), problem);
  });
  Then('the answer to the typed pair is {text}', async function (problem: string) {
    assert.equal((await this.driver.returnCodes.problems()).join(' '), problem);
  });
  Then('the email that both devices show is {text}', async function (email: string) {
    assert.equal(await this.driver.returnCodes.email(), email);
  });
  Then('the filer with two versions of a filing is told {text}', async function (message: string) {
    assert.equal(await this.driver.returnCodes.messageOfMerge(), message);
  });
  Then('the filer is told of a conflict: {text}', async function (told: string) {
    assert.equal(await this.driver.returnCodes.isConflictTold(), told === 'yes');
  });
};
